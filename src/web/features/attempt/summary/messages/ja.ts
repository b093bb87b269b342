import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'まだ提出されていません',
    kept: '解答はこの端末に保存されています。',
    keptOf: ({ answered, total }) =>
      `解答はこの端末に保存されています。${total} 問中 ${answered} 問に解答しました。`,
    offline:
      'ネットワークに接続できません。解答は自動的に提出されます。このページを開いたままにしてください。すでに保存された解答は、時間切れになっても採点されます。',
    serverProblem:
      'サーバーに問題が発生しています。解答は自動的に提出されます。このページを開いたままにしてください。すでに保存された解答は、時間切れになっても採点されます。',
  },
  tryAgain: '再試行',
  rejected: { title: '提出されていません', error: 'クイズの提出中にエラーが発生しました' },
  backToQuiz: 'クイズに戻る',
  myResults: '自分の結果',
  notLoaded: '結果を読み込めませんでした',
  safe: '結果はサーバーに安全に保存されています。',
  stillOpen: {
    title: 'この受験はまだ終わっていません',
    reason: '提出するか時間切れになると、ここに結果が表示されます。',
    continue: 'クイズを続ける',
  },
  void: {
    title: 'この受験は記録されません',
    reason: '最初の数秒で退出しました。クイズはいつでも最初から始められます。',
  },
  browse: 'クイズを探す',
  bubbles: 'あなたの解答',
  bubble: {
    correct: ({ number }) => `問題 ${number}、正解`,
    part: ({ number }) => `問題 ${number}、部分正解`,
    wrong: ({ number }) => `問題 ${number}、不正解`,
    empty: ({ number }) => `問題 ${number}、未解答`,
    waiting: ({ number }) => `問題 ${number}、採点待ち`,
  },
  seeMistakes: '間違いを見る',
  nextMistake: '次の間違い',
  missing: ({ count, pass, total }) =>
    `あと ${plural(count, { other: '# 問' })}正解で合格でした（${total} 問中 ${pass} 問）。`,
  missingPoints: ({ count, pass, total }) =>
    `あと ${plural(count, { other: '# 点' })}で合格でした（${total} 点中 ${pass} 点）。`,
  whatNext: '次のステップ',
  mastered: 'このクイズを習得しました。',
  readExplanations: 'もう一度受ける前に解説を読みましょう。',
  waitForMarks: 'すべての採点が終わると通知が届きます。',
  retakeOn: '<date></date> から再受験できます。',
  review: '解答を見直す',
  moreQuizzes: 'ほかのクイズ',
  timeTaken: ({ duration }) => `所要時間：${duration}`,
  ranOutEmpty: '解答がないまま時間切れになったため、この受験は 0 点です。',
  left: '途中で退出したため、この受験は 0 点です。',
  ranOut: '時間切れです。その時点の解答が採点されました。',
  last: {
    same: ({ percent }) => `前回と同じ（${percent}）`,
    above: ({ points, percent }) =>
      `前回より ${plural(points, { other: '# ポイント' })}上（${percent}）`,
    below: ({ points, percent }) =>
      `前回より ${plural(points, { other: '# ポイント' })}下（${percent}）`,
  },
  average: {
    same: ({ percent }) => `ほかの学習者の平均と同じ（${percent}）`,
    above: ({ points, percent }) =>
      `ほかの学習者の平均より ${plural(points, { other: '# ポイント' })}上（${percent}）`,
    below: ({ points, percent }) =>
      `ほかの学習者の平均より ${plural(points, { other: '# ポイント' })}下（${percent}）`,
  },
};
