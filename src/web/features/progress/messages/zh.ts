import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: '排行榜加载失败',
  loading: '正在加载排行榜…',
  noneYet: '榜上还没有人',
  noneYetHint: '完成一个测验并至少答对一题，第一名就是你的。',
  caption:
    '得分为你在每个测验中最佳一次尝试的答对题数之和。得分相同时，尝试次数少者在前，其次是先达到者在前。仅列出高于 0 的得分。',
  place: '名次',
  name: '姓名',
  quizzes: '测验',
  score: '得分',
  you: '（你）',
};
