import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'クラス',
  lead: 'クラスの課題と期限。',
  taughtBy: ({ names }) => `教師：${names}`,
  none: 'まだクラスに参加していません',
  noneHint: '先生から受け取ったコードを入力してください。',
  nothingAssigned: '課題はありません。',
  noDueDate: '期限なし',
  dueAt: '期限：<date></date>',
  opens: '<date></date> に開始',
  states: {
    done: '完了',
    late: '遅れて提出',
    open: '未完了',
    missing: '期限切れ',
    upcoming: '開始前',
  },
  toQuiz: 'クイズへ',
  code: 'クラスのコード',
  codeHint: '英数字 8 文字',
  join: 'クラスに参加',
  joined: 'クラスに参加しました',
  notJoined: '参加できませんでした',
  leave: '退出',
  leaveNamed: ({ name }) => `${name} から退出`,
  leaveTitle: ({ name }) => `クラス「${name}」から退出しますか。`,
  leaveHint: '結果は残ります。戻るにはコードが必要です。',
  left: 'クラスから退出しました',
  notLeft: '退出できませんでした',
};
