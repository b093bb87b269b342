import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '你的水平',
  hint: '根据你的所有答案得出的各领域水平。横条表示你的水平有 90% 的概率所在的范围：越长，说明了解得越少。',
  categories: '类别',
  tags: '标签',
  answers: ({ count }: { count: string }) => `答案数：${count}`,
  levels: {
    beginner: '初级',
    intermediate: '中级',
    advanced: '高级',
  },
  between: ({ from, to }: { from: string; to: string }) => `${from}至${to}`,
  unknown: '尚不清楚',
  missing: ({ count }) => `还需回答大约 ${plural(count, { other: '# 道' })}新题。`,
};
