import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Son',
  broken: 'Le son ne peut pas être lu.',
  showTranscript: 'Afficher la transcription',
  hideTranscript: 'Masquer la transcription',
};
