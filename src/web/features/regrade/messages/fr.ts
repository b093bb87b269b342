import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  denied: 'Accès refusé',
  title: 'Noter à nouveau les réponses passées',
  pageTitle: 'Noter à nouveau les réponses passées, administration',
  description:
    'Comment les réponses passées à une question comptent après la modification de son corrigé.',
  failed: 'Erreur lors du chargement de la question',
  previewFailed: 'Erreur lors du calcul des changements',
  key: 'Bonne réponse actuelle',
  true: 'Vrai',
  false: 'Faux',
  askedIn: 'Posée dans',
  attempts: ({ count }) => plural(count, { one: '# tentative', other: '# tentatives' }),
  neverAsked: 'Aucune tentative n’a posé cette question : il n’y a rien à noter à nouveau.',
  how: 'Comment comptent les réponses passées',
  methods: {
    new_key: {
      label: 'Selon le corrigé actuel',
      hint: 'Comme si le corrigé avait toujours été celui-ci.',
    },
    either_key: {
      label: 'Selon l’un ou l’autre corrigé',
      hint: 'Les réponses justes auparavant le restent ; celles qui sont justes maintenant comptent aussi.',
    },
    full_credit: {
      label: 'Juste pour tout le monde',
      hint: 'Toutes les personnes à qui la question a été posée jusqu’ici reçoivent le point, avec ou sans réponse.',
    },
  },
  takesPasses: 'Même si une réussite est perdue',
  takesPassesHint: 'Sinon, les tentatives qui ne seraient plus réussies restent telles quelles.',
  preview: 'Ce qui change',
  gains: ({ count }) => plural(count, { one: 'gagne des points', other: 'gagnent des points' }),
  losses: ({ count }) => plural(count, { one: 'perd des points', other: 'perdent des points' }),
  newPasses: ({ count }) =>
    plural(count, { one: 'nouvellement réussie', other: 'nouvellement réussies' }),
  lostPasses: ({ count }) =>
    plural(count, { one: 'désormais non réussie', other: 'désormais non réussies' }),
  spared: ({ count }) =>
    plural(count, {
      one: '# tentative garde son score, car elle ne serait plus réussie.',
      other: '# tentatives gardent leur score, car elles ne seraient plus réussies.',
    }),
  incomparable: ({ count }) =>
    plural(count, {
      one: '# tentative reste telle quelle, car elle ne proposait pas la bonne réponse.',
      other: '# tentatives restent telles quelles, car elles ne proposaient pas la bonne réponse.',
    }),
  nothingChanges: 'Aucun score ne change.',
  firstOnes: ({ count }) => `Seules les ${count} premières sont affichées.`,
  learner: 'Apprenant',
  before: 'Avant',
  after: 'Après',
  passed: 'réussie',
  notPassed: 'non réussie',
  erased: 'Compte supprimé',
  sendsMails: 'Envoyer un e-mail aux personnes dont le score change',
  begin: ({ count }) =>
    plural(count, { one: 'Noter à nouveau # tentative', other: 'Noter à nouveau # tentatives' }),
  leave: 'Laisser les résultats passés tels quels',
  began: 'La notation a commencé',
  left: 'Les résultats passés restent tels quels',
  notDone: 'Cela n’a pas pu être fait',
  history: 'Décisions précédentes',
  decisions: {
    new_key: 'Notées selon le nouveau corrigé',
    either_key: 'Notées selon l’un ou l’autre corrigé',
    full_credit: 'Juste pour tout le monde',
    leave: 'Résultats passés laissés tels quels',
  },
  running: ({ seen, attempts }) => `${seen} tentatives notées sur ${attempts}`,
  undoing: ({ seen, attempts }) => `Annulation : ${seen} tentatives sur ${attempts}`,
  undone: 'Annulée',
  changedScores: ({ count }) =>
    plural(count, { one: '# score modifié', other: '# scores modifiés' }),
  undo: 'Annuler',
  undoTitle: 'Annuler cette décision ?',
  undoHint:
    'Toutes les tentatives retrouvent leur note précédente. Les personnes qui ont reçu un e-mail en reçoivent un autre.',
  undoBegan: 'Les notes précédentes sont en cours de rétablissement',
  later: 'Décider plus tard',
  keysChanged: 'Un corrigé a été modifié après des réponses',
  keysChangedHint:
    'Les résultats passés comptent selon l’ancien corrigé. Décidez pour chaque question :',
};
