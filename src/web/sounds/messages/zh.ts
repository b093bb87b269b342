import type { messages as english } from './en.ts';

export const messages: typeof english = {
  sound: '音频',
  broken: '无法播放该音频。',
  showTranscript: '显示文字稿',
  hideTranscript: '隐藏文字稿',
};
