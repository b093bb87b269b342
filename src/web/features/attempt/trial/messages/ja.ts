import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'この問題のプレビュー',
  whatToShow: '表示内容',
  question: '問題',
  result: '結果',
  title: 'このクイズの試用：保存も集計もされません',
  notFinished: '完成した問題はまだありません',
  passed: ({ score, total, percent }) => `${total} 問中 ${score} 問正解（${percent}）：合格`,
  failed: ({ score, total, percent }) => `${total} 問中 ${score} 問正解（${percent}）：不合格`,
  passedByPoints: ({ score, total, percent }) => `${total} 点中 ${score} 点（${percent}）：合格`,
  failedByPoints: ({ score, total, percent }) => `${total} 点中 ${score} 点（${percent}）：不合格`,
  toBeMarked: ({ score, total, percent }) => `${total} 点中 ${score} 点（${percent}）：採点待ち`,
  tryAgain: 'もう一度試す',
  back: 'エディターに戻る',
  width: '幅',
  desktop: 'パソコン',
  phone: 'スマートフォン',
  close: '閉じる',
};
