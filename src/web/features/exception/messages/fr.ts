import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Exceptions',
  lead: 'Ce qui est permis à cette personne au-delà des règles des quiz.',
  failed: 'Erreur lors du chargement des exceptions',
  add: 'Ajouter une exception',
  everyQuiz: 'Tous les quiz',
  moreTime: ({ percent }) => `${percent} de temps en plus`,
  moreAttempts: ({ count }) =>
    plural(count, { one: '# tentative de plus', other: '# tentatives de plus' }),
  openUntil: 'Ouvert jusqu’au <date></date>',
  removeNamed: ({ name }) => `Supprimer l’exception : ${name}`,
  removed: 'L’exception a été supprimée',
  added: 'L’exception a été enregistrée',
  notDone: 'Cela n’a pas pu être fait',
  quiz: 'Quiz',
  nothingFound: 'Aucun quiz trouvé',
  extraTime: 'Temps supplémentaire',
  none: 'Aucun',
  extraAttempts: 'Tentatives supplémentaires',
  closesAt: 'Ouvert jusqu’au',
  hint: 'Elle vaut pour les tentatives qui commencent ensuite. Une autre exception sur le même quiz est remplacée.',
  hasChosen: ({ percent }) => `Cette personne a choisi ${percent} de temps en plus.`,
  allowChosen: 'L’accorder pour tous les quiz',
  save: 'Enregistrer',
  allQuizzes: 'Tous les quiz de la classe',
  byClass: ({ name }) => `Accordée par la classe ${name}`,
  titleOf: ({ name }) => `Exceptions pour ${name}`,
  given: 'Accordées dans cette classe',
  classLead:
    'Elles valent pour les quiz donnés dans cette classe, tant que la personne en est membre.',
  classHint:
    'Elle vaut pour les tentatives qui commencent ensuite, aux quiz donnés dans cette classe.',
  changeNamed: ({ name }) => `Modifier l’exception : ${name}`,
  formerTeacher: 'Ancien enseignant',
  notAssigned: 'Sans effet : ce quiz n’est pas donné actuellement',
  inEffect: 'En vigueur maintenant',
  begins: 'En vigueur à partir du <date></date>',
  time: ({ time }) => `Temps : ${time}`,
  attempts: ({ used }) => `Tentatives utilisées : ${used}`,
  attemptsOf: ({ used, most }) => `Tentatives utilisées : ${used} sur ${most}`,
  waits: 'Attentes',
  waitsUntil: 'Doit attendre jusqu’au <date></date>',
  endWait: 'Mettre fin à l’attente',
  endAllWaits: 'Mettre fin à toutes les attentes',
  endWaitNamed: ({ name }) => `Mettre fin à l’attente : ${name}`,
  waitEnded: 'L’attente est terminée',
  waitsEnded: 'Toutes les attentes sont terminées',
  sources: {
    administrator: 'Par un administrateur :',
    'other-class': 'Par une autre classe :',
    learner: 'Choisi par l’apprenant :',
  },
};
