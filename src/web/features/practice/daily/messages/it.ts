import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Domanda del giorno',
  lead: 'Una domanda per tutti, da mezzanotte a mezzanotte (UTC).',
  notLoaded: 'Impossibile caricare la domanda del giorno',
  none: 'Oggi non c’è nessuna domanda',
  noneHint: 'Viene dai quiz aperti all’esercizio. Al momento non ce n’è nessuno.',
  chooseQuiz: 'Scegli un quiz',
  share: ({ percent, count }) => `Giuste oggi: ${percent}. Risposte oggi: ${count}.`,
  toQuiz: 'Vai al suo quiz',
  toPractice: 'Esercitati ancora',
  signInHint: 'Con un account, l’esercizio ripropone la domanda prima che tu la dimentichi.',
  signIn: 'Accedi',
  tomorrow:
    'La tua prima risposta di oggi conta nell’esercizio. La prossima domanda arriva a mezzanotte (UTC).',
};
