import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Sicurezza e risposte giuste',
  verdicts: {
    few: ({ min }) =>
      `Dopo ${min} risposte in cui hai indicato la tua sicurezza, qui vedi quanto è fondata.`,
    over: 'Rispondi bene meno spesso di quanto dici. Guarda ancora una volta prima di scegliere «Con certezza».',
    under: 'Rispondi bene più spesso di quanto dici. Puoi fidarti di più di te.',
    fair: 'Rispondi bene più o meno tanto quanto dici.',
  },
  brier: ({ score, half }) =>
    `Punteggio di Brier: ${score} (0 è perfetto; chi dice sempre 50% ottiene ${half})`,
  table: 'Che cosa hai detto e quante volte era giusto',
  said: 'Hai detto',
  means: 'Atteso',
  right: 'Giuste',
  none: 'nessuna risposta',
  chart: 'Detto (orizzontale) e giusto (verticale). Sulla linea tratteggiata coincidono.',
  progress: 'Punteggio di Brier nel tempo, più è basso, meglio è',
  share: ({ share, right, answers }) => `${share} (${right} su ${answers})`,
  between: ({ low, high }) => `tra ${low} e ${high}`,
  answers: 'Risposte',
  score: 'Punteggio',
  range: ({ from, until }) => `dal ${from} al ${until}`,
};
