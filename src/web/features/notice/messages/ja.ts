import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '通知',
  lead: 'あなたへの新しいお知らせです。新しい順に並んでいます。',
  none: '新しいお知らせはありません',
  noneHint: '出された課題と期限がここに表示されます。',
  markRead: '既読にする',
  markAllRead: 'すべて既読にする',
  all: 'すべて見る',
  settings: '通知の設定',
  unread: '未読',
  failed: '保存されませんでした',
  loadFailed: '通知を読み込めませんでした',
  newer: '新しいもの',
  older: '古いもの',
  lines: {
    'assignment-given':
      '<class></class>で「<quiz></quiz>」が課題になりました。期限：<date></date>。',
    'assignment-due': '「<quiz></quiz>」（<class></class>）の期限：<date></date>。',
    'assignment-overdue':
      '「<quiz></quiz>」（<class></class>）は期限（<date></date>）を過ぎましたが、まだ終わっていません。',
    'result-regraded':
      '問題が再採点されました。「<quiz></quiz>」の結果は <total></total> 点中 <score></score> 点になりました。',
    'result-marked':
      '「<quiz></quiz>」のすべての解答が採点されました。結果は <total></total> 点中 <score></score> 点です。',
    'quiz-reopened': '「<quiz></quiz>」をもう一度受けられます。',
    'reviews-due':
      '復習の時期の問題：<due></due>。今数分復習しておけば、あとで長い時間をかけずに済みます。',
    'certificate-issued': '「<quiz></quiz>」のすべてのクイズに合格しました。修了証をご覧ください。',
    'achievements-earned': '新しい実績：<earned></earned>。プロフィールで確認できます。',
    'streak-ending':
      '今日の目標はまだ達成していません。残りの問題数：<left></left>。これまでの連続日数：<days></days>。',
  },
  givenWithoutDate: '<class></class>で「<quiz></quiz>」が課題になりました。',
  settled: {
    fixed: '「<quiz></quiz>」の問題についての報告が確認され、問題が訂正されました。',
    kept: '「<quiz></quiz>」の問題についての報告が確認されました。問題はそのままです。',
  },
};
