import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '联系我们',
  description: '有问题、发现测验错误或有想法？写信给我们。我们会在 24 小时内回复。',
  lead: '有问题、发现测验错误或有想法？写信给我们。我们会在 24 小时内回复。',
  categories: {
    general: '一般问题',
    technical: '技术问题',
    account: '我的账户',
    quiz: '某个测验或题目',
    billing: '账单',
    feature: '功能建议',
    bug: '错误报告',
    other: '其他',
  },
  choose: '选择类别',
  name: '姓名',
  email: '邮箱',
  category: '类别',
  subject: '主题',
  message: '内容',
  length: ({ length, most }) => `${number(length)} / ${number(most)}`,
  leaveEmpty: '请留空',
  failed: '消息发送失败',
  kept: '你写的内容仍在这里。',
  alsoWrite: '你也可以写信到 <mail></mail>。',
  onlyToReply: '我们仅用你的邮箱来回复。',
  orWrite: '或写信到 <mail></mail>。',
  send: '发送消息',
  sent: {
    title: '消息已发送！',
    thanks: '谢谢。我们会在 24 小时内回复到 <email></email>。',
    reference: ({ reference }) => `你的编号是 ${reference}。`,
    another: '再写一条',
    home: '首页',
  },
  failure: {
    fallback: '消息发送失败。请重试或直接联系我们。',
    invalid: '服务器响应无效。消息发送失败。请重试或直接联系我们。',
    http: ({ status }) => `HTTP 错误 ${status}。消息发送失败。请重试或直接联系我们。`,
  },
};
