import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  denied: 'アクセスできません',
  title: '問題の品質',
  pageTitle: '問題の品質、管理',
  description: '判断が必要な問題：解答の分析と学習者の報告による一覧。',
  lead: '判断が必要な問題を緊急度の高い順に示します。解答は採点済みが 30 件以上になると、10 分ごとに分析されます。',
  failed: '問題を読み込めませんでした',
  panelFailed: '問題を読み込めませんでした',
  found: ({ count }) => plural(count, { other: '# 問に判断が必要です' }),
  question: '問題',
  answers: '採点済みの解答',
  findings: '目立つ点',
  reports: '報告',
  show: '表示',
  all: 'すべて',
  certainties: {
    possible: '可能性あり',
    likely: '可能性が高い',
    almost_certain: 'ほぼ確実',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `${share} が「${answer}」と答え、正解とされた人よりほかの問題の成績が良くなっています。正解の設定がおそらく誤っています。`,
    second_key: ({ share, answer }) =>
      `${share} が「${answer}」と答え、正解とされた人と同じくらいほかの問題の成績が良くなっています。これも正解かもしれません。`,
    guessed:
      '正答数が偶然と同じで、よく知っている人も成績が良くありません。問題がわかりにくいのかもしれません。',
    drifted: ({ before, after }) => `最後の変更前の正答率は ${before}、変更後は ${after} です。`,
    unused_options: ({ options }) =>
      `${options} を選ぶ人はほとんどいません。そのような選択肢は置き換えるか削除してください。`,
  },
  noneYet: '解答に目立つ点はありません。',
  few: '最後の変更以降、採点済みの解答が 30 件以上必要です。',
  given: '解答の内訳',
  omitted: '無解答',
  isKey: '正解',
  better: 'ほかの問題で上位',
  worse: 'ほかの問題で下位',
  someone: '不明',
  record: ({ count }) => plural(count, { other: 'この人の報告のうち # 件が変更につながりました' }),
  noRecord: '初めての報告',
  reportKinds: {
    wrong_key: '正解とされた答えが誤っている',
    unclear: '問題がわかりにくい',
    typo: '誤字や言葉の誤り',
    offensive: '不快な内容',
    other: 'その他',
  },
  usedIn: '使用先',
  usedNowhere: '使用しているクイズはありません。',
  edit: ({ title }) => `「${title}」で編集`,
  decision: '判断',
  keep: 'このままにする',
  keepHint: '変更されるか解答が 2 倍になるまで、この一覧から外します。報告は処理済みになります。',
  fix: '修正済みにする',
  fixHint: '報告を処理済みにします。変更以降の解答で改めて判断されます。',
  regrade: '過去の解答を再採点',
  regradeHint: '正解を変更した後、過去の結果をどうするかを決めます。',
  acceptToo: '別の解答も正解にする',
  acceptTooHint: '正解を変更した後、以前の正解はそのまま正解とし、現在の正解も認めます。',
  drop: 'この問題を無効にする',
  dropHint: 'この問題を出題された全員に点を与えます。クイズから外すと、再び出題されません。',
  keptSince: '<date></date> からこのままにしています',
  done: {
    kept: '問題をこのままにします',
    fixed: '報告を処理しました',
  },
  notDone: '判断を保存できませんでした',
  none: '判断が必要な問題はありません',
  noneHint: '解答や報告から誤りの疑いがあると、ここに表示されます。',
  close: '閉じる',
};
