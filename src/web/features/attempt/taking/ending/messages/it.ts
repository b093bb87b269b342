import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  ready: 'Tutto pronto per la consegna?',
  close: 'Chiudi',
  counts: {
    answered: 'Con risposta',
    unanswered: 'Senza risposta',
    flagged: 'Contrassegnate',
    timeLeft: 'Tempo rimanente',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# domanda', other: '# domande' })} senza risposta`,
  countAsWrong: 'Le domande senza risposta contano come errate.',
  earnNothing: 'Le domande senza risposta non danno e non tolgono nulla.',
  flagged: 'Contrassegnate da rivedere',
  finalNote: ({ account }) =>
    `Dopo la consegna non puoi più cambiare le risposte. Consegni come ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Hai risposto a tutto. Dopo la consegna non puoi più cambiare le risposte. Consegni come ${account}.`,
  guestNote: 'Dopo la consegna non puoi più cambiare le risposte.',
  guestNoteAllAnswered: 'Hai risposto a tutto. Dopo la consegna non puoi più cambiare le risposte.',
  keepWorking: 'Continua a rispondere',
  submit: 'Consegna il quiz',
  goTo: ({ number }) => `Vai alla domanda ${number}`,
  goToRange: ({ from, to }) => `Vai alle domande ${from}–${to}`,
  leave: {
    title: 'Lasciare questo quiz?',
    confirm: 'Lascia il quiz',
    stay: 'Resta e continua',
    follows: ({ wait }) =>
      `Se esci, questo tentativo finisce ora. Vale zero, conta come non superato e potrai rifare il quiz tra ${wait}.`,
    followsAtOnce: 'Uscendo, questo tentativo termina ora. Vale zero e conta come non superato.',
    graded:
      'Uscendo, questo tentativo termina ora. Una risposta è stata verificata, quindi viene valutato con le risposte che hai dato.',
    failed: ({ reason }) => `${reason} Non hai ancora lasciato il quiz.`,
  },
  left: {
    title: ({ quiz }) => `Hai lasciato «${quiz}»`,
    void: ({ time }) => `Ricevuto alle ${time}. Non conta: hai lasciato il quiz nei primi secondi.`,
    counts: ({ time }) => `Ricevuto alle ${time}. Il tentativo conta come non superato.`,
    countsUntil: ({ time, opens }) =>
      `Ricevuto alle ${time}. Il tentativo conta come non superato. Potrai rifare il quiz il ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `«${quiz}» è ancora aperto`,
    reason: 'Impossibile raggiungere il server. Puoi riprenderlo finché non scade il tempo.',
  },
  submitFailed: 'Errore durante la consegna del quiz',
  submitFailedHint: 'Impossibile consegnare il quiz. Riprova.',
  timesUp: 'Tempo scaduto',
  timesUpHint: 'Le tue risposte vengono consegnate.',
};
