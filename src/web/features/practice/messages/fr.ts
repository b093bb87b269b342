import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Entraînement',
  daily: 'Question du jour',
  bookmarks: 'Signets et notes',
  lead: 'Les questions que vous avez déjà vues, aussi souvent que vous voulez. L’entraînement ne compte dans aucun résultat et ne bloque rien.',
  nothingYet: 'Rien à réviser pour l’instant',
  sprintMode: 'Sprint de cinq minutes',
  nothingYetHint:
    'Terminez un quiz : ses questions peuvent alors être révisées ici à tout moment, même quand le quiz est bloqué.',
  chooseQuiz: 'Choisir un quiz',
  due: ({ count }) => plural(count, { one: '# question à revoir', other: '# questions à revoir' }),
  nothingDue: 'Rien à revoir pour l’instant',
  dueHint:
    'Ce sont celles que vous allez bientôt oublier. Quelques minutes maintenant en épargnent beaucoup plus tard.',
  nothingDueHint: 'Révisez ce que vous voulez ou revenez plus tard.',
  mistakesHint: 'Reprenez vos erreurs ou revenez plus tard.',
  practiseDue: 'Faire les révisions du jour',
  practiseMixed: 'Réviser un mélange',
  mistakes: ({ count }) =>
    plural(count, { one: 'Reprendre # erreur', other: 'Reprendre # erreurs' }),
  forecast: 'À revoir dans les deux prochaines semaines',
  dueOn: ({ day, count }) =>
    `${day} : ${plural(count, { one: '# question', other: '# questions' })}`,
  today: 'Aujourd’hui',
  seen: 'Questions vues',
  thisWeek: 'Révisées en 7 jours',
  rightThisWeek: 'Justes en 7 jours',
  topics: 'Thèmes',
  topicsHint: 'La part que vous devriez réussir aujourd’hui, les plus faibles d’abord.',
  quizzes: 'Quiz',
  remembered: ({ percent }) => `${percent} en mémoire`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# question', other: '# questions' })}, à revoir : ${number(due)}`,
  practise: 'Réviser',
  practiseNamed: ({ name }) => `Réviser : ${name}`,
  settings: 'Paramètres',
  target: 'Part à retenir',
  targetHint:
    'Une question revient quand la probabilité que vous la sachiez encore descend à cette part. Une part plus grande signifie plus de questions par jour.',
  asksConfidence: 'Demander mon degré de certitude',
  asksConfidenceHint: 'Ce qui a été deviné revient alors plus tôt.',
  dailyGoal: 'Questions par jour',
  dailyGoalHint:
    'Votre objectif du jour, dans les quiz et à l’entraînement. Les jours sont ceux du fuseau horaire de votre profil.',
  noGoal: 'Pas d’objectif',
  notSaved: 'Le paramètre n’a pas été enregistré',
  notLoaded: 'Erreur lors du chargement des questions',
  emptySet: 'Rien à réviser ici',
  emptySetHint: 'Rien de ce type n’est à revoir pour l’instant.',
  emptyQuizHint:
    'Les questions d’un quiz peuvent être révisées après une tentative dont les bonnes réponses sont montrées, ou tout de suite si son auteur l’a ouvert à l’entraînement.',
  emptyBookmarksHint:
    'Ajoutez des signets dans vos résultats, ou ici après une réponse. Ces questions se révisent tant que leur quiz est ouvert.',
  toOverview: 'Tout l’entraînement',
  progress: 'Progression',
  doneOf: ({ done, total }) => `${done} sur ${total}`,
  check: 'Vérifier',
  next: 'Question suivante',
  finish: 'Terminer',
  notChecked: 'La réponse n’a pas été vérifiée',
  howSure: 'Quel est votre degré de certitude ?',
  confidences: { sure: 'Avec certitude', unsure: 'Je crois', guess: 'Au hasard' },
  againOn: 'Revient le <date></date>.',
  setDone: 'Séance terminée',
  rightOf: ({ right, total }) => `${right} sur ${total} justes`,
  allRight: 'Tout est juste. Bravo !',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# réponse était fausse. Elle revient bientôt.',
      other: '# réponses étaient fausses. Elles reviennent bientôt.',
    }),
  more: 'Encore une séance',
  toMistakes: 'Reprendre les erreurs',
};
