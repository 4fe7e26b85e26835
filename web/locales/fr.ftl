# The words of the page in French.

page-title = Attention Playground : l’attention pas à pas
page-lesson = Leçon
page-playground = Terrain de jeu
other-language = English

## Stages and columns

stage-dot-product = Produit scalaire
stage-dot-product-question = chaque clé répond-elle bien à la requête ?
stage-softmax = Softmax
stage-softmax-question = des parts dont la somme vaut 1
stage-weighted-sum = Somme pondérée
stage-weighted-sum-question = mélanger les valeurs selon leurs parts
stage-overview = Vue d’ensemble

query = requête
output = sortie
result = résultat
nearest-word = plus proche
cosine = cos
squares = Un carré montre un nombre : plein s’il est positif, creux s’il est négatif.
column-scores = score
column-uncapped-scores = ajusté
column-scaled-scores = plafonné
column-masked-scores = masqué
column-shifted = − max
column-exponentials = exp
column-weights = poids

## Steps

step-overview = La requête { $query } donne { $weight } de son attention à la clé { $key }, qui lui correspond le mieux.
step-overview-word = La requête { $query } donne { $weight } de son attention à la clé { $key } ; le mélange de toutes les valeurs s’approche surtout du mot { $word }.
step-overview-softmax = Le plus grand score, celui de { $key }, prend { $weight } du total ; les autres se partagent le reste.
step-overview-empty = Toutes les clés sont cachées à la requête { $query } : elle ne prête attention à rien, et sa sortie est nulle.
step-product-first = La requête { $query } rencontre la clé { $key }. Sur l’axe { $dimension }, { $q } fois { $k } donne { $product }.
step-product = Sur l’axe { $dimension }, { $q } fois { $k } donne { $product } : la somme vaut maintenant { $partial }.
step-product-last = Sur l’axe { $dimension }, { $q } fois { $k } donne { $product } : la requête { $query } obtient le score { $partial } avec la clé { $key }.
step-score = La requête { $query } rencontre la clé { $key } : { $count ->
    [one] un seul produit donne
   *[other] la somme de { $count } produits donne
  } le score { $score }.
step-scale = { $case ->
    [temperature] Chaque score est divisé par la température, { $temperature }.
    [scale] Chaque score est multiplié par le facteur d’échelle, { $scale }.
   *[both] Chaque score est multiplié par le facteur d’échelle, { $scale }, puis divisé par la température, { $temperature }.
  }
step-cap = Le plafond doux courbe les grands scores vers le bas : aucun ne le dépasse.
step-mask = Le masque décide quelles clés la requête { $query } peut voir : une clé cachée reçoit moins l’infini.
step-empty = Toutes les clés sont cachées à la requête { $query } : il n’y a rien à partager, et tous les poids sont nuls.
step-maximum = Le plus grand score est { $maximum }, celui de la clé { $key }.
step-shift = On soustrait de chaque score le plus grand, { $maximum }. Les parts restent les mêmes, et aucune exponentielle ne peut devenir trop grande.
step-exponential = Le nombre e est élevé à chacune de ces puissances : aucun résultat n’est négatif, et le plus grand est { $exponential }.
step-sum = La somme des exponentielles est { $sum } : c’est le total qu’il s’agit de partager.
step-weight = { $exponential } sur { $sum } donne { $weight } : c’est la part de { $key }.
step-weight-last = { $exponential } sur { $sum } donne { $weight } : c’est la part de { $key }. Les parts remplissent maintenant le total.
step-weights = Chaque exponentielle, divisée par { $sum }, est une part du total.
step-contribution-first = La valeur { $value } est multipliée par son poids, { $weight }.
step-contribution = La valeur { $value }, multipliée par { $weight }, s’ajoute à la somme.
step-output = La somme est la sortie de la requête { $query } : son vecteur de contexte.
step-output-empty = Sans aucun poids, la sortie de la requête { $query } est nulle.
step-join = Les sorties de toutes les têtes, mises bout à bout, forment le résultat.
step-join-project = Les sorties de toutes les têtes, mises bout à bout, sont mélangées par une dernière matrice : c’est le résultat.
step-nearest-word = De tous les mots, { $word } a la direction la plus proche : le cosinus de l’angle entre les deux vaut { $similarity }.
step-nearest-word-none = Le résultat est nul : il ne pointe nulle part, et aucun mot n’est le plus proche.

