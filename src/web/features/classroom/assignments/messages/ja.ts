import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  edit: '課題を変更',
  editNamed: ({ name }) => `課題 ${name} を変更`,
  editHint: '成績はすぐに新しい条件に従います。手動で設定した成績はそのままです。',
  edited: '課題を変更しました',
  series: 'シリーズ',
  seriesHint:
    'すべてのクイズに合格すると完了です。常に現在の内容が対象で、追加されたクイズも含まれます。',
  findSeries: 'シリーズを検索',
  noSeries: 'シリーズが見つかりません',
  quizzes: ({ count }) => plural(count, { other: 'クイズ # 件' }),
  late: '遅れた提出',
  policies: {
    marked: '対象になり、遅れと表示される',
    refused: '対象にならない',
    deducted: '減点して対象になる',
    deducted_daily: '1日ごとに減点して対象になる',
  },
  deduction: '減点',
  deductionPerDay: '1日ごとの減点',
  deductionHint: '100点満点の点数です。10なら 80% は 70% になります。',
  maxDeduction: '上限',
  cutOff: '最終期限',
  cutOffHint: '空欄：なし。これより後は対象になりません。',
  cutOffBeforeDue: '最終期限は期限より後にしてください',
  notes: {
    refused: '遅れた提出は対象になりません。',
    deducted: ({ percent }) => `遅れた提出は100点中 ${percent} 点減点されます。`,
    deductedDaily: ({ percent, maxPercent }) =>
      `遅れた提出は1日ごとに100点中 ${percent} 点、最大 ${maxPercent} 点減点されます。`,
    cutOff: '<date></date> より後は対象になりません。',
  },
};
