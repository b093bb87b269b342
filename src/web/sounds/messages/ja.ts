import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: '音声',
  broken: '音声を再生できません。',
  showTranscript: '文字起こしを表示',
  hideTranscript: '文字起こしを隠す',
};