## Controls

control-play = Lecture
control-pause = Pause
control-previous = Pas en arrière
control-next = Pas en avant
control-scrub = Pas
control-stages = Étapes
control-speed = Vitesse
control-speed-value = { $speed }×
control-temperature = température
control-scaled = diviser par √dₖ
control-query = Requête
control-head = Tête
control-head-number = Tête { $number }
control-help = Ici, Espace lance et arrête la lecture ; Entrée mène aux nombres ; les flèches avancent ou reculent d’un pas ; Maj et une flèche mènent à l’étape voisine ; Début et Fin, au début et à la fin.
control-dark = Sombre
step-count = Pas { $step } sur { $count }
step-of-scrub = Pas { $step } sur { $count } : { $stage }
figure-label = { $stages ->
    [one] Le softmax, pour { $query }
   *[other] L’attention en trois étapes, pour la requête { $query }
  }
transcript = Transcription

## All queries at once

matrices = Toutes les requêtes à la fois
matrices-hint = Choisissez une case pour voir son calcul ci-dessus.
matrix-scores = Scores
matrix-weights = Poids
matrix-output = Sortie
axis-queries = requêtes
axis-keys = clés
axis-values = dimensions des valeurs
orientation = Ce que sont les lignes
orientation-rows = requêtes en lignes
orientation-columns = requêtes en colonnes
matrix-cell = { $row }, { $column } : { $number }
matrix-cell-hidden = { $row }, { $column } : clé cachée par le masque, { $number }

## Formula

formula-label = La formule de l’attention ; chaque terme éclaire sa partie de l’image
formula-filled = La formule avec les nombres de { $query }

term-queries = Q, les requêtes
term-keys = K transposée, les clés
term-scores = Les scores
term-scale = Les scores mis à l’échelle
term-cap = Le plafond doux
term-mask = M, le masque
term-softmax = Le softmax
term-weights = Les poids
term-values = V, les valeurs
term-output = La sortie

## What the lesson printed

quote-title = Trouvez l’erreur
quote-reveal = Voir la réponse
quote-lesson = tel qu’un cours l’a imprimé
quote-core = calculé ici
quote-sous-la-table = Un cours sur l’attention imprime ces poids pour { $query }. Ils ne sont pas le softmax de ces scores : à quelle température s’en approchent-ils ?
quote-sous-la-table-try = Régler la température sur { $temperature }
quote-sous-la-table-agrees = Les voilà proches : la ligne imprimée est le softmax à la température { $temperature }, grossièrement arrondi.
quote-softmax-alone = Un cours imprime ces parts pour les trois mêmes scores. Leur somme vaut 1, et pourtant ce n’est pas ce softmax. Laquelle trahit l’erreur ?
quote-softmax-alone-answer = La troisième. Les deux premières sont entre elles dans le bon rapport ; la troisième est trop petite pour son score, et les autres se sont partagé ce qu’elle a perdu.

## Examples

examples = Exemples
example-sous-la-table = sous la table
example-sous-la-table-title = Comment un mot trouve son pendant
example-sous-la-table-intro = Pour traduire { $query }, on compare sa requête à la clé de chaque mot français ; les scores deviennent des parts, et ces parts mélangent les valeurs anglaises.
example-softmax-alone = le softmax seul
example-softmax-alone-title = Des scores aux parts
example-softmax-alone-intro = Le softmax change des scores quelconques en parts positives d’un tout : le plus grand l’emporte, sans réduire les autres au silence.
example-cat-on-the-mat = the cat sat on the mat
example-cat-on-the-mat-title = Chaque mot regarde ailleurs
example-cat-on-the-mat-intro = Pour écrire { $query }, le traducteur interroge chaque mot anglais ; au mot suivant, il interroge de nouveau, et l’attention se déplace.
example-the-black-cat = the black cat sat
example-the-black-cat-title = Deux têtes, sans regarder devant soi
example-own-title = Votre propre exemple
example-the-black-cat-intro = Deux têtes lisent les mêmes mots en posant des questions différentes, et un masque causal cache à { $query } ce qui vient après.

## Dimensions

dimension-noun = nom
dimension-verb = verbe
dimension-place = lieu
dimension-article = article
dimension-gender = genre
dimension-animal = animal
dimension-action = action
dimension-late = tardif
dimension-thing = objet
dimension-trait = qualité
dimension-colour = couleur

## Errors

