import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: '报告问题',
  reported: ({ kind }) => `已报告：${kind}`,
  title: '这道题有什么问题？',
  kind: '问题',
  kinds: {
    wrong_key: '标为正确的答案有误',
    unclear: '题目不清楚',
    typo: '错别字或语言错误',
    offensive: '冒犯性内容',
    other: '其他',
  },
  note: '详细说明',
  noteHint: '例如你认为哪个答案正确，以及原因。处理报告的人会看到你的名字。',
  close: '关闭',
  send: '发送报告',
  sent: '感谢你的报告',
  sentText: '题目的作者或管理员会查看。在此期间你的成绩保持不变。',
  failed: '报告未发送',
};
