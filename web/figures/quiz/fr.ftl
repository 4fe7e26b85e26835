# The words of the quiz in French.

figure-quiz-about = Des questions sur toute la leçon. Aucune réponse n’est enregistrée d’avance : la vôtre est comparée à ce que le cœur calcule. Essayez autant de fois que vous voulez.

## Around the items

quiz-places = Questions du quiz
quiz-place = { $place } : { $title }, { $outcome }
quiz-place-first = juste du premier coup
quiz-place-later = juste
quiz-place-tried = pas encore juste
quiz-place-open = à faire
quiz-count = Question { $place } sur { $all }
quiz-before = Précédente
quiz-next = Suivante
quiz-to-result = Voir le résultat
quiz-check = Vérifier
quiz-hint = Indice
quiz-right = Juste.
quiz-wrong = Pas encore.
quiz-mark-right = juste
quiz-mark-wrong = pas celle-ci
quiz-choice-none = Choisissez une des réponses.
quiz-move-up = Monter
quiz-move-down = Descendre
quiz-number-label = Votre nombre, à deux décimales
quiz-number-none = Écrivez un nombre en chiffres, par exemple 0,27.
quiz-number-coarse = Juste, mais peu précis. Donnez deux décimales.
quiz-number-more = Le nombre est plus grand.
quiz-number-less = Le nombre est plus petit.
quiz-change-not = La barre n’a pas encore dépassé le repère.
quiz-seed = Graine
quiz-seed-use = Utiliser cette graine
quiz-seed-other = D’autres nombres
quiz-seed-note = La même graine donne partout les mêmes questions. Vos réponses restent avec leur graine.
quiz-seed-problem = « { $text } » n’est pas une graine. Une graine est un nombre entier d’un à six chiffres.
quiz-option-word = { $word }

## The result

quiz-result = Résultat
quiz-result-count = { $right ->
    [0] Aucune réponse juste
    [1] Une réponse juste
   *[other] { $right } réponses justes
} sur { $all }, dont { $first } du premier coup.
quiz-report = À copier et à transmettre
quiz-report-head = Quiz sur l’attention, graine { $seed } : { $right } sur { $all } justes, dont { $first } du premier coup
quiz-report-line = { $place }. { $title } : { $outcome }
quiz-outcome-first = juste du premier coup
quiz-outcome-later = juste à l’essai { $tries }
quiz-outcome-tried = pas encore juste, essais : { $tries }
quiz-outcome-open = à faire
quiz-outcome-hinted = { $outcome }, avec l’indice
quiz-copy = Copier
quiz-copied = Copié.
quiz-copy-refused = Le navigateur ne le permet pas. Le texte est sélectionné : copiez-le au clavier.

## Titles

quiz-item-chat = Où regarder pour « chat »
quiz-item-tapis = Où regarder pour « tapis »
quiz-item-why = Pourquoi là
quiz-item-bottleneck = Un seul vecteur pour tout
quiz-item-exact = Un dictionnaire exact
quiz-item-temperature = Concentrer ou égaliser
quiz-item-sense = Ce que dit le contexte
quiz-item-pull = Attirer l’attention
quiz-item-stages = Des scores à la sortie
quiz-item-dot-product = Un produit scalaire
quiz-item-softmax = Un poids
quiz-item-output = La sortie
quiz-item-written = Le mot qui s’écrit
quiz-item-turn = Tourner la requête
quiz-item-window = Par une fenêtre
quiz-item-scale = Diviser par une racine
quiz-item-one-pass = Le softmax en un passage
quiz-item-factor = Le facteur qui corrige

## Tables

