# The words of the figure `decoder` in French.

figure-decoder-about = Un décodeur écrit sa traduction mot par mot. Avant chaque mot, il pose une nouvelle question : sa requête change, son attention se déplace et un nouveau vecteur de contexte se forme. Ces vecteurs ont été choisis à la main, pour être lus ; un modèle apprend les siens.
figure-decoder-notice = À chaque instant, toutes les lignes partent d’un même mot, et les cases foncées du tableau se déplacent : là où l’ordre des mots s’inverse, elles quittent la diagonale.
figure-decoder-try = Choisissez « the black cat » et allez jusqu’au deuxième mot. Suivez ensuite « s’est » dans la longue phrase : il regarde deux mots à la fois.
setting-decoder-sentence = Phrase
setting-decoder-sentence-cat-on-the-mat = « The cat sat on the mat »
setting-decoder-sentence-sous-la-table = « sous la table »
setting-decoder-sentence-black-cat = « the black cat »
stage-decode = Décodage
decoder-vector = contexte
decoder-table = Chaque ligne est un instant : les poids de tous les mots lus.
decoder-overview = Chaque mot écrit a eu sa requête, son centre d’attention et son vecteur de contexte : une ligne du tableau pour chacun.
decoder-query-first = Le décodeur va écrire son premier mot. Sa requête dit ce qu’il lui faut maintenant.
decoder-query = Au mot suivant : la requête a changé, car le décodeur a besoin d’autre chose.
decoder-focus = La requête s’accorde le mieux avec { $key }, qui reçoit { $weight } de l’attention.
decoder-context = Les valeurs, chacune multipliée par son poids, s’additionnent : voici le vecteur de contexte de cet instant.
decoder-word = Le vecteur de contexte pointe au plus près de { $word } : le cosinus de l’angle vaut { $similarity }. Le décodeur l’écrit.
decoder-question = L’anglais dit « the black cat », le français « le chat noir ». Au moment d’écrire le deuxième mot français, quel mot anglais reçoit le plus d’attention ?
decoder-question-option = { $word }
decoder-question-because = La requête cherche le nom : « cat » reçoit donc { $weight } et « black » { $other }, bien que « black » occupe la deuxième place. Les lignes se croisent : l’attention suit le sens, non l’ordre.
