import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Sonido',
  broken: 'No se puede reproducir el sonido.',
  showTranscript: 'Mostrar transcripción',
  hideTranscript: 'Ocultar transcripción',
};
