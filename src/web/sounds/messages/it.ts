import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Audio',
  broken: 'Impossibile riprodurre l’audio.',
  showTranscript: 'Mostra trascrizione',
  hideTranscript: 'Nascondi trascrizione',
};
