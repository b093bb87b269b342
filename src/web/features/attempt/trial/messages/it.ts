import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Anteprima di questa domanda',
  whatToShow: 'Cosa mostrare',
  question: 'Domanda',
  result: 'Risultato',
  title: 'Prova di questo quiz: nulla viene salvato o conteggiato',
  notFinished: 'Nessuna domanda è ancora completa',
  passed: ({ score, total, percent }) => `${score} corrette su ${total} (${percent}): superato`,
  failed: ({ score, total, percent }) => `${score} corrette su ${total} (${percent}): non superato`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} punti su ${total} (${percent}): Superato`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} punti su ${total} (${percent}): Non superato`,
  toBeMarked: ({ score, total, percent }) => `${score} punti su ${total} (${percent}): Da valutare`,
  tryAgain: 'Riprova',
  back: 'Torna all’editor',
  width: 'Larghezza',
  desktop: 'Desktop',
  phone: 'Telefono',
  close: 'Chiudi',
};
