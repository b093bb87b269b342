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
    `${score} punti su ${total} (${percent}): superato`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} punti su ${total} (${percent}): non superato`,
  unmarked: ({ score, total, percent }) =>
    `${score} punti su ${total} (${percent}): non tutto valutato`,
  unmarkedNote:
    'Le risposte valutate da una persona non vengono valutate in una prova: qui non contano.',
  tryAgain: 'Riprova',
  back: 'Torna all’editor',
  width: 'Larghezza',
  desktop: 'Desktop',
  phone: 'Telefono',
  close: 'Chiudi',
  shared: {
    pageTitle: 'Prova un quiz',
    description: 'Un quiz condiviso con te tramite un link segreto.',
    lead: 'Questo quiz è stato condiviso con te tramite un link segreto. Provalo: nulla viene salvato o conteggiato.',
    validUntil: ({ date }) => `Il link è valido fino al ${date}.`,
    start: 'Inizia',
    notComplete: 'Il link non è completo',
    openWhole: 'Apri il link intero che hai ricevuto.',
    notOpened: 'Impossibile aprire il quiz',
    ended: 'Questo link non funziona più',
    endedText: 'È scaduto o è stato disattivato. Chiedine uno nuovo.',
    notStarted: 'Impossibile iniziare il quiz',
    grading: 'Le tue risposte vengono valutate.',
    notGraded: 'Non è stato possibile valutare le tue risposte. Sono ancora qui.',
    notCounting: 'Nulla viene salvato o conteggiato.',
    notCounted: 'Nulla è stato salvato o conteggiato.',
    scoreOnly: 'Questo quiz mostra solo il punteggio. Nulla è stato salvato o conteggiato.',
    marksOnly:
      'Questo quiz mostra quali risposte erano corrette, ma non le soluzioni. Nulla è stato salvato o conteggiato.',
  },
};
