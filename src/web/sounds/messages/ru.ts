import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'Звук',
  broken: 'Не удаётся воспроизвести звук.',
  showTranscript: 'Показать расшифровку',
  hideTranscript: 'Скрыть расшифровку',
};
