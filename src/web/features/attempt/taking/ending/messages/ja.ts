import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  ready: '提出しますか？',
  close: '閉じる',
  counts: {
    answered: '解答済み',
    unanswered: '未解答',
    flagged: 'マーク済み',
    timeLeft: '残り時間',
  },
  withoutAnswer: ({ count }) => plural(count, { other: '未解答の問題が # 問あります' }),
  countAsWrong: '未解答の問題は不正解になります。',
  earnNothing: '未解答の問題は 0 点で、減点もありません。',
  flagged: '見直し用にマークした問題',
  finalNote: ({ account }) => `提出後は解答を変更できません。${account} として提出します。`,
  finalNoteAllAnswered: ({ account }) =>
    `すべて解答済みです。提出後は解答を変更できません。${account} として提出します。`,
  guestNote: '提出後は解答を変更できません。',
  guestNoteAllAnswered: 'すべて解答済みです。提出後は解答を変更できません。',
  keepWorking: '解答を続ける',
  submit: 'クイズを提出',
  goTo: ({ number }) => `問題 ${number} へ`,
  goToRange: ({ from, to }) => `問題 ${from}–${to} へ`,
  leave: {
    title: 'このクイズから退出しますか？',
    confirm: '退出する',
    stay: '続ける',
    follows: ({ wait }) =>
      `退出するとこの受験はすぐに終わり、0 点・不合格になります。再受験は ${wait}後にできます。`,
    followsAtOnce: '退出するとこの受験はすぐに終わり、0 点・不合格になります。',
    graded:
      '退出するとこの受験はすぐに終わります。確認した解答があるため、これまでの解答で採点されます。',
    failed: ({ reason }) => `${reason}まだ退出していません。`,
  },
  left: {
    title: ({ quiz }) => `「${quiz}」から退出しました`,
    void: ({ time }) => `${time} に受け付けました。最初の数秒で退出したため、記録されません。`,
    counts: ({ time }) => `${time} に受け付けました。この受験は不合格になります。`,
    countsUntil: ({ time, opens }) =>
      `${time} に受け付けました。この受験は不合格になります。${opens} から再受験できます。`,
  },
  stillOpen: {
    title: ({ quiz }) => `「${quiz}」はまだ終わっていません`,
    reason: 'サーバーに接続できませんでした。時間内であれば再開できます。',
  },
  submitFailed: 'クイズの提出中にエラーが発生しました',
  submitFailedHint: 'クイズを提出できませんでした。もう一度お試しください。',
  timesUp: '時間切れです',
  timesUpHint: '解答を提出しています。',
};
