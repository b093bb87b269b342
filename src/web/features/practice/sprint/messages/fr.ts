import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Sprint de cinq minutes',
  lead: 'Autant de bonnes réponses que possible en cinq minutes, parmi tout ce que vous pouvez réviser. Il ne compte dans aucun classement.',
  best: ({ right }) => `Votre record de bonnes réponses : ${right}`,
  start: 'Commencer le sprint',
  notStarted: 'Le sprint n’a pas commencé',
  left: 'Temps restant',
  rightSoFar: ({ right }) => `Justes : ${right}`,
  over: 'Le temps est écoulé',
  result: ({ right, answers }) => `${right} sur ${answers} justes`,
  newBest: 'Un nouveau record !',
  again: 'Encore un sprint',
};
