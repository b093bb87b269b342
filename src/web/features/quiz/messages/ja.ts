import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  level: {
    beginner: '初級',
    intermediate: '中級',
    advanced: '上級',
  },
  questions: ({ count }) => plural(count, { other: '# 問' }),
  attempts: ({ count }) => plural(count, { other: '受験 # 回' }),
  stars: ({ average, count }) => `5 つ星のうち ${average}、${number(count)} 人の学習者`,
  action: {
    start: 'クイズを始める',
    continue: 'クイズを続ける',
    retake: 'もう一度受ける',
    loading: '処理中…',
    mastered: 'クイズ習得済み',
    'not-yet': '開始前',
    closed: '終了',
    'used-up': '受験回数の上限',
    cooldown: '待機中',
  },
  loginToPlay: 'ログインして挑戦',
  viewDetails: 'クイズの詳細',
  yourBest: ({ percent }) => `自己ベスト ${percent}`,
  opens: '<at></at> に受験可能、<wait>あと <left></left></wait>',
  share: ({ title }) => `「${title}」を共有`,
  noTimeLimit: '時間制限なし',
  nextQuiz: ({ title, timeLimit }) => `次へ：${title}（${timeLimit}）`,
  loading: 'クイズを読み込み中…',
  failed: 'クイズを読み込めませんでした',
  noneYet: 'クイズはまだありません',
  noneYetHint: '最初のクイズを準備しています。またお越しください。',
};