quiz-given-weights = Poids
quiz-given-words = Les vecteurs des mots
quiz-given-query = Requête
quiz-given-key = Clé
quiz-given-keys = Clés
quiz-given-values = Valeurs
quiz-given-scores = Les scores
quiz-given-products = Produits
quiz-given-exponentials = e à la puissance du score moins le plus grand score
quiz-given-output = Sortie
quiz-given-fuzzy = Poids d’une recherche floue
quiz-given-cosines = Scores des clés
quiz-given-temperatures = Poids à chaque température
quiz-given-asking = La requête
quiz-given-cosines-written = Cosinus avec le vecteur de chaque mot
quiz-given-in-sight = En vue : un, hors de vue : zéro
quiz-given-scaled = Scores après la division
quiz-given-tiles = Scores, lus deux par deux
quiz-given-maxima = Plus grand score après chaque paire
quiz-dimension-animal = animal
quiz-dimension-sky = ciel
quiz-dimension-earth = terre
quiz-dimension-noun = nom
quiz-dimension-place = lieu
quiz-dimension-article = article
quiz-dimension-insect = insecte
quiz-dimension-software = logiciel

## The lesson’s own question

quiz-lesson-word = Un modèle traduit « The cat sat on the mat » en français et va écrire { $word }. Quel mot anglais reçoit le plus d’attention ?
quiz-lesson-word-hint = La requête demande ce qu’il faut maintenant pour écrire { $word }. Cherchez le mot dont la clé offre justement cela.
quiz-lesson-word-not = La clé de { $word } a le score { $score } avec cette requête. Après le softmax, cela fait { $weight } de l’attention ; un autre mot en reçoit plus.
quiz-lesson-word-because = C’est avec la clé de { $word } que la requête s’accorde le mieux : leur produit scalaire, { $score }, est le plus grand de tous, et le softmax en fait { $weight } de l’attention.
quiz-why = Quand { $word } s’écrit, c’est { $key } qui reçoit le plus d’attention. Pourquoi ?
quiz-why-hint = L’attention compare des vecteurs. Quels nombres compare-t-elle, et lequel est le plus grand ?
quiz-why-score = Sa clé a le plus grand produit scalaire avec la requête de cet instant.
quiz-why-place = Il est à la même place dans sa phrase que le mot qui s’écrit.
quiz-why-always = Il reçoit le plus d’attention à chaque pas, quel que soit le mot écrit.
quiz-why-only = C’est le seul mot dont le score est au-dessus de zéro.
quiz-why-score-not = Une autre clé s’accorde mieux que celle de { $key }, avec son { $score }.
quiz-why-place-not = Comptez : { $word } est le septième mot en français, { $key } le sixième en anglais. Et ce ne sont pas les places que l’on a comparées, mais les vecteurs.
quiz-why-always-not = Quand { $word } s’écrit, { $key } ne reçoit que { $weight } de l’attention. Elle se déplace d’un mot à l’autre.
quiz-why-only-not = Le score de { $word } est lui aussi au-dessus de zéro : { $score }.
quiz-why-because = Le score de { $key } est { $score }, le plus grand produit scalaire de tous, et le softmax donne le plus grand poids au plus grand score : { $weight }. Le mot suivant aura une autre requête, et l’attention se déplacera.

## Bottleneck

quiz-bottleneck = Un encodeur ne garde qu’un vecteur : la moyenne de tous les mots qu’il a lus. Après { $few } mots, son cosinus avec le premier mot, { $word }, vaut { $before }. Et après tous les { $many } ?
quiz-bottleneck-hint = Chaque nouveau mot prend une part égale de la moyenne. Que devient la part de { $word }, et vers où pointent les autres mots ?
quiz-bottleneck-closer = Le vecteur se rapproche du premier mot.
quiz-bottleneck-same = Il en reste tout aussi proche.
quiz-bottleneck-farther = Il s’éloigne du premier mot.
quiz-bottleneck-not = Le cosinus avec { $word } passe de { $before } à { $after }.
quiz-bottleneck-because = Le cosinus avec { $word } passe de { $before } à { $after }. Un seul vecteur doit faire de la place à chaque mot qui arrive ; l’attention garde un chemin vers chacun.