error-core = Le cœur de calcul n’a pas pu démarrer : rien ne peut être calculé ici. { $reason }
core-reason = { $code ->
    [missing] il manque un champ
    [empty] un tableau est vide
    [ragged] les lignes d’un tableau n’ont pas toutes la même longueur
    [wrong_type] une valeur n’est pas du type attendu
    [width_mismatch] deux vecteurs qui doivent se rencontrer n’ont pas la même largeur
    [length_mismatch] deux listes qui vont ensemble n’ont pas la même longueur
    [head_mismatch] les têtes ne peuvent pas être réparties également
    [not_finite] il faut partout des nombres finis
    [out_of_range] un nombre sort de ses limites
    [too_large] la taille dépasse ce qui peut être calculé
    [unknown_name] un nom n’est pas connu
    [mask_shape] le masque n’a pas une case pour chaque requête et chaque clé
    [conflict] deux réglages s’excluent
    [overflow] un résultat est trop grand pour un nombre à virgule flottante
    [wrong_format] le fichier n’est pas ce qu’il dit être, ou il est coupé
    [unsupported] cette partie du format n’est pas lue
   *[any] le cœur de calcul a échoué
  } (en anglais : « { $message } »)
error-input = Ce calcul est impossible : { $reason }. L’image montre la dernière saisie qui pouvait être calculée.
error-figure = Il n’y a pas de figure nommée { $name }. Voici { $instead }.
error-example = Il n’y a pas d’exemple nommé { $name }. Voici { $instead }.
loading = L’image apparaît dès que le cœur de calcul est chargé.

## Folded parts

panel-editor = Changer les nombres
panel-exercise = Vérifier mes calculs
panel-compare = Comparer avec l’état précédent
panel-target = Viser un motif
panel-export = Emporter les nombres
part-loading = Chargement…
part-failed = Cette partie n’a pas pu être chargée. Le serveur ou le réseau a-t-il disparu ? Repliez-la et dépliez-la pour réessayer.

## Views

views = Vues
view-three-stages = Pas à pas
view-plane = Déplacer les vecteurs
view-heat-map = Carte de chaleur
view-lines = Liens
error-view = Cette vue ne peut pas être calculée : { $reason }
size-tokens = Cet exemple a { $count } tokens ; on peut en montrer { $most } pas à pas.
size-other = C’est trop grand pour être montré pas à pas : { $reason }

## Heat map and lines

heat-map-label = Carte de chaleur des poids
heat-map-hint = Pointez une case, ou allez de case en case avec les flèches. Pour zoomer : les boutons, + et −, Ctrl et la molette, ou deux doigts ; faites glisser pour déplacer ce qui est agrandi.
heat-map-zoom-in = Agrandir
heat-map-zoom-out = Réduire
heat-map-whole = Carte entière
heat-map-turn = Échanger lignes et colonnes
heat-map-ramp = Couleurs, du papier, 0, à l’encre, { $most }
heat-map-sum = sommes
heat-map-cell = La requête { $query } donne { $weight } de son attention à la clé { $key }.
heat-map-hidden = La clé { $key } est cachée à la requête { $query } : son poids est { $weight }.
heat-map-sums = La requête { $query } donne { $given } en tout ; la clé { $key } reçoit { $got } en tout.
lines-hint = Pointez un mot pour voir ses liens ; un clic ou Entrée les garde, Échap les relâche.
lines-query-table = Poids de la requête { $name }
lines-key-table = Poids de la clé { $name }
lines-hidden = cachée
lines-empty = n’en voit aucune
lines-whole = Le lien le plus épais, { $weight }, va de la requête { $query } à la clé { $key }.
lines-query = La requête { $query } donne { $weight } de son attention à la clé { $key }, plus qu’à toute autre.
lines-query-empty = Toutes les clés sont cachées à la requête { $query } : elle ne prête attention à rien.
lines-key = La clé { $key } reçoit { $sum } de toutes les requêtes ensemble, surtout de { $query } : { $weight }.
lines-key-unseen = Aucune requête ne prête attention à la clé { $key }.

## The plane

