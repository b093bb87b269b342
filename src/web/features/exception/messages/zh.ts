import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '例外',
  lead: '此人在测验规则之外被允许的内容。',
  failed: '加载例外时出错',
  add: '添加例外',
  everyQuiz: '所有测验',
  moreTime: ({ percent }) => `时间增加 ${percent}`,
  moreAttempts: ({ count }) => plural(count, { other: '增加 # 次尝试' }),
  openUntil: '开放至 <date></date>',
  removeNamed: ({ name }) => `移除例外：${name}`,
  removed: '例外已移除',
  added: '例外已保存',
  notDone: '无法完成此操作',
  quiz: '测验',
  nothingFound: '未找到测验',
  extraTime: '额外时间',
  none: '无',
  extraAttempts: '额外尝试次数',
  closesAt: '开放至',
  hint: '适用于之后开始的尝试。同一测验的另一个例外会被替换。',
  cancel: '取消',
  save: '保存',
  close: '关闭',
};
