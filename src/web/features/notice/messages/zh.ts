import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '通知',
  lead: '与你有关的新消息，最新的在前。',
  none: '没有新消息',
  noneHint: '这里会显示布置给你的作业和截止时间。',
  markRead: '标为已读',
  markAllRead: '全部标为已读',
  all: '查看全部',
  settings: '通知设置',
  unread: '未读',
  failed: '未保存',
  loadFailed: '通知未能加载',
  newer: '较新',
  older: '较早',
  lines: {
    'assignment-given': '<class></class>布置了“<quiz></quiz>”，截止时间：<date></date>。',
    'assignment-due': '“<quiz></quiz>”（<class></class>）的截止时间：<date></date>。',
    'assignment-overdue': '“<quiz></quiz>”（<class></class>）已于 <date></date> 截止，尚未完成。',
    'result-regraded':
      '有一道题重新评分了。你在“<quiz></quiz>”中的成绩现在是 <score></score>/<total></total>。',
    'result-marked':
      '“<quiz></quiz>”的全部答案已评分。你的成绩是 <score></score>/<total></total>。',
    'quiz-reopened': '你可以再次参加“<quiz></quiz>”。',
    'reviews-due': '该复习的题目：<due></due>。现在花几分钟，以后能省很多时间。',
    'certificate-issued': '你已通过“<quiz></quiz>”的全部测验：这是你的证书。',
    'achievements-earned': '新成就：<earned></earned>。可在个人资料中查看。',
    'streak-ending':
      '今天的每日目标尚未完成。剩余题数：<left></left>。目前连续天数：<days></days>。',
  },
  givenWithoutDate: '<class></class>布置了“<quiz></quiz>”。',
  settled: {
    fixed: '你对“<quiz></quiz>”中一道题的报告已处理，该题已更正。',
    kept: '你对“<quiz></quiz>”中一道题的报告已处理，该题保持不变。',
  },
};
