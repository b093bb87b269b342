import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  actions: '操作',
  selectAllOf: ({ label }) => `全选：${label}`,
  selectAllOnPage: '全选本页',
  select: ({ name }) => `选择 ${name}`,
  selected: ({ count }) => `已选 ${number(count)} 项`,
  selectionActions: '对所选项的操作',
  clearSelection: '取消选择',
  loading: '正在加载…',
  undo: '撤销',
  tryAgain: '请重试。',
  refused: ({ name, message }) => `${name}：${message}`,
};
