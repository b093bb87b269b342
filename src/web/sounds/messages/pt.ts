import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Som',
  broken: 'Não é possível reproduzir o som.',
  showTranscript: 'Mostrar transcrição',
  hideTranscript: 'Ocultar transcrição',
};