plane-hint = Faites glisser la pointe d’une flèche, ou donnez-lui le focus et utilisez les touches fléchées (Maj pour les unités, Alt pour les centièmes) : les scores et les poids suivent.
plane-hint-embedded = Faites glisser la pointe d’un plongement, ou donnez-lui le focus et utilisez les touches fléchées (Maj pour les unités, Alt pour les centièmes). Les requêtes et les clés sont calculées à partir des plongements : elles suivent, et ne peuvent pas être déplacées elles-mêmes.
plane-vectors = Requêtes et clés
plane-embeddings = Plongements
plane-role-query = requête
plane-role-key = clé
plane-role-embedding = plongement
plane-role-context = plongement d’une clé
plane-across = en abscisse
plane-up = en ordonnée
plane-dimension = dimension { $number }
plane-label = Flèches dans le plan, { $across } en abscisse et { $up } en ordonnée
plane-label-line = Flèches sur la droite de { $across }
plane-handle = pointe d’une flèche
plane-handle-label = { $role ->
    [query] requête { $name }
    [key] clé { $name }
    [context] plongement de la clé { $name }
   *[embedding] plongement de { $name }
  }
plane-value = { $xName } { $x } ; { $yName } { $y }
plane-value-line = { $xName } { $x }
plane-reading = La flèche qui a le focus montre ici ses nombres.
plane-row = interroge chaque clé
plane-row-label = Scores et poids de la requête choisie
plane-key = clé
plane-hidden = cachée

## Editor

editor-hint = Écrivez dans une case, changez-la avec les flèches (Maj pour les unités, Alt pour les centièmes), faites glisser le pointeur dessus, ou collez un bloc venu d’un tableur. Pour déplacer un mot, tirez sa poignée, ou appuyez sur Alt et une flèche dans son nom.
editor-undo = Annuler
editor-redo = Rétablir
editor-unusable = « { $text } » n’est pas un nombre ; l’image montre le dernier qui l’était.

editor-words = Mots
editor-self = une liste
editor-cross = deux listes
editor-self-means = Auto-attention : les mots se regardent entre eux.
editor-cross-means = Attention croisée : une liste interroge, l’autre est interrogée.
editor-out-of-range = « { $text } » n’a pas sa place ici : il faut un nombre entier de { $least } à { $most } ; l’image montre le dernier qui convenait.
editor-sentence = phrase
editor-sentence-queries = interroge
editor-sentence-keys = est interrogée
editor-sentence-empty = Il faut au moins un mot ; l’image montre les mots d’avant.
editor-sentence-long = Cela fait { $count } mots, et l’on peut en montrer { $most } au plus ; l’image montre les mots d’avant.

editor-vectors = Vecteurs
editor-ready = donnés
editor-embedded = tirés de plongements
editor-ready-means = Les requêtes, les clés et les valeurs sont données telles quelles.
editor-embedded-means = Chaque mot a un seul vecteur, son plongement ; trois matrices W en tirent la requête, la clé et la valeur.
editor-too-wide = Ils ne peuvent pas être tirés de plongements ici : mis bout à bout, ils dépassent { $most }, la plus grande largeur montrée.
editor-positions = ajouter des positions sinusoïdales
editor-heads = têtes
editor-key-value-heads = têtes des clés et des valeurs
editor-output-projection = mêler les têtes par W

editor-scores = Scores
editor-scoring = calcul du score
scoring-dot = produit scalaire
scoring-scaled-dot = produit scalaire mis à l’échelle
scoring-cosine = cosinus
editor-scale = un facteur d’échelle à part
editor-scale-number = Facteur d’échelle
editor-soft-cap = plafond doux
editor-soft-cap-number = Plafond doux

editor-mask = Masque
editor-mask-kind = masque
editor-mask-means = Il cache des clés aux requêtes : une clé cachée n’a aucun poids.
mask-none = aucun
mask-causal = causal : rien de ce qui suit
mask-window = voisins seulement
mask-painted = peint
editor-window = à moins de
editor-window-causal = et rien de ce qui suit
editor-offset = décalage
editor-paint-hint = Cliquez une case, faites glisser sur plusieurs, ou utilisez les flèches et Espace. Case pleine : la requête voit la clé.
editor-paint-cell = { $query } voit { $key }

editor-tables-of = Tableaux de
editor-shared-heads = Plusieurs têtes partagent un tableau de clés et un tableau de valeurs.
editor-token = Mot
editor-dimension = Dimension
editor-remove = Retirer { $name }
editor-move-up = Monter { $name }
editor-move-down = Descendre { $name }
editor-drag = Déplacer { $name } : faites glisser, ou flèches
editor-add-token = Ajouter un mot
editor-add-dimension = Ajouter une dimension

