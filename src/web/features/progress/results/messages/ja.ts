import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  pageTitle: '結果、管理',
  description: 'だれがクイズを受けたか、そして解答から問題について何が分かるかを示します。',
  denied: 'アクセスできません',
  failed: '結果を読み込めませんでした',
  lead: 'だれがこのクイズを受けたか、そして解答から問題について何が分かるかを示します。',
  editQuiz: 'このクイズを編集',
  views: {
    label: '表示',
    attempts: '受験',
    summary: '概要',
    questions: '問題',
  },
  downloadCsv: 'CSV をダウンロード',
  downloadFailed: 'ファイルを作成できませんでした',
  basis: {
    label: '集計する受験',
    first: '最初の受験',
    all: 'すべての受験',
    firstHint: '各受験者について、提出されたか時間切れになった最初の受験を集計します。',
    allHint:
      '提出されたか時間切れになったすべての受験を集計します。何度も受けた人は、その回数だけ数えます。',
    never: '受験中、途中でやめたもの、無効、自己申告の受験と、管理者の受験は集計しません。',
  },
  attempts: {
    list: '受験',
    found: ({ count }) => plural(count, { other: '# 件の受験' }),
    search: '名前またはメールアドレス',
    outcome: '成否',
    anyOutcome: 'すべての成否',
    outcomes: {
      passed: '合格',
      failed: '不合格',
      abandoned: '中断',
      open: '受験中',
      self_reported: '自己申告',
    },
    clearFilters: '絞り込みを解除',
    learner: '学習者',
    erased: '消去されたアカウント',
    number: ({ id }) => `受験 ${id}`,
    timedOut: '時間切れ',
    unlock: '今すぐ再受験を許可',
    unlocked: 'このクイズは再び受験できます',
    notDone: '実行できませんでした',
    notCounted: '集計対象外',
    score: '得点',
    scoreOf: ({ score, total }) => `${total} 問中 ${score} 問`,
    started: '開始',
    time: '所要時間',
    none: 'このクイズを受けた人はまだいません',
    noneHint: 'だれかが始めると、ここに表示されます。',
    noMatch: '条件に合う受験はありません',
    noMatchHint: '絞り込みを減らしてください。',
  },
  summary: {
    takers: '受験者',
    takersHint: ({ attempts }) => `採点済みの受験は ${plural(attempts, { other: '# 件' })}です。`,
    evaluated: '集計した受験',
    evaluatedHint: 'ここにあるほかの数値はすべてこれらの受験についてのものです。',
    evaluatedNewest:
      '解答が非常に多いため、最新の受験だけを集計しています。ここにあるほかの数値はすべてこれらの受験についてのものです。',
    passRate: '合格率',
    passRateHint: ({ passed, attempts }) =>
      `${attempts} 件のうち ${passed} 件が合格ラインに達しました。`,
    mean: '平均点',
    meanHint: 'すべての得点の平均です。',
    median: '中央値',
    medianHint: '得点の半分はこれ以下、半分はこれ以上です。',
    deviation: '標準偏差',
    deviationHint:
      '得点が平均からふつうどれだけ離れるかを、パーセントポイントで示します。小さければ、全員の出来はほぼ同じです。',
    alpha: 'クロンバックのアルファ',
    alphaGood: '信頼できます。同じような別の問題でも、学習者の順序はほとんど変わりません。',
    alphaFair:
      '練習やフィードバックには十分です。だれかについて判断する前に、問題を増やすか、弱い問題を改善してください。',
    alphaPoor:
      '学習者の差の多くは偶然によるものです。問題を増やすか、問題の一覧で目立つものを改善してください。',
    error: '測定の標準誤差',
    errorHint: ({ points }) =>
      `偶然により、得点は上下に約 ${points} パーセントポイント動きます。差がそれより小さい学習者は、同じ実力かもしれません。`,
    few: ({ count }) =>
      `受験がまだ足りません。少なくとも ${plural(count, { other: '# 件' })}必要です。`,
    noSpread: '計算できません。すべての得点が等しいか、各受験の問題が 1 問だけです。',
    drawn: ({ each, all }) =>
      `受験ごとに問題が異なります（${all} 問のうち平均 ${each} 問）。アルファは、同じ学習者が解答した問題の組から推定しています。`,
    none: '集計できるものはまだありません',
    noneHint: '最初の提出のあとに数値が表示されます。',
    distribution: '得点の分布',
    range: '得点',
    attempts: '受験',
    between: ({ from, to }) => `${from}～${to}`,
  },
  questions: {
    list: '問題',
    found: ({ count }) => plural(count, { other: '出題された問題は # 問です' }),
    search: '問題を検索',
    question: '問題',
    takers: '受験者',
    facility: '正答率',
    facilityHint: '正答率：正しく解答した受験者の割合です。無解答は誤りとします。',
    discrimination: '識別力',
    discriminationHint: ({ count }) =>
      `識別力：ほかの問題がよくできる人がこの問題に正しく解答するかを、−1 から 1 で示します（修正済み点双列相関）。0.2 以上なら良好です。受験者が ${plural(count, { other: '# 人' })}以上のときに表示します。`,
    omitted: '無解答',
    notesTitle: '目立つ点',
    notes: {
      against: 'ほかの問題がよくできる人ほど、この問題を間違えています。正解を確認してください。',
      rival:
        '上位の学習者が、正しい選択肢より誤った選択肢を多く選んでいます。正解と文面を確認してください。',
      hard: '正しく解答するのは多くて 5 人に 1 人です。',
      easy: 'ほぼ全員が正しく解答します。学習者についてほとんど何も分かりません。',
      weak: '出来のよい学習者とそうでない学習者をほとんど区別しません。',
      omitted: '少なくとも 5 人に 1 人が解答していません。',
      unused_option: 'だれも選ばない誤った選択肢があります。',
    },
    options: '得点グループ別の選択肢',
    option: '選択肢',
    key: '正解',
    groups: { lower: '下位グループ', middle: '中位グループ', upper: '上位グループ' },
    groupsHint:
      '下位・上位グループ：得点が最も低い、または最も高い 27% の受験です。同じ得点は同じグループに入ります。割合は、グループのうちこの問題を出された全員に対するものです。選択肢は現在の位置で数えます。',
    noGroups: '得点が近すぎて、グループに分けられません。',
    noOptions: 'この種類の問題の解答は選択肢を指しません。',
    noMatch: '条件に合う問題はありません',
    none: '出題された問題はまだありません',
    noneHint: '最初の提出のあとに数値が表示されます。',
  },
};
