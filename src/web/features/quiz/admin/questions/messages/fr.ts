import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  types: {
    single_choice: 'Choix unique',
    multiple_choice: 'Choix multiple',
    true_false: 'Vrai / Faux',
    fill_blank: 'Texte à trou',
    ordering: 'Mise en ordre',
    numeric: 'Réponse numérique',
    matching: 'Association',
    categorise: 'Classement par catégories',
    essay: 'Rédaction',
    cloze: 'Texte à trous multiples',
    hotspot: 'Zones d’image',
  },
  type: 'Type',
  difficulty: 'Difficulté',
  difficulties: {
    easy: 'Facile',
    medium: 'Moyen',
    hard: 'Difficile',
  },
  question: 'Question',
  questionHint:
    'Markdown est possible : **gras**, `code`, $x^2$, listes. Une question collée avec ses options et sa réponse, ou au format Aiken ou GIFT, remplit tout.',
  explanation: 'Explication',
  explanationHint: 'Affichée selon les règles du quiz, jamais avant la bonne réponse.',
  imageUrl: 'URL de l’image',
  pictureBroken:
    'Cette image ne peut pas être chargée. Les apprenants verraient une note à sa place.',
  noImageText: 'Sans texte',
  answer: 'Réponse',
  answerHint: 'Séparez par | les autres réponses acceptées',
  number: 'Nombre',
  toleranceOfNumber: 'L’écart permis : 0.05 ou 2%',
  units: 'Unités',
  unitsHint:
    'Une par ligne. La première est celle du nombre ; pour les autres, indiquez leur valeur : cm = 0.01',
  tolerance: 'Tolérance',
  toleranceHint: 'Pour les nombres : l’écart permis',
  caseSensitive: 'Respecter la casse',
  whichIsCorrect: 'Laquelle est juste ?',
  options: 'Options',
  markEvery: 'Cochez toutes les bonnes réponses.',
  orderHint: 'Saisissez les éléments dans le bon ordre ; les apprenants les voient dans un autre.',
  markOne: 'Cochez la bonne réponse.',
  pasteHint: 'Une liste collée en remplit plusieurs ; un * marque la bonne réponse.',
  option: ({ letter }) => `Option ${letter}`,
  optionIsCorrect: ({ letter }) => `L’option ${letter} est juste`,
  moveOptionUp: ({ letter }) => `Monter l’option ${letter}`,
  moveOptionDown: ({ letter }) => `Descendre l’option ${letter}`,
  removeOption: ({ letter }) => `Retirer l’option ${letter}`,
  pinOption: ({ letter }) => `Garder l’option ${letter} à sa place`,
  pinHint: 'Garde sa place quand les options sont dans un ordre aléatoire',
  addPicture: ({ letter }) => `Ajouter une image à l’option ${letter}`,
  pictureHint: 'On peut aussi déposer ou coller une image dans le texte',
  addOption: 'Ajouter une option',
  hotspot: {
    title: 'Zones de l’image',
    hint: 'Dessinez-les à la souris ou au doigt, ou ajoutez-en une et déplacez-la avec les flèches (Maj : pas plus grands, Alt : sa taille).',
    needsPicture: 'Ajoutez d’abord une image.',
    shape: 'Forme',
    shapes: {
      rectangle: 'Rectangle',
      ellipse: 'Ellipse',
      polygon: 'Polygone',
    },
    polygonHint:
      'Cliquez sommet après sommet ; Entrée ou le premier sommet ferme la forme, Échap l’abandonne.',
    add: 'Ajouter une zone',
    undo: 'Annuler la dernière modification des zones',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    region: ({ number }: { number: number }) => `Zone ${number}`,
    isRight: ({ number }: { number: number }) => `La zone ${number} est juste`,
    right: 'juste',
    wrong: 'fausse',
    name: ({ number }: { number: number }) => `Nom de la zone ${number}`,
    sides: {
      x: 'Depuis la gauche',
      y: 'Depuis le haut',
      width: 'Largeur',
      height: 'Hauteur',
    },
    corners: 'Sommets en pour cent : depuis la gauche, depuis le haut ; …',
    cornersWrong: 'Au moins trois sommets dans l’image, par exemple 10, 20; 30, 40; 50, 20',
    remove: ({ number }: { number: number }) => `Supprimer la zone ${number}`,
    spots: 'Repères à placer',
    spotsHint:
      'Vide : un dans chaque bonne zone. Moins : n’importe lesquelles des bonnes zones conviennent.',
    listOffered:
      'Les personnes qui ne voient pas l’image peuvent choisir parmi les noms des zones.',
    listMissing:
      'Les personnes qui ne voient pas l’image ne peuvent pas répondre. Donnez à chaque zone son propre nom et dessinez aussi des zones fausses : les noms sont alors proposés en liste.',
  },
  essay: {
    minWords: 'Mots au minimum',
    maxWords: 'Mots au maximum',
    template: 'Texte de départ',
    templateHint: 'Les apprenants le complètent.',
    sampleAnswer: 'Réponse type',
    sampleHint: 'Visible par les correcteurs, puis avec le corrigé.',
    markerNotes: 'Notes pour la correction',
    notesHint: 'Jamais montrées aux apprenants.',
    rubric: 'Grille d’évaluation',
    rubricHint:
      'Des critères, chacun avec des niveaux et leurs points. Sans grille, on note en pourcentage.',
    addCriterion: 'Ajouter un critère',
    addLevel: 'Ajouter un niveau',
    criterion: ({ number }) => `Critère ${number}`,
    points: ({ number }) => `Points du niveau ${number}`,
    level: ({ number }) => `Niveau ${number}`,
    removeCriterion: ({ number }) => `Retirer le critère ${number}`,
    removeLevel: ({ number }) => `Retirer le niveau ${number}`,
  },
  placing: {
    matching: {
      title: 'Paires',
      hint: 'Les apprenants voient les correspondances dans un autre ordre. Un tableau collé de deux colonnes remplit plusieurs paires.',
      item: ({ letter }) => `Élément ${letter}`,
      target: ({ letter }) => `Correspondance de l’élément ${letter}`,
      add: 'Ajouter une paire',
      others: 'Autres correspondances',
      othersHint:
        'Une par ligne. Elles ne correspondent à aucun élément et rendent plus difficile de deviner.',
    },
    categorise: {
      title: 'Éléments',
      hint: 'Écrivez la catégorie de chaque élément. Un tableau collé de deux colonnes remplit plusieurs éléments.',
      item: ({ letter }) => `Élément ${letter}`,
      target: ({ letter }) => `Catégorie de l’élément ${letter}`,
      add: 'Ajouter un élément',
      others: 'Autres catégories',
      othersHint: 'Une par ligne. Aucun élément n’y correspond.',
    },
  },
  cloze: {
    title: 'Trous',
    hint: 'Sélectionnez un mot de la question et faites-en un trou (Alt+G). Le texte l’affiche comme [[1]].',
    make: 'Créer un trou',
    gap: ({ number }) => `Trou ${number}`,
    kindOf: ({ number }) => `Comment le trou ${number} est complété`,
    kinds: { text: 'Saisie', choice: 'Liste' },
    remove: ({ number }) => `Supprimer le trou ${number}`,
    answers: 'Réponses acceptées',
    linesHint: 'Une par ligne',
    options: 'Options',
    rightOption: 'Bonne option',
    toleranceProblem: 'La tolérance doit être un nombre',
  },
  true: 'Vrai',
  false: 'Faux',
  filter: 'Filtrer les questions',
  filterHint: 'Filtrer questions et réponses',
  showAll: 'Afficher toutes les questions',
  filtered: ({ count, shown }) =>
    `${number(shown)} sur ${plural(count, { one: '# question', other: '# questions' })}`,
  questions: 'Questions',
  removed: ({ count }) =>
    plural(count, { one: '# question retirée', other: '# questions retirées' }),
  undo: 'Annuler',
  addQuestion: 'Ajouter une question',
  newQuestion: 'Nouvelle question',
  typeAndKey: ({ type, key }) => `${type} : ${key}`,
  noKey: 'Pas encore de bonne réponse',
  markedByHand: 'Notée par une personne',
  hasProblem: 'A un problème',
  numbered: {
    drag: ({ number }) => `Faire glisser la question ${number}`,
    moveUp: ({ number }) => `Monter la question ${number}`,
    moveDown: ({ number }) => `Descendre la question ${number}`,
    duplicate: ({ number }) => `Dupliquer la question ${number}`,
    delete: ({ number }) => `Supprimer la question ${number}`,
  },
  position: ({ number, total }) => `Question ${number} sur ${total}`,
  history: {
    open: 'Versions de cette question',
    title: 'Versions de cette question',
    loading: 'Chargement des versions',
    failed: 'Impossible de charger les versions',
    version: ({ number }) => `Version ${number}`,
    stored: 'enregistrée actuellement',
    bringBack: 'Rétablir',
    bringBackOf: ({ version }) => `Rétablir ${version}`,
  },
  open: {
    previous: 'Question précédente',
    next: 'Question suivante',
    moveUp: 'Monter cette question',
    moveDown: 'Descendre cette question',
    duplicate: 'Dupliquer cette question',
    delete: 'Supprimer cette question',
  },
  stats: {
    notAsked: 'Pas encore posée',
    skippedOnly: ({ skipped }) =>
      `Aucune réponse, passée ${plural(skipped, { one: '# fois', other: '# fois' })}`,
    answered: ({ answered, skipped, correct, percent }) =>
      `Réponses : ${number(answered)}, dont ${number(correct)} justes (${percent}) ; passée ${plural(skipped, { one: '# fois', other: '# fois' })}`,
  },
  said: {
    moved: ({ position, total }) => `Déplacée en position ${position} sur ${total}.`,
    removed: ({ number }) => `La question ${number} a été retirée.`,
    pasted: ({ count }) =>
      plural(count, { one: '# question a été collée.', other: '# questions ont été collées.' }),
  },
  hints: {
    title: ({ count }) => `Conseils (${number(count)})`,
    intro:
      'Ce que recommande la recherche sur la rédaction de questions. Rien de cela n’empêche de publier.',
    ofGap: ({ number, text }) => `Trou ${number} : ${text}`,
    ofOption: ({ letter, text }) => `Option ${letter} : ${text}`,
    kinds: {
      longestIsKey:
        'La bonne option est bien plus longue que les autres. Qui devine choisit la plus longue.',
      allOrNone:
        'Les options sont mélangées : « toutes ces réponses » ou « aucune de ces réponses » peut se trouver en tête. Écrivez les options elles-mêmes.',
      negativeStem:
        'La question repose sur un mot négatif facile à manquer. Mettez-le en évidence ou posez la question positivement.',
      absoluteWord:
        'Un mot absolu comme « toujours » ou « jamais » trahit que l’option est fausse.',
      overlap: 'Elle recoupe une option précédente, les deux peuvent donc être justes.',
      article: '« a » ou « an » avant les options ne convient qu’à certaines. Écrivez « a/an ».',
      shortStem: 'La question ne dit pas ce qui est demandé. Écrivez une phrase entière.',
      hardToRead:
        'Elle est difficile à lire : phrases longues ou beaucoup de mots longs. Des phrases plus courtes évaluent la matière, pas la lecture.',
      manyBlanks: 'Tant de trous laissent trop peu à comprendre. Gardez-en un ou deux.',
      manyGaps:
        'Autant de trous laissent trop peu de texte pour comprendre. Gardez au moins quatre mots par trou.',
      noRubric:
        'Sans grille d’évaluation, deux personnes notent souvent différemment la même réponse. Ajoutez des critères avec des niveaux.',
      outsideLimits:
        'La réponse type est plus courte ou plus longue que ne doivent l’être les réponses.',
      longTemplate: 'Le texte de départ a déjà autant de mots qu’une réponse peut en avoir.',
      noAltText: 'L’image n’a pas de texte pour les personnes qui ne peuvent pas la voir.',
      noTranscript:
        'Il manque à un son la description ou la transcription pour les personnes qui ne peuvent pas l’entendre.',
      noExplanation:
        'Sans explication, les apprenants voient qu’ils se sont trompés, mais pas pourquoi.',
      sameText: 'La même question est posée plusieurs fois.',
    },
    onePosition: ({ letter }) =>
      `La plupart des bonnes réponses sont à la place ${letter}, et les options gardent leur ordre.`,
    fixes: {
      negativeStem: 'Mettre le mot en évidence',
      allOrNone: 'Retirer l’option',
      article: 'Écrire « a/an »',
    },
    goToField: 'Aller au champ',
    openQuestion: ({ number }) => `Ouvrir la question ${number}`,
    more: ({ count }) => `et ${number(count)} de plus`,
  },
  editedBy: ({ names }) => `Également ouverte par ${names}`,
  trial: {
    untitled: 'Quiz sans titre',
    nothingSaved: 'Rien n’est enregistré ni compté.',
    leftOut: ({ count }) =>
      plural(count, {
        one: '# question inachevée laissée de côté.',
        other: '# questions inachevées laissées de côté.',
      }),
  },
};