editor-fill = Remplir
editor-fill-zeros = Zéros
editor-fill-ones = Uns
editor-fill-identity = Identité
editor-fill-one-hot = Un seul 1 par ligne
editor-fill-normal = Au hasard
editor-seed = graine
editor-again = Encore
editor-seed-unusable = « { $text } » ne peut pas servir de graine : il faut un nombre entier, à partir de zéro, d’au plus neuf chiffres.

editor-paste-wrong = « { $text } », dans le bloc collé, n’est pas un nombre : rien n’a été collé.
editor-paste-grew = Le tableau a fait de la place pour ce qui a été collé ; lignes ajoutées : { $rows }, colonnes ajoutées : { $columns }.
editor-paste-cut = Tout n’a pas tenu ; lignes laissées de côté à la fin du bloc collé : { $rows }, colonnes : { $columns }.

table-queries = Requêtes
table-keys = Clés
table-values = Valeurs
table-embeddings = Plongements
table-query-projection = W des requêtes
table-key-projection = W des clés
table-value-projection = W des valeurs
table-output-projection = W de la sortie

## Where a number comes from

derivation = D’où vient ce nombre
derivation-back = Retour
derivation-close = Fermer
derive-given = Ce nombre est donné.
derive-embedded = La composante du plongement : aucune position n’a été ajoutée.
derive-positioned = La composante du plongement plus celle de la position.
derive-no-position = Aucune position n’a été ajoutée.
derive-position-sine = Le sinus du rang du mot dans sa liste, à la longueur d’onde de cette dimension.
derive-position-cosine = Le cosinus du rang du mot dans sa liste, à la longueur d’onde de cette dimension.
derive-projection = La somme des composantes de l’entrée, chacune multipliée par un nombre d’une colonne de la matrice W.
derive-length = La longueur du vecteur : la racine carrée de la somme des carrés de ses composantes.
derive-zero-length = Un vecteur de longueur nulle ne pointe nulle part : cela compte pour zéro.
derive-unit = La composante, divisée par la longueur de son vecteur.
derive-product = Une composante de la requête, multipliée par la même composante de la clé.
derive-partial-score = La somme des produits jusqu’ici.
derive-score = La somme de tous les produits : le produit scalaire de la requête et de la clé.
derive-scale = Un divisé par la racine carrée du nombre de composantes d’une clé.
derive-scaled = Le score, mis à l’échelle.
derive-uncapped = Le score mis à l’échelle, tel quel : il n’y a pas de plafond doux.
derive-capped = Le score mis à l’échelle, courbé pour rester sous le plafond doux.
derive-mask = Ce que le masque ajoute au score : moins l’infini cache la clé.
derive-masked = Le score mis à l’échelle plus le masque ; une clé cachée reçoit moins l’infini.
derive-maximum = Le plus grand score de la ligne.
derive-shifted = Le score moins le plus grand de sa ligne.
derive-exponential = Le nombre e élevé à la puissance du score décalé.
derive-sum = La somme de toutes les exponentielles de la ligne.
derive-weight = L’exponentielle, divisée par la somme de la ligne : une part du total.
derive-partial-weight = La somme des poids jusqu’ici.
derive-nothing-seen = Toutes les clés sont cachées, il n’y a donc rien à partager : c’est zéro.
derive-contribution = Une composante de la valeur, multipliée par son poids.
derive-partial-output = La somme des contributions jusqu’ici.
derive-output = La somme des contributions de toutes les valeurs.
derive-joined = Les sorties de toutes les têtes sont mises bout à bout.
derive-projected = La somme des nombres des sorties mises bout à bout, chacun multiplié par un nombre d’une colonne de la matrice W de sortie.
derive-cosine = Le produit scalaire du résultat et du vecteur du mot, divisé par les deux longueurs : le cosinus de l’angle qu’ils forment.

## Exercise

exercise-hint = Calculez sur papier une ligne pour { $query } et recopiez-la ici, avec autant de chiffres que vous voulez.
exercise-check = Vérifier
exercise-right = Tout est juste.
exercise-wrong = Le nombre de { $name } n’est pas { $typed } :
exercise-incomplete = Remplissez toutes les cases de la ligne, puis vérifiez.
exercise-problem = Cela ne peut pas être vérifié : { $reason }

## Comparison

