import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'オフライン練習',
  lead: '今問題を読み込んでおくと、接続なしで練習できます。解答はこのブラウザーに保存され、後で送信されます。画像や音声のある問題は含まれません。',
  load: 'オフライン用に読み込む',
  loadAgain: 'もう一度読み込む',
  loaded: ({ count }) => `読み込んだ問題：${count}`,
  leftOut: ({ count }) => `画像や音声があるため除いた問題：${count}`,
  loadedOn: '<date></date> に読み込みました。',
  open: 'オフラインで練習する',
  remove: 'このブラウザーから削除する',
  notLoaded: '問題を読み込めませんでした',
  offlineLead: '読み込んだ問題です。接続は必要ありません。解答は送信されると記録されます。',
  nothing: 'このブラウザーには何も読み込まれていません',
  nothingHint: '接続中に練習ページで問題を読み込んでください。',
  toPractice: '練習へ',
  start: 'セットを始める',
  leave: 'セットを終える',
  waiting: ({ count }) => `未送信の解答：${count}`,
  allSent: 'すべての解答を送信しました。',
  notCounted: ({ count }) => `記録されなかった解答：${count}`,
  notCountedHint: 'これらの問題はもう練習できません。',
};
