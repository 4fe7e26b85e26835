# The words of the lesson in French.

## What all its figures say

start-again = Recommencer
error-figure-unknown = Aucune figure ne s’appelle « { $name } ». Les figures sont : { $names }.
question-title = Prédire, puis voir
question-hint = Choisissez une réponse ; la figure montrera alors ce que le cœur calcule.
question-right = Oui.
question-wrong = Pas tout à fait.
question-mark-right = juste
question-mark-wrong = votre réponse
figure-notice = À remarquer
figure-try = À essayer

## Titles of the figures

figure-bottleneck = Tout dans un seul vecteur
figure-dictionary = Un dictionnaire flou
figure-context = Le contexte fait tourner un mot
figure-three-stages = Les trois étapes
figure-glossary = Vocabulaire et sources
figure-quiz = Le quiz
figure-decoder = Un mot à la fois
figure-global-local = Près et loin
figure-projections = Former requêtes, clés, valeurs
figure-online-softmax = Le softmax en un seul passage

## The page of the lesson

lesson-page-title = { $chapter } – L’attention, une leçon qui calcule
lesson-chapters = Chapitres
lesson-done = réponse donnée
lesson-pager = Autres chapitres
lesson-previous = Précédent
references = D’où cela vient
lesson-next = Suivant

## Glossary

glossary-query = requête
glossary-query-spellings = requête|requêtes
glossary-query-text = Un vecteur qui dit ce que l’on cherche. Il est comparé à chaque clé : plus une clé lui correspond, plus elle reçoit d’attention. Un décodeur interroge de nouveau pour chaque mot qu’il écrit ; sa requête change donc d’un mot à l’autre.
glossary-key = clé
glossary-key-spellings = clé|clés
glossary-key-text = Un vecteur qui dit ce qu’une entrée a à offrir. Le produit scalaire d’une requête et d’une clé est leur score. Une clé sert seulement à comparer : ce qui est transmis, c’est la valeur qui lui est associée.
glossary-value = valeur
glossary-value-spellings = valeur|valeurs
glossary-value-text = Un vecteur qui contient ce qu’une entrée transmet quand l’attention se porte sur elle. À chaque clé correspond une valeur. La somme de toutes les valeurs, chacune multipliée par son poids, est la sortie.
glossary-score = score
glossary-score-spellings = score|scores
glossary-score-text = Un nombre qui dit à quel point une requête et une clé se correspondent : leur produit scalaire, souvent divisé par la racine carrée du nombre de leurs composantes. Il peut être n’importe quel nombre, même négatif. Pour le softmax, seuls comptent les écarts entre les scores d’une même requête.
glossary-softmax = softmax
glossary-softmax-spellings = softmax
glossary-softmax-text = La fonction qui change les scores d’une requête en poids : le nombre e est élevé à la puissance de chaque score, et chaque résultat est divisé par la somme de tous. Un score plus grand reçoit toujours un poids plus grand, mais aucun n’est tout à fait réduit au silence.
glossary-weight = poids
glossary-weight-spellings = poids
glossary-weight-text = La part de son attention qu’une requête donne à une clé. Le softmax tire les poids d’une requête de ses scores : aucun n’est négatif, et ensemble ils forment un tout.
glossary-context-vector = vecteur de contexte
glossary-context-vector-spellings = vecteur de contexte|vecteurs de contexte
glossary-context-vector-text = Ce que l’attention transmet à une requête : la somme de toutes les valeurs, chacune multipliée par son poids. Il rassemble, où que ce soit dans la phrase, ce qui importe à cet instant.
glossary-alignment = alignement
glossary-alignment-spellings = alignement|alignements
glossary-alignment-text = Les mots de l’entrée dont se sert un mot de la sortie, et avec quelle force. Écrits ligne sous ligne, les poids de tous les mots de la sortie forment la matrice d’alignement. Là où deux langues rangent leurs mots dans le même ordre, ses grands poids suivent la diagonale.
glossary-self-attention = auto-attention
glossary-self-attention-spellings = auto-attention
glossary-self-attention-text = Une attention dont les requêtes, les clés et les valeurs viennent toutes des mêmes mots. Chaque mot interroge tous les mots de sa propre phrase, lui compris, et en tire ce qu’ils disent du sens qu’il a ici.
glossary-cross-attention = attention croisée
glossary-cross-attention-spellings = attention croisée|attentions croisées
glossary-cross-attention-text = Une attention d’une liste vers une autre : les requêtes viennent de l’une, les clés et les valeurs de l’autre. Ainsi, un traducteur qui écrit un mot interroge tous les mots qu’il a lus.
glossary-head = tête
glossary-head-spellings = tête|têtes
glossary-head-text = Une des attentions qui travaillent côte à côte sur les mêmes mots, chacune avec ses propres requêtes, clés et valeurs : chacune peut ainsi chercher autre chose. Leurs sorties sont mises bout à bout, puis mélangées par une dernière matrice.
glossary-mask = masque
glossary-mask-spellings = masque|masques
glossary-mask-text = Une règle qui cache des clés aux requêtes. Moins l’infini est ajouté au score d’une clé cachée, et son poids devient nul. Un masque causal cache tout ce qui vient après : un modèle qui écrit ne doit pas regarder devant lui.
glossary-temperature = température
glossary-temperature-spellings = température|températures
glossary-temperature-text = Un nombre positif par lequel tous les scores sont divisés avant le softmax. Une température basse concentre : presque toute l’attention va au plus grand score. Une température haute égalise : toutes les clés reçoivent presque le même poids.

## References

reference-kind-paper = article
reference-kind-video = vidéo
reference-kind-post = billet de blog
reference-bahdanau-about = Là où l’attention a commencé : un traducteur qui revient à chaque mot de l’entrée, au lieu de s’en tenir à un vecteur fixe. Un petit réseau calcule ses scores.
reference-luong-about = Le produit scalaire comme score, et l’attention à une fenêtre de mots à côté de l’attention à tous.
reference-vaswani-about = L’attention seule, sans récurrence : produits scalaires mis à l’échelle, plusieurs têtes, positions faites de sinus et de cosinus.
reference-milakov-about = Le softmax en un seul passage sur les scores : un maximum courant, et une somme remise à l’échelle chaque fois que ce maximum grandit.
reference-dao-about = L’attention calculée bloc par bloc avec ce softmax en un passage : exacte, et sans jamais garder le tableau entier des poids.
reference-statquest-about = D’un encodeur et d’un décodeur à l’attention, un pas après l’autre.
reference-blue-brown-about = Comment le contexte affine le sens d’un mot, en images animées.
reference-mody-about = Du dictionnaire à l’attention : chercher la clé exacte, puis la plus semblable, puis mélanger.
