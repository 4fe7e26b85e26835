# The words of the figure `three-stages` in the lesson, in French.

figure-three-stages-about = Une requête rencontre chaque clé : les produits scalaires disent à quel point elles s’accordent. Le softmax fait de ces scores les parts d’un tout, et ces parts mêlent les valeurs en une sortie, le vecteur de contexte.
figure-three-stages-notice = Rien n’est choisi tout à fait : chaque valeur a sa part de la sortie, si petite soit-elle. La sortie ressemble le plus à la valeur qui a le plus grand poids.
figure-three-stages-try = Baissez la température et voyez grandir la plus grande part ; choisissez ensuite une autre requête : les mêmes clés et valeurs donnent une autre réponse.
setting-three-stages-example = Exemple
setting-three-stages-example-sous-la-table = « sous la table »
setting-three-stages-example-softmax-alone = le softmax seul
setting-three-stages-query = Requête
setting-three-stages-query-sous = « sous »
setting-three-stages-query-la = « la »
setting-three-stages-query-table = « table »
setting-three-stages-temperature = Température
three-stages-question = Trouvez l’erreur : un cours imprime les poids { $a } ; { $b } ; { $c } ; { $d } et { $e } pour ces scores. Ce ne sont pas ceux du softmax à la température ordinaire, un. À quelle température le softmax s’en approche-t-il le plus ?
three-stages-question-option = { $temperature }
three-stages-question-because = Une température plus basse agrandit la plus grande part. La distance entre la ligne imprimée et le softmax, la divergence de Kullback-Leibler, vaut { $near } à la moitié de la température, et { $plain } à la température ordinaire.
