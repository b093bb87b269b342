import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: 'صوت',
  broken: 'يتعذّر تشغيل الصوت.',
  showTranscript: 'إظهار النص المكتوب',
  hideTranscript: 'إخفاء النص المكتوب',
};
