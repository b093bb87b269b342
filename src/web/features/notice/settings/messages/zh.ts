import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '通知设置',
  lead: '接收哪些消息，在哪里接收。',
  tableName: '通知的种类',
  kind: '通知',
  inApp: '铃铛',
  mail: '邮件',
  inAppOf: ({ kind }) => `${kind}：铃铛`,
  mailOf: ({ kind }) => `${kind}：邮件`,
  kinds: {
    'assignment-given': '新作业',
    'assignment-due': '即将截止的作业',
    'assignment-overdue': '逾期的作业',
    'result-regraded': '成绩更正',
    'result-marked': '已评分的成绩',
    'report-settled': '对你反馈的处理',
    'quiz-reopened': '再次开放的测验',
    'reviews-due': '该复习的题目',
    'certificate-issued': '证书',
    'achievements-earned': '成就',
    'streak-ending': '傍晚尚未完成的每日目标',
  },
  mails: '邮件',
  rhythm: '频率',
  rhythms: { daily: '每天最多一封邮件', each: '每条通知立即发送一封' },
  dueDays: '截止前提醒',
  days: ({ count }) => plural(count, { other: '提前 # 天' }),
  quiet: '免打扰时段',
  quietHint: '此时段内不发送邮件，以个人资料中的时区为准。',
  from: '从',
  until: '到',
  unverified: '<link>确认邮箱地址</link>后才会收到邮件。',
  failed: '未保存',
};
