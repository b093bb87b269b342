import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'この問題のプレビュー',
  whatToShow: '表示内容',
  question: '問題',
  result: '結果',
  title: 'このクイズのお試し：保存も集計もされません',
  notFinished: '完成した問題はまだありません',
  passed: ({ score, total, percent }) => `${total} 問中 ${score} 問正解（${percent}）：合格`,
  failed: ({ score, total, percent }) => `${total} 問中 ${score} 問正解（${percent}）：不合格`,
  passedByPoints: ({ score, total, percent }) => `${total} 点中 ${score} 点（${percent}）：合格`,
  failedByPoints: ({ score, total, percent }) => `${total} 点中 ${score} 点（${percent}）：不合格`,
  unmarked: ({ score, total, percent }) =>
    `${total} 点中 ${score} 点（${percent}）：採点されない解答があります`,
  unmarkedNote: '人が採点する解答は、お試しでは採点されず、ここでは点に入りません。',
  tryAgain: 'もう一度試す',
  back: 'エディターに戻る',
  width: '幅',
  desktop: 'パソコン',
  phone: 'スマートフォン',
  close: '閉じる',
  shared: {
    pageTitle: 'クイズを試す',
    description: '秘密のリンクで共有されたクイズです。',
    lead: 'このクイズは秘密のリンクで共有されました。お試しください。何も保存も集計もされません。',
    validUntil: ({ date }) => `リンクは ${date} まで有効です。`,
    start: '開始',
    notComplete: 'リンクが不完全です',
    openWhole: '受け取ったリンク全体を開いてください。',
    notOpened: 'クイズを開けませんでした',
    ended: 'このリンクは使えなくなりました',
    endedText: '期限切れか、無効にされています。新しいリンクを依頼してください。',
    notStarted: 'クイズを開始できませんでした',
    grading: '解答を採点しています。',
    notGraded: '解答を採点できませんでした。解答は残っています。',
    notCounting: '何も保存も集計もされません。',
    notCounted: '何も保存も集計もされていません。',
    scoreOnly: 'このクイズは得点だけを表示します。何も保存も集計もされていません。',
    marksOnly:
      'このクイズはどの解答が正しかったかを表示しますが、正解は表示しません。何も保存も集計もされていません。',
  },
};