## Dictionary

quiz-exact = Un dictionnaire qui ne connaît que les correspondances exactes reçoit cette requête. Que renvoie-t-il ?
quiz-exact-hint = Une clé ne correspond que si elle est égale à la requête nombre par nombre. Être proche ne suffit pas.
quiz-exact-nothing = rien
quiz-exact-nothing-not = Une clé est pourtant égale à la requête, nombre par nombre. Comparez ligne par ligne.
quiz-exact-not = La clé { $word } ne correspond pas : sa composante « { $dimension } » vaut { $key }, celle de la requête { $query }.
quiz-exact-found = La clé { $key } est égale à la requête nombre par nombre : sa valeur { $value } est renvoyée seule. Une recherche floue lui donnerait { $weight } et y mêlerait les autres.
quiz-exact-because = Aucune clé n’est égale à la requête nombre par nombre : rien n’est renvoyé. Une recherche floue répond quand même : { $value } recevrait { $weight }, le plus grand poids.
quiz-temperature = Les mêmes scores passent par le softmax à trois températures. Mettez en premier celle où { $word } reçoit le plus grand poids, et en dernier celle où il reçoit le plus petit.
quiz-temperature-hint = Les scores sont divisés par la température. Cela les écarte-t-il, ou cela les rapproche-t-il ?
quiz-temperature-step = Température { $temperature }
quiz-temperature-not = À la température { $temperature }, le poids de { $word } est { $weight } : une autre température lui en donne plus et doit venir avant.
quiz-temperature-because = Une température basse écarte les scores et concentre, une haute égalise : le poids descend de { $most } à { $least }.

## Context

quiz-sense = Dans une phrase, { $word } se trouve à côté de { $one } et de { $other }. Tous trois portent attention les uns aux autres. De quel sens le nouveau vecteur de { $word } est-il le plus proche ?
quiz-sense-hint = Le nouveau vecteur de { $word } est un mélange des trois vecteurs. Le voisin dont le produit scalaire est le plus grand pèse le plus.
quiz-sense-insect = un insecte
quiz-sense-software = une erreur de logiciel
quiz-sense-both = des deux à égalité, comme avant
quiz-sense-not = Le cosinus de { $word } avec ce sens vaut { $cosine } ; avec l’autre, il est plus grand.
quiz-sense-both-not = L’égalité est rompue : le cosinus de { $word } vaut maintenant { $insect } avec l’insecte et { $software } avec le logiciel.
quiz-sense-because = Le voisin { $neighbour } reçoit { $weight } de l’attention et tire le plus fort. Le cosinus vaut maintenant { $insect } avec l’insecte et { $software } avec le logiciel.
quiz-pull = Changez la clé de { $key } jusqu’à ce que { $word } lui donne plus de { $goal } de son attention.
quiz-pull-hint = Le score est le produit scalaire de la requête de { $word } et de la clé de { $key }. Agrandissez les composantes de la clé là où celles de la requête sont grandes.
quiz-pull-because = La clé de { $key } a maintenant le score { $score } avec la requête de { $word } : cela fait { $weight } de l’attention.

## Three stages

