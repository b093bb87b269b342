import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Ton',
  broken: 'Der Ton kann nicht abgespielt werden.',
  showTranscript: 'Transkript anzeigen',
  hideTranscript: 'Transkript ausblenden',
};
