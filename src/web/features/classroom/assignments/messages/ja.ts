import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  edit: '課題を変更',
  editNamed: ({ name }) => `課題 ${name} を変更`,
  editHint: '成績はすぐに新しい条件に従います。手動で設定した成績はそのままです。',
  edited: '課題を変更しました',
  outdated: 'この課題は別の場所で変更されました',
  outdatedHint:
    '何も上書きされていません。入力した内容はフォームに残っていますが、新しい版に上書き保存することはできません。',
  loadNewest: '入力した内容を最新の版に置き換える',
  draftHint: 'このクイズは下書きです。公開されるとメンバーが開けます。',
  series: 'シリーズ',
  seriesHint:
    'すべてのクイズに合格すると完了です。常に現在の内容が対象で、追加されたクイズも含まれます。',
  findSeries: 'シリーズを検索',
  noSeries: 'シリーズが見つかりません',
  quizzes: ({ count }) => plural(count, { other: 'クイズ # 件' }),
  late: '遅れた提出',
  policies: {
    marked: '成績に数え、遅れと表示する',
    refused: '成績に数えない',
    deducted: '減点して成績に数える',
    deducted_daily: '1 日ごとに減点して成績に数える',
  },
  deduction: '減点',
  deductionPerDay: '1 日ごとの減点',
  deductionHint: '100 点満点の点数です。10 なら 80% は 70% になります。',
  maxDeduction: '上限',
  cutOff: '最終期限',
  cutOffHint: '空欄：なし。これより後の提出は成績に数えません。',
  cutOffBeforeDue: '最終期限は期限より後にしてください',
  audience: '対象',
  everybody: '全員',
  everybodyHint: 'クラスの全員。あとから参加する人も含みます。',
  chosenMembers: '選んだメンバー',
  members: 'メンバー',
  findMembers: 'メンバーを探す',
  noMember: 'メンバーが見つかりません',
  forMembers: ({ count }) => plural(count, { other: '対象：メンバー # 人。' }),
  differentFor: ({ count }) => plural(count, { other: 'メンバー # 人に個別の設定があります。' }),
  different: '一部のメンバーだけの設定',
  differentHint: '遅い期限、別の開始日時、または免除。時間の延長は「メンバー」で付与します。',
  addMember: 'メンバーを追加',
  removeNamed: ({ name }) => `${name} さんの個別の設定を外す`,
  laterDue: '遅い期限',
  laterCutOff: '遅い最終期限',
  otherStart: '別の開始日時',
  asForAll: '空欄：全員と同じ。',
  excuse: '免除：成績に数えません',
  notLater: '課題の日時より後にしてください',
  startAfterDue: '開始は期限より前にしてください',
  notes: {
    refused: '遅れた提出は成績に数えられません。',
    deducted: ({ percent }) => `遅れた提出は 100 点中 ${percent} 点減点されます。`,
    deductedDaily: ({ percent, maxPercent }) =>
      `遅れた提出は 1 日ごとに 100 点中 ${percent} 点、最大 ${maxPercent} 点減点されます。`,
    cutOff: '<date></date> より後の提出は成績に数えられません。',
  },
};