quiz-stages = Il y a une requête, des clés et des valeurs. Dans quel ordre l’attention calcule-t-elle sa sortie ?
quiz-stages-hint = D’abord tout est comparé, puis la comparaison devient des parts, puis les parts mélangent les valeurs.
quiz-stages-score = Prendre le produit scalaire de la requête avec chaque clé : les scores.
quiz-stages-exponential = Élever e à la puissance de chaque score.
quiz-stages-divide = Diviser chaque résultat par la somme de tous : les poids.
quiz-stages-multiply = Multiplier chaque valeur par son poids.
quiz-stages-add = Additionner les valeurs pondérées : la sortie.
quiz-stages-score-needs = Les scores n’ont besoin que de la requête et des clés.
quiz-stages-exponential-needs = Il n’y a encore rien à quoi élever e : les scores viennent d’abord.
quiz-stages-divide-needs = Il n’y a pas encore de somme par laquelle diviser : autre chose vient avant les poids.
quiz-stages-multiply-needs = Il n’y a pas encore de poids par lequel multiplier : les poids doivent d’abord être achevés.
quiz-stages-add-needs = Rien n’est encore pondéré qui puisse être additionné : cela vient tout à la fin.
quiz-stages-because = Ainsi { $word } est passé du score { $score } au poids { $weight }, qui multiplie sa valeur avant que toutes soient additionnées.
quiz-dot-product = Quel est le score de cette requête et de cette clé, c’est-à-dire leur produit scalaire ?
quiz-dot-product-hint = Multipliez la première composante de la requête par la première de la clé, et ainsi de suite ; puis additionnez les produits.
quiz-dot-product-not = Additionnez ces produits : { $first }, { $second } et { $third }.
quiz-dot-product-partial = C’est la somme sans le dernier produit, qui vaut { $third }.
quiz-dot-product-first = C’est le premier produit seul. Les autres sont { $second } et { $third }.
quiz-dot-product-because = Les produits { $first }, { $second } et { $third } font ensemble { $score }.
quiz-softmax = Voici les scores d’une requête. Quel poids le softmax donne-t-il à { $word } ?
quiz-softmax-hint = Élevez e à la puissance de chaque score, ou de chaque score moins le plus grand : les poids sont les mêmes. Puis divisez par la somme.
quiz-softmax-not = Une fois le plus grand score soustrait, e à cette puissance donne { $exponential } pour { $word }, et la somme pour tous les mots est { $sum }. Divisez.
quiz-softmax-exponential = C’est l’exponentielle. Divisez-la par la somme de toutes, { $sum }.
quiz-softmax-because = Pour { $word }, { $exponential } divisé par la somme { $sum } donne { $weight }.
quiz-output = Trois poids et trois valeurs. Que vaut la composante « { $component } » de la sortie ?
quiz-output-hint = Multipliez chaque poids par la composante « { $component } » de sa valeur, et additionnez les trois produits.
quiz-output-not = Les valeurs pondérées de cette composante sont { $first }, { $second } et { $third }. Additionnez-les.
quiz-output-one = C’est la part de { $word } seul. Les deux autres mots ajoutent la leur.
quiz-output-because = Les valeurs pondérées { $first }, { $second } et { $third } font ensemble { $output }.

## Decoder

quiz-written = Un décodeur a donné ces poids aux mots qu’il lit, et il en mélange les valeurs. Quel mot écrit-il ?
quiz-written-hint = Le plus grand poids décide à quelle valeur le vecteur de contexte ressemble le plus. Quel mot la traduit ?
quiz-written-not = Le cosinus du vecteur de contexte avec { $word } n’est que de { $cosine } ; un autre mot est plus proche.
quiz-written-because = L’essentiel du vecteur de contexte vient de { $key }, dont le poids est { $weight }. Il est au plus près de { $word } : le cosinus vaut { $cosine }.
quiz-turn = Changez la requête du décodeur jusqu’à ce que { $word } reçoive plus de { $goal } de son attention.
quiz-turn-hint = Regardez la clé de { $word }. Agrandissez la requête là où cette clé est grande, et réduisez-la là où d’autres clés le sont.
quiz-turn-because = La requête a maintenant le score { $score } avec { $word } : cela fait { $weight } de l’attention.

## Global and local

