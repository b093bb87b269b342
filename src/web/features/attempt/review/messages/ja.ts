import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `問題 ${number}`,
  linkToQuestion: ({ number }) => `問題 ${number} へのリンク`,
  flagged: 'マーク済み',
  correct: '正解',
  wrong: '不正解',
  partlyRight: '部分正解',
  credit: ({ percent }) => `この問題の ${percent}`,
  notAnswered: '未解答',
  notMarked: '採点なし',
  provisional: 'この結果は暫定です。採点待ちの解答があり、結果は上がることしかありません。',
  sampleAnswer: '解答例',
  comment: 'コメント',
  keyNotShown: '正解は表示されません。この問題に解答する前にクイズから退出したためです。',
  withheld: {
    score: 'この受験は得点だけが表示されます。',
    marks: 'どの解答が正しかったかは表示されますが、正解は表示されません。',
    keys: '解説は表示されません。',
    more: 'クイズの終了後にさらに表示されます：<date></date>。',
  },
  regraded: {
    new_key: '正解が後で変更されました。解答は新しい正解で採点されています。',
    either_key: '正解が後で変更されました。どちらの正解に合う解答も正解になります。',
    full_credit: 'この問題は全員に点が与えられます。',
  },
  explanation: '解説',
  yourAnswer: 'あなたの解答',
  yourAnswerCorrect: 'あなたの解答、正解',
  yourAnswerWrong: 'あなたの解答、不正解',
  yourPosition: ({ number }) => `あなたの位置：${number} 番目`,
  notPlaced: '未選択',
  practiseOthers: 'ほかの問題を練習する',
  practise: 'この問題を練習する',
  correctAnswer: '正しい解答',
  noAnswer: 'なし',
  true: '正しい',
  false: '誤り',
  picture: {
    missing: 'この問題の画像を読み込めませんでした。',
    missingOf: ({ alt }) => `この問題の画像を読み込めませんでした。画像の内容：${alt}`,
    alt: '問題の画像',
    altLarge: '問題の画像（拡大）',
    enlarge: '拡大',
    title: '問題の画像',
    close: '閉じる',
  },
  score: ({ score, passMark }) => `100% 中 ${score}、合格ライン ${passMark}`,
  passMark: ({ percent }) => `合格ライン ${percent}`,
  scoreOf: ({ score, total }) => `${total} 問中 ${score} 問正解`,
  pointsOf: ({ points, total }) => `${total} 点中 ${points} 点`,
  verdict: { passed: '合格', failed: '不合格', waiting: '採点待ち', left: '途中退出' },
  receipt: {
    none: '受け取った解答はありません。',
    received: ({ count, time }) =>
      `${plural(count, { other: '# 件' })}の解答を ${time} に受け取りました。`,
    late: ({ number, seconds }) =>
      `解答 ${number} は ${seconds} 秒遅れて届いたため、採点されませんでした。`,
  },
  either: ({ one, other }) => `${one} または ${other}`,
};
