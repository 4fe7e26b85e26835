# The words of the figure `global-local` in French.

figure-global-local-about = Dans une couche d’attention, chaque sortie voit toutes les entrées. Une convolution voit une fenêtre de voisins, avec des poids fixés par la place ; l’attention à fenêtre glissante voit la même fenêtre, avec des poids calculés à partir des mots. Des couches empilées portent plus loin : choisissez une sortie en haut et suivez ses chemins vers le bas.
figure-global-local-notice = Les deux fenêtres ont les mêmes chemins, plus longs d’une demi-largeur à chaque couche. Une couche suffit à l’attention, mais son coût croît comme le carré de la longueur.
figure-global-local-try = Choisissez un autre mot de sortie dans l’image, puis une fenêtre plus large. Combien de couches épargne-t-elle ?
setting-global-local-kind = Couches
setting-global-local-kind-all = les trois
setting-global-local-kind-attention = d’attention
setting-global-local-kind-convolution = de convolution
setting-global-local-kind-sliding-window = à fenêtre
setting-global-local-width = Fenêtre
setting-global-local-layers = Nombre
setting-global-local-length = Mots
stage-reach = Portée
stage-layers = Couches
stage-cost = Coût
global-local-kind-attention = L’attention
global-local-kind-convolution = La convolution
global-local-kind-sliding-window = La fenêtre glissante
global-local-how-attention = voit tout, poids calculés
global-local-how-convolution = voit une fenêtre, poids fixes
global-local-how-sliding-window = voit une fenêtre, poids calculés
global-local-choose = Sortie pour { $word }
global-local-fact-layers = couches pour que tous voient tout
global-local-fact-path = plus long chemin, en couches
global-local-fact-cost = multiplications par couche
global-local-costs = Coût d’une couche
global-local-costs-axis = multiplications-additions selon le nombre de mots
global-local-overview = Pour que chaque sortie voie tous les mots, il faut { $attention } couche d’attention, mais { $window } avec une fenêtre de cette largeur, en convolution comme en attention.
global-local-output = Prenons la sortie pour { $word }. De quels mots peut-elle dépendre ?
global-local-layer = { $kind ->
    [attention] Une couche plus bas, { $word } voit encore tous les mots, dès la première couche.
    [all] Une couche plus bas : l’attention voit tous les mots, mais avec une fenêtre { $word } ne peut dépendre que des mots de { $first } à { $last }.
   *[other] Une couche plus bas : avec la fenêtre, { $word } ne peut dépendre que des mots de { $first } à { $last }.
  }
global-local-layer-whole = { $kind ->
    [attention] Une couche plus bas, { $word } voit tous les mots, de { $first } à { $last }.
   *[other] Une couche plus bas : avec la fenêtre aussi, { $word } dépend maintenant de tous les mots, de { $first } à { $last }.
  }
global-local-needed = Pour que chaque sortie voie tous les mots, les chemins de l’attention prennent { $attention } couche et ceux des deux fenêtres { $window } : chaque couche de plus est un endroit de plus où quelque chose peut se perdre.
global-local-cost = À cette longueur, une couche coûte { $attention } multiplications-additions avec l’attention, { $convolution } avec la convolution, { $window } avec la fenêtre glissante. Quand la phrase s’allonge, l’attention passe devant.
global-local-question = Une fenêtre de trois mots glisse sur une phrase de sept. Combien faut-il de couches pour que le dernier mot puisse dépendre du premier ?
global-local-question-two = Deux couches
global-local-question-three = Trois couches
global-local-question-six = Six couches
global-local-question-because = Une fenêtre de trois ne porte qu’un mot plus loin de chaque côté à chaque couche : il faut { $window } couches du dernier mot au premier. L’attention en prend { $attention }.
global-local-words = le vieux chat que mon voisin trouva sous la pluie dormait enfin sur le tapis chaud