compare = Différences
compare-hint = Épinglez ce résultat, puis changez ce que vous voulez : les poids et la sortie lui seront comparés.
compare-hint-pinned = Le résultat présent moins le résultat épinglé, tête par tête. Dans la figure, les contours en tirets montrent les poids épinglés.
compare-pin = Épingler ce résultat
compare-pin-again = Épingler plutôt le résultat présent
compare-swap = Échanger avec le résultat épinglé
compare-unpin = Détacher
compare-weights = Changement des poids
compare-output = Changement de la sortie
compare-problem = Les deux résultats ne peuvent pas être comparés nombre par nombre : { $reason }. Annulez le changement de taille, ou épinglez plutôt le résultat présent.
difference-axis-queries = requêtes { $way }
difference-axis-keys = clés { $way }
difference-axis-values = dimensions des valeurs { $way }
pinned-mark = tirets : épinglé

## Target

target = Le motif et les poids présents
target-hint = Choisissez un motif, ou écrivez les poids que vous voulez au-dessus des poids présents. Changez ensuite les nombres jusqu’à ce que chaque ligne soit proche : une distance (divergence de Kullback-Leibler) inférieure à { $threshold } suffit.
target-patterns = Viser
target-pattern-present = les poids présents
target-pattern-itself = chaque mot lui-même
target-pattern-next = le mot suivant
target-pattern-alike = tous égaux
target-end = Abandonner le motif
target-wanted = poids voulu, { $row }, { $column }
target-present = poids présent
target-distance = distance
target-reached = ✓ atteint
target-not-yet = pas encore
target-infinite = hors d’atteinte : aucun poids sur { $keys }
target-all = Toutes les lignes sont atteintes : l’attention a le motif que vous vouliez.
target-no-number = « { $text } » n’est pas un nombre ; le motif précédent reste en place.
target-problem = Ce motif ne peut pas être comparé aux poids : { $reason }. Choisissez de nouveau un motif.

## Programs

code-title = L’attention, avec les nombres de « { $name } »
code-split = Les colonnes réparties entre les têtes : (N, têtes * D) -> (têtes, N, D)
code-unit = Chaque ligne divisée par sa longueur ; une ligne de zéros reste telle quelle.
code-positions = Sinus et cosinus de chaque position (Vaswani 2017, section 3.5)
code-shared = Les têtes des requêtes se partagent celles des clés et des valeurs.
code-join = Les têtes mises bout à bout
code-empty = une requête qui ne voit aucune clé

## Numbers to take along

matrix-uncapped-scores = Scores mis à l’échelle
matrix-scaled-scores = Scores plafonnés
matrix-masked-scores = Scores masqués
matrix-exponentials = Exponentielles
matrix-result = Résultat
matrix-similarities = Cosinus avec chaque mot
table-context-embeddings = Plongements des clés

setting-positions = On ajoute à chaque plongement les sinus et les cosinus de sa position.
setting-projected = Les plongements, multipliés par trois matrices W, donnent les requêtes, les clés et les valeurs.
setting-dot = Un score est le produit scalaire d’une requête et d’une clé.
setting-cosine = Un score est le cosinus de l’angle entre une requête et une clé.
setting-scaled-dot = Chaque score est multiplié par { $scale }, l’inverse de la racine carrée de la largeur des clés, puis divisé par la température { $temperature }.
setting-scaled = Chaque score est multiplié par { $scale } puis divisé par la température { $temperature }.
setting-cap = Chaque score est courbé pour rester à moins de { $cap } de zéro : le plafond, multiplié par la tangente hyperbolique du score divisé par le plafond.
setting-mask-causal = Un masque cache à chaque requête toutes les clés qui viennent après elle.
setting-mask-window = Un masque cache à chaque requête les clés qui ne sont pas proches d’elle.
setting-mask-allowed = Un masque cache certaines clés à certaines requêtes.
setting-mask-bias = Un masque ajoute à chaque score un nombre qui lui est propre.
setting-mask-several = Un masque cache certaines clés à certaines requêtes, ou ajoute un nombre à un score.
setting-softmax = Le softmax change les scores de chaque requête en poids : des exponentielles, chacune divisée par la somme de sa ligne.
setting-output = La sortie d’une requête est la somme de toutes les valeurs, chacune multipliée par son poids.
setting-join = Les sorties de toutes les têtes, mises bout à bout, forment le résultat.
setting-join-project = Les sorties de toutes les têtes, mises bout à bout et multipliées par la matrice W, donnent le résultat.

