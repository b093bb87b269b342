import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  pageTitle: 'Résultats, administration',
  description: 'Qui a fait un quiz, et ce que les réponses disent de ses questions.',
  denied: 'Accès refusé',
  failed: 'Les résultats n’ont pas pu être chargés',
  lead: 'Qui a fait ce quiz, et ce que les réponses disent de ses questions.',
  editQuiz: 'Modifier ce quiz',
  views: {
    label: 'Vues',
    attempts: 'Tentatives',
    summary: 'Synthèse',
    questions: 'Questions',
    live: 'En direct',
    stars: 'Étoiles',
  },
  actFor: ({ act, name }) => `${act} : ${name}`,
  downloadCsv: 'Télécharger en CSV',
  downloadFailed: 'Le fichier n’a pas pu être créé',
  basis: {
    label: 'Tentatives évaluées',
    first: 'Premières tentatives',
    all: 'Toutes les tentatives',
    firstHint:
      'Évaluée : pour chaque personne, la première tentative rendue ou dont le temps est écoulé.',
    allHint:
      'Évaluées : toutes les tentatives rendues ou dont le temps est écoulé. Qui a fait le quiz plusieurs fois compte plusieurs fois.',
    never:
      'Jamais évaluées : les tentatives en cours, abandonnées, nulles ou déclarées par l’apprenant, et celles des administrateurs et de l’auteur du quiz. Les tentatives avec des réponses à noter sont évaluées une fois celles-ci notées.',
  },
  live: {
    list: 'Qui répond au quiz en ce moment',
    found: ({ count }) =>
      plural(count, { one: '# personne répond au quiz', other: '# personnes répondent au quiz' }),
    learner: 'Apprenant',
    answered: 'Réponses',
    answeredOf: ({ answered, total }) => `${answered} sur ${total}`,
    timeLeft: 'Temps restant',
    noTimeLimit: 'Sans limite de temps',
    lastSaved: 'Dernière réponse enregistrée',
    nothingYet: 'aucune pour l’instant',
    minutes: 'Minutes',
    addToAll: ({ count }) =>
      plural(count, { one: 'Ajouter # minute pour tous', other: 'Ajouter # minutes pour tous' }),
    addMinutes: ({ count }) =>
      plural(count, { one: 'Ajouter # minute', other: 'Ajouter # minutes' }),
    added: ({ count }) => plural(count, { one: '# minute ajoutée', other: '# minutes ajoutées' }),
    notDone: 'Cela n’a pas pu être fait',
    noLearners: 'Personne ne répond au quiz en ce moment',
    noLearnersHint:
      'Les apprenants apparaissent ici dès qu’ils commencent. La liste est à jour à cinq secondes près.',
  },
  attempts: {
    list: 'Tentatives',
    found: ({ count }) => plural(count, { one: '# tentative', other: '# tentatives' }),
    search: 'Nom ou adresse e-mail',
    outcome: 'Issue',
    anyOutcome: 'Toutes les issues',
    outcomes: {
      passed: 'Réussi',
      failed: 'Non réussi',
      to_be_marked: 'À noter',
      abandoned: 'Abandonné',
      open: 'En cours',
      self_reported: 'Déclaré par l’apprenant',
    },
    learner: 'Apprenant',
    erased: 'Compte effacé',
    number: ({ id }) => `Tentative ${id}`,
    timedOut: 'Temps écoulé',
    unlock: 'Permettre de refaire le quiz maintenant',
    unlocked: 'Le quiz est de nouveau ouvert pour cette personne',
    notDone: 'Cela n’a pas pu être fait',
    notCounted: 'Non évaluée',
    score: 'Score',
    scoreOf: ({ score, total }) => `${score} sur ${total}`,
    pointsOf: ({ points, total }) => `${points} sur ${total} points`,
    counts: {
      best: ({ percent }) => `La meilleure tentative compte : ${percent}`,
      last: ({ percent }) => `La dernière tentative compte : ${percent}`,
      average: ({ percent }) => `La moyenne compte : ${percent}`,
      first: ({ percent }) => `La première tentative compte : ${percent}`,
    },
    started: 'Début',
    time: 'Durée',
    none: 'Personne n’a encore fait ce quiz',
    noneHint: 'Les tentatives apparaissent ici dès que quelqu’un commence.',
    noMatch: 'Aucune tentative ne correspond',
    noMatchHint: 'Essayez avec moins de filtres.',
  },
  summary: {
    takers: 'Participants',
    takersHint: ({ attempts }) =>
      `Avec ${plural(attempts, { one: '# tentative notée', other: '# tentatives notées' })}.`,
    evaluated: 'Tentatives évaluées',
    evaluatedHint: 'Tous les autres chiffres ici portent sur elles.',
    evaluatedNewest:
      'Seulement les tentatives les plus récentes, car il y a énormément de réponses. Tous les autres chiffres ici portent sur elles.',
    passRate: 'Taux de réussite',
    passRateHint: ({ passed, attempts }) =>
      `${passed} sur ${attempts} ont atteint le seuil de réussite.`,
    mean: 'Score moyen',
    meanHint: 'La moyenne de tous les scores.',
    median: 'Score médian',
    medianHint: 'La moitié des scores n’est pas plus haute, la moitié pas plus basse.',
    deviation: 'Écart type',
    deviationHint:
      'De combien les scores s’écartent d’habitude de la moyenne, en points de pourcentage. Petit : tous ont à peu près le même niveau.',
    alpha: 'Alpha de Cronbach',
    alphaGood:
      'Fiable : avec d’autres questions de ce genre, le classement des apprenants serait presque le même.',
    alphaFair:
      'Suffisant pour s’exercer et se situer. Avant d’en tirer une décision, ajoutez des questions ou améliorez les plus faibles.',
    alphaPoor:
      'Les différences entre apprenants tiennent beaucoup au hasard. Ajoutez des questions, ou améliorez celles qui ressortent dans la liste des questions.',
    error: 'Erreur type de mesure',
    errorHint: ({ points }) =>
      `Le hasard déplace un score d’environ ${points} points de pourcentage vers le haut ou le bas. Deux apprenants plus proches que cela peuvent avoir le même niveau.`,
    few: ({ count }) =>
      `Pas encore assez de tentatives : il en faut au moins ${plural(count, { one: '#', other: '#' })}.`,
    noSpread: 'Incalculable : tous les scores sont égaux, ou les tentatives n’ont qu’une question.',
    drawn: ({ each, all }) =>
      `Les tentatives ont des questions différentes (en moyenne ${each} sur ${all}). L’alpha est estimé à partir des paires de questions auxquelles les mêmes apprenants ont répondu.`,
    none: 'Rien à évaluer pour l’instant',
    noneHint: 'Les chiffres apparaissent après la première tentative rendue.',
    distribution: 'Répartition des scores',
    range: 'Score',
    attempts: 'Tentatives',
    between: ({ from, to }) => `${from} à ${to}`,
  },
  questions: {
    list: 'Questions',
    found: ({ count }) =>
      plural(count, { one: '# question a été posée', other: '# questions ont été posées' }),
    search: 'Rechercher des questions',
    question: 'Question',
    takers: 'Participants',
    facility: 'Facilité',
    facilityHint:
      'Facilité : la part des participants qui ont répondu juste. Une réponse omise est fausse. Si des parties de réponses comptent ou si les fausses coûtent, c’est ce qu’une réponse rapporte en moyenne.',
    discrimination: 'Discrimination',
    discriminationHint: ({ count }) =>
      `Discrimination : si ceux qui réussissent les autres questions répondent juste à celle-ci, de −1 à 1 (corrélation point-bisériale corrigée). Elle est bonne à partir de 0,2. Elle est affichée à partir de ${plural(count, { one: '# participant', other: '# participants' })}.`,
    omitted: 'Omises',
    notesTitle: 'Ce qui ressort',
    notes: {
      against:
        'Ceux qui réussissent le reste se trompent ici plus souvent que les autres. Vérifiez la bonne réponse.',
      rival:
        'Les meilleurs choisissent une option fausse plus souvent que la bonne. Vérifiez la réponse et l’énoncé.',
      hard: 'Au plus une personne sur cinq répond juste.',
      easy: 'Presque tous répondent juste : elle dit peu des apprenants.',
      weak: 'Elle distingue à peine les plus forts des plus faibles.',
      omitted: 'Au moins une personne sur cinq l’omet.',
      unused_option: 'Personne ne choisit l’une des options fausses.',
    },
    options: 'Options par groupe de score',
    option: 'Option',
    key: 'juste',
    groups: { lower: 'Groupe inférieur', middle: 'Groupe moyen', upper: 'Groupe supérieur' },
    groupsHint:
      'Groupes inférieur et supérieur : les 27 % de tentatives aux scores les plus bas et les plus hauts ; les scores égaux sont dans le même groupe. Les parts portent sur tous ceux du groupe à qui la question a été posée. Les options sont comptées selon leur position actuelle.',
    noGroups: 'Les scores sont trop proches pour former des groupes.',
    noOptions: 'Les réponses à ce type de question ne désignent pas d’option.',
    noMatch: 'Aucune question ne correspond',
    none: 'Aucune question n’a encore été posée',
    noneHint: 'Les chiffres apparaissent après la première tentative rendue.',
  },
};
