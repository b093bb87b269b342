import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  search: '搜索测验',
  submit: '搜索',
  close: '关闭搜索',
  suggestions: ({ count }) => plural(count, { other: '# 条建议' }),
  recent: '最近搜索',
  matching: '匹配的测验',
  clearRecent: '清除最近搜索',
  notAvailable: '暂时无法获取建议。',
  noTitle: '没有标题包含此内容的测验。',
  allResults: ({ text }) => `查看“${text}”的所有结果`,
  questions: '题目',
  draftOf: ({ quiz }) => `${quiz}（草稿）`,
};
