import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: '保存されていない作業があります',
  neverSaved: '<at></at> の下書きが保存されていません。',
  changedSince: 'その後、保存済みの版が変更されています。',
  replaces: '続けると、現在の画面の内容が置き換えられます。',
  resume: 'この下書きを続ける',
  discard: '破棄する',
  savedAt: '下書きを保存しました：<at></at>',
  hereOnly: ({ reason }) => `下書きはこのタブだけにあります。${reason}`,
  undecided: '上で選択するまで、下書きは保存されません。',
  unsaved: '保存されていない変更',
};
