# The words of the figure `bottleneck` in French.

figure-bottleneck-about = Un encodeur comprime toute une phrase en un seul vecteur de largeur fixe, et chaque mot doit pouvoir y être relu. L’attention, elle, garde un chemin vers chaque mot. Les vecteurs des mots sont tirés au hasard ; ce qui en revient est calculé.
figure-bottleneck-notice = Plus la phrase s’allonge, moins le vecteur unique ressemble à chacun de ses mots. La courbe de l’attention, elle, ne bouge pas : chaque mot garde son propre chemin.
figure-bottleneck-try = Laissez la mémoire s’estomper et voyez quels mots se perdent les premiers. Élargissez ensuite le vecteur : combien de mots de plus retient-il ?
setting-bottleneck-length = Mots
setting-bottleneck-width = Largeur
setting-bottleneck-memory = Mémoire
setting-bottleneck-memory-average = moyenne
setting-bottleneck-memory-decay = qui s’estompe
setting-bottleneck-decay = Elle garde
setting-bottleneck-seed = Phrase
stage-squeeze = Comprimer
stage-read-back = Relire
stage-paths = Attention
stage-lengthen = Allonger
bottleneck-one-vector = Tous les mots dans un seul vecteur
bottleneck-attention = L’attention : un chemin vers chaque mot
bottleneck-legend = plein : revient ; creux : perdu
bottleneck-chart-nearness = Cosinus d’un mot et de ce qui est lu
bottleneck-chart-share = Part des mots qui reviennent
bottleneck-chart-note = Lignes : moyenne de huit phrases. Points : celle-ci.
bottleneck-key-fixed = un vecteur
bottleneck-key-attention = l’attention
bottleneck-overview = De cette phrase, { $fixed } des mots reviennent du vecteur unique et { $attention } par l’attention.
bottleneck-squeeze = { $count ->
    [one] { $word } entre dans le vecteur,
   *[more] D’autres mots, jusqu’à { $word }, entrent dans le vecteur,
  } { $memory ->
    [average] qui est maintenant la moyenne de tous les mots lus.
   *[decay] qui oublie un peu de ce qu’il contenait.
  }
bottleneck-read = { $count ->
    [one] { $word } est-il dans le vecteur ? Leur cosinus vaut { $cosine }.
   *[more] Ces mots, jusqu’à { $word }, sont-ils dans le vecteur ? Son cosinus vaut { $cosine }.
  } { $found ->
    [yes] Aucun mot étranger à la phrase n’est aussi proche : il revient.
   *[no] Des mots qui n’ont jamais été dans la phrase sont plus proches : il est perdu.
  }
bottleneck-path = { $count ->
    [one] Un nouveau chemin : interrogée sur sa place, l’attention donne à { $word } le poids { $weight }
   *[more] De nouveaux chemins : interrogée sur sa place, l’attention donne à { $word } le poids { $weight }
  } et le relit avec un cosinus de { $cosine }.
bottleneck-nearness = Plus la phrase est longue, moins le vecteur unique ressemble à chaque mot : ici { $fixed } en moyenne, contre { $attention } par l’attention.
bottleneck-share = Il revient donc de moins en moins de mots : de cette phrase { $fixed }, contre { $attention } par l’attention.
bottleneck-question = Seize mots entrent dans un vecteur de soixante-quatre nombres : quatre nombres par mot. Combien de mots en reviennent ?
bottleneck-question-all = Tous
bottleneck-question-most = Plus de la moitié
bottleneck-question-few = Moins de la moitié
bottleneck-question-because = Seulement { $fixed } d’entre eux. Chaque mot n’est qu’une part d’un mélange, dont le cosinus avec lui vaut { $cosine } en moyenne, et des mots tirés au hasard en sont aussi proches. Par l’attention, { $attention } reviennent.
bottleneck-words = âne arbre balle banc bol bois bras café carte chat chien ciel clé clou coq cour croix cygne dent eau étang feu fleur four fruit gant gare herbe huile jeu jour lac lait lampe lit livre loup lune main mer miel mont mur nid noix nuit œuf oie or ours pain pluie poire pont porte roi rose rue sable sel table thé toit vent
