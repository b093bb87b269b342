import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '通知设置',
  lead: '接收哪些通知，在哪里接收。',
  tableName: '通知的种类',
  kind: '通知',
  inApp: '铃铛',
  mail: '邮件',
  inAppOf: ({ kind }) => `${kind}：铃铛`,
  mailOf: ({ kind }) => `${kind}：邮件`,
  push: '在设备上',
  pushOf: ({ kind }) => `${kind}：在设备上`,
  device: {
    label: '在此设备上显示通知',
    hint: '网站关闭时也会显示，直到你在此退出登录。通知只显示标题，并遵守免打扰时段。',
    failed: '此设备不显示通知',
    blocked: '浏览器阻止了本站的通知。请在浏览器设置中允许，然后重试。',
    unreachable: '浏览器无法连接推送服务。请稍后重试。',
    missing: '此浏览器无法显示本站的通知。在手机上，将网站添加到主屏幕可能有帮助。',
  },
  kinds: {
    'assignment-given': '新作业',
    'assignment-due': '即将截止的作业',
    'assignment-overdue': '逾期的作业',
    'result-regraded': '成绩更正',
    'result-marked': '评分完成',
    'report-settled': '对你报告的处理',
    'quiz-reopened': '再次开放的测验',
    'reviews-due': '该复习的题目',
    'certificate-issued': '证书',
    'achievements-earned': '成就',
    'streak-ending': '晚上仍未完成的每日目标',
  },
  mails: '邮件',
  rhythm: '频率',
  rhythms: { daily: '每天最多一封邮件', each: '每条通知立即发送一封' },
  dueDays: '截止前提醒',
  days: ({ count }) => plural(count, { other: '提前 # 天' }),
  quiet: '免打扰时段',
  quietHint: '在这些时间之间不发送邮件和设备通知，按你个人资料中的时区。',
  from: '从',
  until: '到',
  unverified: '<link>确认邮箱地址</link>后才会收到邮件。',
  failed: '未保存',
};