markdown-formula = sortie = softmax(Q Kᵀ × échelle ÷ température + masque) V
markdown-head = Tête { $head } sur { $heads }

latex-row = La ligne de { $query }
latex-scores = Les scores : la somme des composantes de la requête, chacune multipliée par la même composante d’une clé.
latex-scaled = Les scores mis à l’échelle : chaque score multiplié par le facteur d’échelle, puis divisé par la température.
latex-capped = Les scores après le plafond doux.
latex-masked = Les scores avec le masque ajouté.
latex-maximum = Le plus grand score.
latex-exponentials = Les exponentielles des scores moins le plus grand.
latex-sum = Leur somme.
latex-weights = Les poids : chaque exponentielle divisée par la somme.
latex-output = La sortie : la somme des valeurs, chacune multipliée par son poids.
latex-result = Le résultat de toutes les têtes.
latex-empty = Cette requête ne voit aucune clé : ses poids et sa sortie sont nuls.

export-hint = Ce que vous voyez, pour une diapositive, une fiche d’exercices ou un programme à vous.
export-picture = L’image
export-svg = Ce pas en SVG
export-png = Ce pas en PNG
export-strip = Tous les pas en une bande
export-numbers = Les nombres
export-format = format
format-markdown = Tableaux Markdown
format-latex = LaTeX, calcul détaillé
format-numpy = Programme NumPy
format-pytorch = Programme PyTorch
format-csv = CSV
format-tsv = TSV
format-json = JSON
format-npy = Fichier NumPy
export-matrix = matrice
export-names = avec les noms
export-copy = Copier
export-save = Enregistrer
export-copied = Copié.
export-copy-refused = La copie n’est pas permise ici. Le texte est sélectionné : copiez-le avec votre clavier ou votre menu.
export-saved = Enregistré sous { $name }. Si cette page n’a pas le droit d’enregistrer des fichiers, copiez le texte.
export-saved-png = Enregistré sous { $name }. Si cette page n’a pas le droit d’enregistrer des fichiers, prenez l’image ci-dessous.
export-png-failed = Le PNG n’a pas pu être produit : cette page n’a pas le droit de dessiner ses propres images, ou la mémoire est épuisée. Prenez plutôt le SVG.

## What cannot be opened

keep-file = le fichier
keep-newer = Ceci a été fait avec une version plus récente de cette page.
keep-unknown-property = { $place } : il n’y a pas de propriété nommée « { $name } ».
keep-missing-property = { $place } : « { $name } » manque.
keep-wrong-type = { $place } : il faut { $expected }.
keep-type-number = un nombre
keep-type-numbers = une liste de nombres
keep-type-table = une liste de lignes, chacune une liste de nombres
keep-type-text = un texte
keep-type-names = une liste de noms
keep-type-switch = true ou false
keep-type-object = un objet aux propriétés nommées
keep-not-one-of = { $place } : il faut l’une de ces valeurs, { $names }.
keep-empty = { $place } est vide.
keep-too-many = { $place } : au plus { $limit }.
keep-too-long = { $place } dépasse { $limit } caractères.
keep-out-of-range = { $place } : il faut { $limit }.
keep-not-understood = { $place } n’est pas ce que l’on attend à cet endroit.
keep-not-computable = { $place } ne peut pas être calculé : { $reason }
keep-count = { $place } : éléments présents, { $count } ; éléments attendus, { $wanted }.
keep-fallback = Cette page ne connaît pas { $value } pour « { $name } » ; elle garde sa propre valeur.
keep-damaged-link = Ce lien est abîmé ou coupé. Redemandez-le, ou demandez le fichier.
keep-too-large-link = Ce lien contient plus qu’un lien ne peut contenir.
keep-no-json = Ce n’est pas le texte d’un exemple : { $reason }.
keep-failed = L’ouverture a échoué ; l’image montre ce qui était là avant.
keep-no-file = Aucun fichier n’a été choisi.
keep-large-file = { $name } est trop grand pour être ouvert ici.
keep-empty-file = { $name } est vide.
keep-quotes = Ligne { $line } : un guillemet est ouvert et n’est pas fermé.
keep-no-numbers = Il n’y a là aucun nombre.
keep-empty-cell = Ligne { $row }, colonne { $column } : la case est vide.
keep-no-number = Ligne { $row }, colonne { $column } : « { $text } » n’est pas un nombre.
keep-ragged = Les lignes n’ont pas toutes le même nombre d’éléments : { $count } à la ligne { $row }, { $wanted } à la première.
keep-large-matrix = Lignes : { $rows }, colonnes : { $columns } ; on peut montrer au plus { $most } de chaque.

