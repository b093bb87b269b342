import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  pageTitle: 'ライブ、管理',
  description: 'クラスの各メンバーの課題の進み具合。',
  denied: 'アクセスできません',
  failed: '解答状況を読み込めませんでした',
  openNamed: ({ name }) => `ライブで見る：${name}`,
  open: 'ライブで見る',
  list: 'メンバー',
  member: 'メンバー',
  state: '状態',
  states: { not_started: '未開始', writing: '解答中', ended: '終了' },
  summary: ({ writing, ended, waiting }) =>
    `解答中：${writing}。終了：${ended}。未開始：${waiting}。`,
  question: '問題',
  answered: '解答済み',
  of: ({ number, total }) => `${number} / ${total}`,
  timeLeft: '残り時間',
  noTimeLimit: '制限時間なし',
  afterDue: '期限より後に終了します',
  contact: '接続',
  connected: '接続中',
  lost: '<time></time> から切断',
  minutes: '分',
  addToAll: ({ count }) => plural(count, { other: '全員に # 分追加' }),
  added: ({ count }) => plural(count, { other: '# 分追加しました' }),
  moreFor: ({ name }) => `${name} さんの時間を延長`,
  notDone: '実行できませんでした',
  noMembers: 'クラスにはまだメンバーがいません',
  noMembersHint: '参加するとすぐにここに表示されます。',
};
