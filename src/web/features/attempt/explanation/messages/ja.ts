import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '結果の詳しい説明',
  notLoaded: '説明を読み込めませんでした',
  save: '数値を保存',
  file: ({ id, product }) => `${product}-result-${id}.json`,
  passing: {
    title: '合格に必要だったもの',
    passed: ({ needed }) => `合格です。必要だったのは ${needed} でした。`,
    unanswered: ({ count }) => `${plural(count, { other: '# 問' })}が無解答でした。`,
  },
  time: {
    title: '時間の使い方',
    longest: ({ duration, number, total }) =>
      `最も時間がかかったのは問題 ${number} で、${total} のうち ${duration} でした。`,
    rest: ({ duration }) => `最後の解答のあと ${duration} が経過しました。`,
    meaning:
      '解答が保存されるまでの時間は、その問題の時間になります。休憩や、読んだだけの問題の時間も含まれます。',
    unknown: 'この受験の時間は記録されていません。',
    noAnswer: 'この受験では解答が保存されていません。',
    question: '問題',
    course: '受験の経過',
    time: '時間',
    showAll: ({ count }) => `全 ${count} 問を表示`,
  },
  changes: {
    title: '変更した解答',
    none: '解答の変更はありません。',
    changed: ({ count }) => `${plural(count, { other: '# 問' })}の解答を変更しました。`,
    effects: ({ right, wrong }) =>
      `正解になったもの ${plural(right, { other: '# 問' })}、不正解になったもの ${plural(wrong, { other: '# 問' })}。`,
    gained: ({ points }) => `得点では ${points} 点です。`,
    hidden: '変更の結果は、正解とともに表示されます。',
    question: ({ effect, number }) => `問題 ${number}：${effect}`,
    effect: {
      to_right: '正解に変更',
      to_wrong: '不正解に変更',
      other: '変更したが、正解にも不正解にも変わらず',
    },
  },
  topics: {
    title: 'テーマ',
    none: 'この受験の問題にはタグがありません。',
    meaning:
      '棒はこの受験での割合です。細い線は、問題がとても多い場合の割合がある範囲を 95% の確かさで示します。問題が少ないほど長くなります。',
    hidden: 'テーマは、解答の正誤とともに表示されます。',
    topic: 'テーマ',
    share: '割合',
    earned: ({ asked, earned }) => `${asked} 問中 ${earned}`,
    range: ({ high, low }) => `${low}～${high}`,
  },
  compared: {
    title: '比較',
    first: 'このクイズで採点された最初の受験です。',
    before: ({ before, now }) => `前回の受験：${before}。今回：${now}。`,
    ownAttempts: 'このクイズでの受験',
    others: ({ below, median, takers }) =>
      `ほかの学習者 ${takers} 人の半数は、最初の受験で ${median} 以上でした。あなたはそのうち ${below} より良い結果でした。`,
    tooFew: ({ count }) =>
      `個人の結果が推測されないように、ほかの学習者は ${count} 人から表示されます。`,
    distribution: 'ほかの学習者の結果',
    range: '結果',
    learners: '学習者',
    between: ({ from, to }) => `${from}～${to}`,
    yours: ({ range }) => `${range}（あなた）`,
  },
  next: {
    title: '次にすること',
    set: ({ count }) => plural(count, { other: '# 問を練習する' }),
    meaning: '正解できなかった問題が先に、次に、見たことのある同じタグの問題が出ます。',
    nothing: '正解できなかった問題に、練習できるものはありません。',
    hidden: '正解できなかった問題は、正解が表示されると練習できます。',
    mixed: 'いろいろ練習する',
  },
};
