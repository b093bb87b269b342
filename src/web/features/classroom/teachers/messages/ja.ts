import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: '教師',
  failed: '教師を読み込めませんでした',
  maker: 'クラスの作成者',
  leads: '教師を選べる人',
  inactive: '現在は教えられません',
  lead: '全員がクラスを運営し、結果を見られます。削除と教師の選択は作成者だけができます。そのアカウントが削除されると、最初に追加された教師が引き継ぎます。',
  account: '教師のユーザー名またはメールアドレス',
  add: '教師を追加',
  added: '教師を追加しました',
  removeNamed: ({ name }) => `${name} さんを外す`,
  removeTitle: ({ name }) => `${name} さんを教師から外しますか？`,
  removeHint: 'このアカウントはクラスとその結果を開けなくなります。',
  remove: '外す',
  removed: '外しました',
  leave: 'このクラスの担当をやめる',
  leaveTitle: 'このクラスの担当をやめますか？',
  leaveHint: '表示されなくなります。作成者はもう一度追加できます。',
  left: 'このクラスの担当ではなくなりました',
  notDone: '何も変更されませんでした',
};
