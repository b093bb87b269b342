import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  denied: 'アクセスできません',
  title: '過去の解答を再採点',
  pageTitle: '過去の解答を再採点、管理',
  description: '正解を変更した後、その問題への過去の解答をどう扱うか。',
  failed: '問題を読み込めませんでした',
  previewFailed: '変更内容を計算できませんでした',
  key: '現在の正解',
  true: '正しい',
  false: '誤り',
  askedIn: '出題された受験',
  attempts: ({ count }) => plural(count, { other: '# 回' }),
  neverAsked: 'この問題が出題された受験はありません。再採点するものはありません。',
  how: '過去の解答の扱い',
  methods: {
    new_key: { label: '現在の正解で採点', hint: 'はじめからこの正解だったものとして扱います。' },
    either_key: {
      label: 'どちらの正解でも可',
      hint: '以前の正解で正しかった解答はそのまま正解とし、現在の正解に合う解答も正解とします。',
    },
    full_credit: {
      label: '全員を正解にする',
      hint: 'これまでにこの問題を出題された全員に、解答の有無にかかわらず点を与えます。',
    },
  },
  takesPasses: '合格が取り消される場合も変更する',
  takesPassesHint: '選ばない場合、合格でなくなる受験は元のままにします。',
  preview: '変更内容',
  gains: ({ count }) => plural(count, { other: '得点が増える' }),
  losses: ({ count }) => plural(count, { other: '得点が減る' }),
  newPasses: ({ count }) => plural(count, { other: '新たに合格' }),
  lostPasses: ({ count }) => plural(count, { other: '合格でなくなる' }),
  spared: ({ count }) =>
    plural(count, { other: '合格でなくなるため、# 回の受験は得点を維持します。' }),
  incomparable: ({ count }) =>
    plural(count, { other: '正解の選択肢がなかったため、# 回の受験は元のままです。' }),
  nothingChanges: '得点は変わりません。',
  firstOnes: ({ count }) => `最初の ${count} 件だけを表示しています。`,
  learner: '学習者',
  before: '変更前',
  after: '変更後',
  passed: '合格',
  notPassed: '不合格',
  erased: '削除されたアカウント',
  sendsMails: '得点が変わる学習者にメールを送る',
  begin: ({ count }) => plural(count, { other: '# 回の受験を再採点する' }),
  leave: '過去の結果はそのままにする',
  began: '再採点を始めました',
  left: '過去の結果はそのままです',
  notDone: '実行できませんでした',
  history: 'これまでの決定',
  decisions: {
    new_key: '新しい正解で採点',
    either_key: 'どちらの正解でも可として採点',
    full_credit: '全員を正解に',
    leave: '過去の結果をそのままにした',
  },
  running: ({ seen, attempts }) => `${attempts} 回中 ${seen} 回の受験を採点済み`,
  undoing: ({ seen, attempts }) => `取り消し中：${attempts} 回中 ${seen} 回`,
  undone: '取り消し済み',
  changedScores: ({ count }) => plural(count, { other: '# 件の得点が変わりました' }),
  undo: '取り消す',
  undoTitle: 'この決定を取り消しますか？',
  undoHint:
    'すべての受験が元の採点に戻ります。メールを受け取った学習者には、もう一度メールが届きます。',
  undoBegan: '元の採点に戻しています',
  later: '後で決める',
  keysChanged: '解答があった後に正解が変更されました',
  keysChangedHint: '過去の結果は以前の正解で採点されています。問題ごとに決めてください：',
};