quiz-window = Dans « the small black cat sat on the mat », chaque mot se voit lui-même et voit au plus { $reach } { $reachCount ->
    [1] mot
   *[other] mots
} de chaque côté. Combien de mots { $word } voit-il ?
quiz-window-hint = Comptez les mots à gauche et à droite, aussi loin que va la phrase, et le mot lui-même.
quiz-window-not = Comptez le mot lui-même, jusqu’à { $reach } à sa gauche et jusqu’à { $reach } à sa droite ; autour de { $word }, la phrase s’arrête peut-être plus tôt.
quiz-window-edge = Ce serait juste au milieu d’une longue phrase. Autour de { $word }, la phrase s’arrête plus tôt.
quiz-window-because = Avec une portée de { $reach }, { $word } voit { $count } des huit mots. L’attention globale lui montrerait les huit à la fois.

## Projections and scaling

quiz-scale = Les requêtes et les clés ont { $width } { $widthCount ->
    [1] composante
   *[other] composantes
}, et le softmax de ces scores donne { $before } à la meilleure clé. Divisez d’abord les scores par la racine carrée du nombre de composantes : que devient ce plus grand poids ?
quiz-scale-hint = Le softmax ne regarde que les écarts entre les scores. Que leur fait la division, et que vaut la racine ?
quiz-scale-smaller = Il diminue.
quiz-scale-same = Il reste le même.
quiz-scale-larger = Il augmente.
quiz-scale-not = Le plus grand poids passe de { $before } à { $after }, avec { $width } { $widthCount ->
    [1] composante
   *[other] composantes
}.
quiz-scale-because = La division rapproche les scores, et le plus grand poids passe de { $before } à { $after }. Avec { $width } composantes, les produits scalaires deviennent vite grands ; la racine empêche le softmax de ne choisir qu’une clé.
quiz-scale-one = La racine carrée de { $width } vaut un : rien ne change, et { $before } reste { $after }.

## Softmax in one pass

quiz-one-pass = Le softmax peut se calculer en un seul passage sur des blocs de scores. Qu’arrive-t-il à chaque nouveau bloc, et qu’est-ce qui vient à la fin ?
quiz-one-pass-hint = La somme obtenue jusqu’ici dépend d’un ancien plus grand score. Il faut l’ajuster au nouveau avant d’y ajouter quoi que ce soit.
quiz-one-pass-maximum = Trouver le plus grand score jusqu’ici, ceux du bloc compris.
quiz-one-pass-correct = Multiplier la somme et la sortie obtenues par e à la puissance de l’ancien plus grand score moins le nouveau.
quiz-one-pass-add = Ajouter les exponentielles du bloc à la somme, et ses valeurs pondérées à la sortie.
quiz-one-pass-divide = Après le dernier bloc, diviser la sortie par la somme.
quiz-one-pass-maximum-needs = Le plus grand score n’a besoin que des scores.
quiz-one-pass-correct-needs = Le facteur a besoin du nouveau plus grand score, que l’on ne connaît pas encore.
quiz-one-pass-add-needs = La somme obtenue ne s’accorde pas encore avec le nouveau plus grand score : ce que l’on ajouterait serait à une autre échelle.
quiz-one-pass-divide-needs = La somme n’est pas encore complète : la division vient en dernier.
quiz-one-pass-because = Avec les scores tirés ici, le plus grand passe de { $old } à { $now } : tout ce qui était sommé est d’abord multiplié par { $factor }.
quiz-factor = Le softmax lit ces scores en un passage, deux par deux. Par quel facteur multiplie-t-il la somme de la première paire quand il a vu la deuxième ?
quiz-factor-hint = Prenez le plus grand score de la première paire, et le plus grand de tous. Le facteur est e à la puissance de l’ancien moins le nouveau.
quiz-factor-not = Le plus grand score passe de { $old } à { $now }. Élevez e à la puissance de l’ancien moins le nouveau.
quiz-factor-one = Le plus grand score reste { $now } comme avant, { $old } : e à la puissance zéro vaut { $factor }, et il n’y a rien à corriger.
quiz-factor-because = Le plus grand score passe de { $old } à { $now } ; e à la puissance de la différence vaut { $factor }.