## Keep and share

panel-keep = Garder et partager
keep-hint = Tout ce que vous avez fait, et le pas où vous êtes. Rien n’est envoyé nulle part : le lien contient lui-même les nombres.
keep-copy-link = Copier le lien
keep-save = Enregistrer dans un fichier
keep-open = Ouvrir un fichier…
keep-link = Lien
keep-link-copied = Le lien est copié ; il a { $length } caractères.
keep-link-by-hand = La copie n’est pas permise ici. Le lien est sélectionné : copiez-le avec votre clavier ou votre menu.
keep-too-long-link = C’est trop pour un lien : { $length } caractères, alors que { $limit } passent encore partout. Enregistrez un fichier, ou prenez le texte ci-dessous.
keep-saved = Enregistré sous { $name }. Vous pourrez l’ouvrir ici, ou le déposer sur l’image.
keep-opened = Ouvert.
keep-title = Titre
keep-description = Ce qu’il montre, en une phrase ou deux
keep-text = En texte
keep-text-hint = À coller dans une page, un message ou un programme. Ce que vous collez ici est ouvert.
keep-show-text = Montrer ceci
keep-put-back = Remettre
keep-brought = { $name } contient un tableau de { $rows } × { $columns } nombres.
keep-brought-text = C’est un tableau de { $rows } × { $columns } nombres.
keep-for-table = Il devient
keep-put-in = Mettre en place
keep-not-wanted = Pas maintenant
keep-fits = Il a la taille du tableau qu’il remplace.
keep-fits-others = Le tableau qu’il remplace a { $rows } × { $columns } nombres. Des mots et des dimensions seront ajoutés ou retirés à la fin, dans les autres tableaux aussi.
keep-fits-width = Le tableau qu’il remplace a { $rows } × { $columns } nombres. Les requêtes et les clés sont comparées, il leur faut donc le même nombre de colonnes : l’autre tableau passe à { $width }, lui aussi.
keep-matrix-too-large = Dans la figure, un tableau a au plus { $most } lignes et { $most } colonnes.
keep-joined-rows = Lignes présentes : { $rows } ; lignes attendues : { $wanted }, une pour chaque dimension de toutes les têtes mises bout à bout. Changez d’abord les têtes ou les valeurs.
keep-unreadable = { $name } ne peut pas être lu : { $reason }
keep-no-matrix = { $name } ne contient pas de tableau de nombres : sa forme est ({ $shape }), et il faut un ou deux axes.
keep-model-missing = Il n’y a pas de tableau nommé { $wanted }. Le fichier devrait contenir q, k et v ; il contient { $found }.
keep-model-shape = La forme de { $wanted } est ({ $shape }), et il faut de deux à quatre axes : les mots et les dimensions, avant eux les têtes, avant elles les lots ou les couches.
keep-model-fit = q, k et v ne vont pas ensemble : q et k doivent avoir la même largeur, k et v la même longueur, et le nombre de têtes de k et v doit diviser celui de q. Le fichier contient { $found }.
keep-model-title = { $name }, couche { $layer }, tête { $head }
keep-model = { $name } ; requêtes : { $queries }, clés : { $keys }, nombres par vecteur : { $width }.
keep-model-layer = Lot ou couche
keep-model-head = Tête
keep-model-show = Montrer cette tête
keep-model-no-weights = Le fichier n’a pas de poids du modèle (attn) auxquels comparer.
keep-model-weights-shape = Les poids du fichier (attn) ont la forme ({ $shape }), qui ne va pas avec q et k.
keep-model-difference = Les poids calculés ici et ceux du modèle diffèrent d’au plus
keep-model-place = pour la requête { $query } et la clé { $key }.

## Worksheets

sheet = Fiche d’exercice
sheet-print = Imprimer
sheet-close = Fermer
sheet-name = Nom :
sheet-task = Calculez chaque nombre laissé ouvert ({ $blank }), à deux décimales.
sheet-key = Corrigé : { $title }
sheet-code = Pour retrouver cet état :
sheet-on = oui
sheet-off = non
