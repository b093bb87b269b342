import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '公開する前に',
  advice: '評価は助言です。どの評価でもクイズは公開できます。',
  score: 'クイズの評価',
  outOf: ({ score }) => `100 点中 ${score} 点`,
  noScore: 'このクイズには独自の問題がないため、評価するものがありません。',
  bands: {
    high: 'よくできています。',
    middle: '良いですが、改善できる点があります。',
    low: '見直したほうがよい点がいくつかあります。',
  },
  parts: {
    writing: '問題文',
    explanations: '解説',
    altTexts: '画像と音声のテキスト',
    difficulty: '難易度の配分',
    keyPositions: '正解の位置',
    tags: 'タグ',
    passMark: '合格ライン',
    time: '時間',
  },
  notApplicable: ({ parts }) => `ここでは対象外：${parts}`,
  severities: {
    serious: '重要',
    slight: '助言',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `ほとんどの問題の難易度が「${difficulty}」です。難易度を混ぜると、学習者の理解がよりよくわかります。`,
    noTags: 'タグがないと、問題バンクで見つけにくく、結果にテーマを示せません。',
    noCoverText: 'カバー画像に説明がありません。題名の飾りだけの場合に限り適切です。',
    passesAll: '合格ラインが 0% だと、すべての受験が合格になります。',
    perfection: '合格ラインが 100% だと、一度のうっかりミスで不合格になります。',
    guessable: ({ percent }) =>
      `当てずっぽうだけで約 ${percent} 正解でき、合格ラインに近いか、それを超えます。`,
    shortTime: ({ time }) =>
      `学習者には通常${time}ほど必要です。制限時間はそれより短くなっています。`,
    longTime: ({ time }) =>
      `学習者には通常${time}ほど必要です。制限時間はそれよりずっと長くなっています。`,
    shortQuestionTime: '1 問あたりの時間が短く、これらの問題を読んで答えるには足りません。',
  },
  fromBank: ({ first }) => `${first} 番以降は問題バンクの問題です（リンクした問題と抽出の例）。`,
  bank: ({ count }) => plural(count, { other: '問題バンクからの # 問は評価に含まれません。' }),
  learners: '学習者に表示される内容',
  asked: ({ count }) => plural(count, { other: '1 回の受験で # 問' }),
  ofOwn: ({ asked, total }) => `独自の ${total} 問のうち ${asked} 問を抽出`,
  passMark: '合格ライン',
  wait: '受験の間の待ち時間',
  waits: ({ passed, failed }) => `合格後${passed}、不合格後${failed}`,
  noWait: 'なし',
  who: '受験できる人',
  everyone: '全員',
  publish: '公開する',
  open: 'エディターで開く',
  loadFailed: 'クイズを読み込めませんでした',
};
