import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '通知の設定',
  lead: 'どの通知を、どこで受け取るかを選べます。',
  tableName: '通知の種類',
  kind: '通知',
  inApp: 'ベル',
  mail: 'メール',
  inAppOf: ({ kind }) => `${kind}：ベル`,
  mailOf: ({ kind }) => `${kind}：メール`,
  push: '端末',
  pushOf: ({ kind }) => `${kind}：端末`,
  device: {
    label: 'この端末への通知',
    hint: 'サイトを閉じていても、ここでログアウトするまで届きます。表示されるのはタイトルだけで、おやすみ時間にも従います。',
    failed: 'この端末には通知が表示されません',
    blocked:
      'ブラウザーがこのサイトの通知をブロックしています。設定で許可してから、もう一度お試しください。',
    unreachable: 'ブラウザーがプッシュサービスに接続できません。後でもう一度お試しください。',
    missing:
      'このブラウザーではこのサイトの通知を表示できません。スマートフォンでは、サイトをホーム画面に追加すると使えることがあります。',
  },
  kinds: {
    'assignment-given': '新しい課題',
    'assignment-due': 'まもなく期限の課題',
    'assignment-overdue': '期限切れの課題',
    'result-regraded': '訂正された結果',
    'result-marked': '採点された結果',
    'report-settled': '報告への回答',
    'quiz-reopened': '再び受けられるクイズ',
    'reviews-due': '復習の時期の問題',
    'certificate-issued': '修了証',
    'achievements-earned': '実績',
    'streak-ending': '夕方にまだ達成していない 1 日の目標',
  },
  mails: 'メール',
  rhythm: '頻度',
  rhythms: { daily: '1 日に最大 1 通', each: '通知ごとにすぐ 1 通' },
  dueDays: '期限前のお知らせ',
  days: ({ count }) => plural(count, { other: '# 日前' }),
  quiet: 'おやすみ時間',
  quietHint: 'この時間帯には、メールも端末への通知も届きません（プロフィールのタイムゾーン）。',
  from: '開始',
  until: '終了',
  unverified: '<link>メールアドレスを確認</link>するとメールが届くようになります。',
  failed: '保存されませんでした',
};
