import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '1 日の目標',
  answered: ({ answered, goal }) => `今日 ${answered} / ${goal} 問`,
  reached: ({ answered }) => `今日は達成：${answered} 問`,
  inARow: ({ days }) => `連続日数：${days}`,
  freezes: ({ count }) => `予備日：${count}`,
  freezesHint:
    '7 日連続で予備日が 1 日もらえます（最大 2 日）。できなかった日は予備日が使われ、連続日数は続きます。',
  week: 'この 7 日間',
  states: { reached: '目標達成', frozen: '予備日を使用', none: '目標未達成' },
};
