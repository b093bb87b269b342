import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Pas encore rendu',
    kept: 'Vos réponses sont conservées sur cet appareil.',
    keptOf: ({ answered, total }) =>
      `Vos réponses sont conservées sur cet appareil. Vous avez répondu à ${answered} questions sur ${total}.`,
    offline:
      'Pas de connexion. Elles seront rendues automatiquement ; laissez cette page ouverte. Ce qui a déjà été enregistré compte de toute façon à la fin du temps.',
    serverProblem:
      'Le serveur a un problème. Elles seront rendues automatiquement ; laissez cette page ouverte. Ce qui a déjà été enregistré compte de toute façon à la fin du temps.',
  },
  tryAgain: 'Réessayer',
  rejected: { title: 'Non rendu', error: 'Erreur lors de la remise du quiz' },
  backToQuiz: 'Retour au quiz',
  myResults: 'Mes résultats',
  notLoaded: 'Votre résultat n’a pas pu être chargé',
  safe: 'Il est en sécurité sur le serveur.',
  stillOpen: {
    title: 'Cette tentative est encore ouverte',
    reason: 'Son résultat s’affichera ici quand vous l’aurez rendue ou que le temps sera écoulé.',
    continue: 'Continuer le quiz',
  },
  void: {
    title: 'Cette tentative ne compte pas',
    reason:
      'Vous l’avez quittée dans les premières secondes. Vous pouvez recommencer le quiz à tout moment.',
  },
  browse: 'Parcourir les quiz',
  bubbles: 'Vos réponses',
  bubble: {
    correct: ({ number }) => `Question ${number}, correcte`,
    part: ({ number }) => `Question ${number}, en partie correcte`,
    wrong: ({ number }) => `Question ${number}, incorrecte`,
    empty: ({ number }) => `Question ${number}, sans réponse`,
    waiting: ({ number }) => `Question ${number}, à noter`,
  },
  seeMistakes: 'Voir les erreurs',
  nextMistake: 'Erreur suivante',
  missing: ({ count, pass, total }) =>
    `${plural(count, { one: 'Une bonne réponse de plus aurait suffi', other: '# bonnes réponses de plus auraient suffi' })} (${pass} sur ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `${plural(count, { one: '# point de plus aurait suffi', other: '# points de plus auraient suffi' })} (${pass} sur ${total}).`,
  whatNext: 'Et maintenant ?',
  mastered: 'Vous maîtrisez ce quiz.',
  readExplanations: 'Lisez les explications avant de réessayer.',
  waitForMarks: 'Vous recevrez une notification quand tout sera noté.',
  retakeOn: 'Vous pouvez le refaire le <date></date>.',
  review: 'Revoir les réponses',
  moreQuizzes: 'Autres quiz',
  timeTaken: ({ duration }) => `Temps mis : ${duration}`,
  ranOutEmpty: 'Le temps s’est écoulé sans réponse : la tentative compte pour zéro.',
  left: 'Vous avez quitté cette tentative : elle compte pour zéro.',
  ranOut: 'Le temps est écoulé. Vos réponses ont été notées telles quelles.',
  last: {
    same: ({ percent }) => `Comme la dernière fois (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# point', other: '# points' })} de plus que la dernière fois (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# point', other: '# points' })} de moins que la dernière fois (${percent})`,
  },
  average: {
    same: ({ percent }) => `Comme la moyenne des autres apprenants (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# point', other: '# points' })} au-dessus de la moyenne des autres apprenants (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# point', other: '# points' })} en dessous de la moyenne des autres apprenants (${percent})`,
  },
};
