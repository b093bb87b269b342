import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '受験',
  attempt: ({ number }) => `受験 ${number}`,
  description: '受験で受信した内容です。',
  lead: 'サーバーが受信した解答を順番に表示します。受験 ID は学習者の結果ページに表示されています。',
  denied: 'アクセスできません',
  attemptNumber: '受験 ID',
  wholeNumber: '整数を入力してください',
  show: '表示',
  notFound: ({ number }) => `受験 ${number} はありません`,
  failed: 'この受験を表示できません',
  loading: '受験を読み込み中',

  open: '受験中',
  learner: '学習者',
  erasedAccount: '消去されたアカウント',
  result: '結果',
  notGraded: 'まだ採点されていません',
  score: ({ score, total, percent }) => `${total} 問中 ${score} 問正解、${percent}`,
  points: ({ score, total, percent }) => `${total} 点中 ${score} 点、${percent}`,
  started: '開始',
  deadline: '期限',
  exceptions: '例外',
  moreTime: ({ percent }) => `時間を ${percent} 延長`,
  chosenTime: ({ percent }) => `時間を ${percent} 延長（学習者による選択）`,
  addedMinutes: ({ count }) => plural(count, { other: '# 分を追加' }),
  waitEnded: '受験前の待ち時間は解除されました',
  ended: '終了',
  received: '受信',
  lastHash: ({ hash }) => `最後のハッシュ（受領書と同じ）：<code>${hash}</code>`,

  record: {
    complete: {
      title: '記録は完全です',
      text: '保存された解答はすべて、その問題の最後のイベントと一致しています。',
    },
    incomplete: {
      title: '記録は不完全です',
      text: '以前のバージョンが、一部の解答をイベントなしで保存しました。',
    },
    altered: {
      title: '記録は改変されています',
      text: '保存された解答またはイベントが、このプログラム以外によってデータベース内で変更されました。',
    },
  },
  events: ({ count }) => plural(count, { other: '# 件のイベント' }),
  question: ({ number }) => `問題 ${number}`,
  noAnswer: '未解答',
  flagged: 'マーク済み',
  afterEvent: ({ number, total, time }) => `イベント ${number}/${total} の後、${time}`,
  beforeFirst: '最初のイベントの前',
  previousEvent: '前のイベント',
  nextEvent: '次のイベント',
  moment: '時点',
  paper: 'この時点の答案',
  correct: '正解',
  partlyRight: '部分正解',
  wrong: '不正解',
  nothingReceived: '解答は受信されていません。',
  eventsErased: 'アカウントとともにイベントも消去されました。',
};
