import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  ready: '准备好提交了吗？',
  close: '关闭',
  counts: { answered: '已答', unanswered: '未答', flagged: '已标记', timeLeft: '剩余时间' },
  withoutAnswer: ({ count }) => plural(count, { other: '# 道题未作答' }),
  countAsWrong: '未作答的题目按答错计算。',
  earnNothing: '未作答的题目不得分也不扣分。',
  flagged: '标记待复查',
  finalNote: ({ account }) => `提交后无法更改答案。以 ${account} 的身份提交。`,
  finalNoteAllAnswered: ({ account }) =>
    `已全部作答。提交后无法更改答案。以 ${account} 的身份提交。`,
  guestNote: '提交后无法更改答案。',
  guestNoteAllAnswered: '已全部作答。提交后无法更改答案。',
  keepWorking: '继续作答',
  submit: '提交测验',
  goTo: ({ number }) => `前往第 ${number} 题`,
  goToRange: ({ from, to }) => `前往第 ${from}–${to} 题`,
  leave: {
    title: '要离开此测验吗？',
    confirm: '离开测验',
    stay: '留下并继续',
    follows: ({ wait }) => `离开会立即结束本次尝试。成绩计为零分、未通过，${wait}后可以重考。`,
    followsAtOnce: '离开会立即结束本次尝试，成绩计为零分、未通过。',
    graded: '离开会立即结束本次尝试。已有答案检查过，因此按你已作答的内容评分。',
    failed: ({ reason }) => `${reason}你尚未离开。`,
  },
  left: {
    title: ({ quiz }) => `你已离开“${quiz}”`,
    void: ({ time }) => `收到时间 ${time}。不计入：你在最初几秒内离开。`,
    counts: ({ time }) => `收到时间 ${time}。本次尝试计为未通过。`,
    countsUntil: ({ time, opens }) =>
      `收到时间 ${time}。本次尝试计为未通过。你可以在 ${opens} 重考。`,
  },
  stillOpen: {
    title: ({ quiz }) => `“${quiz}”仍在进行`,
    reason: '无法连接服务器。时间结束前你可以继续作答。',
  },
  submitFailed: '提交测验时出错',
  submitFailedHint: '测验提交失败。请重试。',
  timesUp: '时间到',
  timesUpHint: '正在提交你的答案。',
};
