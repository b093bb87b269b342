import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Classes',
  lead: 'Ce que vos classes ont à faire, et jusqu’à quand.',
  taughtBy: ({ names }) => `Enseignants : ${names}`,
  none: 'Vous n’êtes encore dans aucune classe',
  noneHint: 'Saisissez le code donné par votre enseignant.',
  nothingAssigned: 'Aucun devoir.',
  noDueDate: 'Sans échéance',
  dueAt: 'Échéance : <date></date>',
  opens: 'Ouvre le <date></date>',
  states: {
    done: 'Fait',
    late: 'En retard',
    open: 'À faire',
    missing: 'Échu',
    upcoming: 'Pas encore',
  },
  setByHand: 'Fixée par votre enseignant :',
  computed: ({ percent }) => `(calculée : ${percent})`,
  deducted: ({ before, after }) => `${before} avant la déduction pour retard, ${after} après`,
  comment: 'Commentaire :',
  anotherCounts: 'Une autre tentative compte.',
  toQuiz: 'Vers le quiz',
  code: 'Code de la classe',
  codeHint: '8 lettres et chiffres',
  join: 'Rejoindre la classe',
  joined: 'Vous avez rejoint la classe',
  offered: ({ name }) => `Rejoindre la classe ${name} ?`,
  offerHint:
    'Ses enseignants verront votre nom, votre adresse et vos résultats dans ce qu’ils donnent.',
  alreadyMember: ({ name }) => `Vous êtes déjà dans la classe ${name}.`,
  noOffer:
    'Ce lien ne permet plus de rejoindre une classe. Demandez-en un autre à votre enseignant.',
  notJoined: 'Vous n’avez pas rejoint la classe',
  leave: 'Quitter',
  leaveNamed: ({ name }) => `Quitter ${name}`,
  leaveTitle: ({ name }) => `Quitter la classe ${name} ?`,
  leaveHint: 'Vos résultats restent à vous. Pour revenir, il faut le code.',
  left: 'Vous avez quitté la classe',
  notLeft: 'Vous n’avez pas quitté la classe',
};
