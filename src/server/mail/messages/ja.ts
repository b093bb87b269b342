import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `${username} 様`,
  buttonHelp: 'ボタンが機能しない場合は、次のアドレスを開いてください：',
  linkBelow: ({ label }) => `${label}：`,
  because: {
    contactReply: ({ product, reference }) =>
      `お問い合わせフォームから ${product} にご連絡いただいたため、このメールをお送りしています。受付番号は ${reference} です。`,
    account: ({ to, product }) =>
      `このメールは、${to} が ${product} のアカウントのアドレスであるため送信されました。`,
    formerAddress: ({ to, product }) =>
      `このメールは、${to} が ${product} のアカウントのアドレスであったため送信されました。`,
    verification: ({ product }) =>
      `このメールは、${product} でこのアドレスが入力されたため送信されました。お心当たりがない場合は、このメールを無視してください。何も変更されません。`,
    invitation: ({ product }) =>
      `このメールは、${product} の管理者がこのアドレスを入力したため送信されました。お心当たりがない場合は、このメールを無視してください。パスワードが設定されるまで、誰もこのアカウントを使えません。`,
    classInvitation: ({ product }) =>
      `このメールは、${product} の教師がこのアドレスを入力したため送信されました。お心当たりがない場合は、このメールを無視してください。何も変更されません。`,
    passwordReset: ({ product }) =>
      `このメールは、${product} で新しいパスワードの設定が依頼されたため送信されました。お心当たりがない場合は、このメールを無視してください。何も変更されません。`,
    export: ({ product }) =>
      `このメールは、${product} のアカウントでデータの書き出しが依頼されたため送信されました。`,
    deletion: ({ product }) =>
      `このメールは、${product} のアカウントで削除が依頼されたため送信されました。お心当たりがない場合は、アカウントを再開してパスワードを変更してください。`,
    deletionByAdministrator: ({ product }) =>
      `このメールは、${product} の管理者があなたのアカウントの削除を予定したため送信されました。`,
  },
  invitation: {
    subject: ({ product }) => `${product} への招待`,
    text: ({ product, to }) =>
      `${product} の管理者が ${to} のアカウントを開設しました。自分のパスワードを設定してご利用ください。`,
    until: ({ day }) =>
      `リンクは 1 回だけ、${day} まで使えます。その後はログインページで新しいリンクを依頼できます。`,
    action: 'パスワードを設定',
  },
  classInvitation: {
    subject: ({ name }) => `クラス「${name}」への招待`,
    text: ({ teacher, name, product }) =>
      `${teacher} さんが ${product} のクラス「${name}」に招待しています。`,
    member: 'リンクからログインすると、ワンクリックで参加できます。',
    newcomer: '先にアカウントが必要です。リンクから作成すると、ワンクリックで参加できます。',
    action: 'クラスに参加',
  },
  contactReply: { youWrote: 'お問い合わせの内容：' },
  verification: {
    subject: 'メールアドレスを確認してください',
    text: ({ to }) =>
      `${to} があなたのアドレスであることを確認してください。リンクは 24 時間以内に 1 回だけ使えます。`,
    action: 'このアドレスを確認する',
  },
  addressChange: {
    subject: 'メールアドレスがまもなく変更されます',
    text: ({ newAddress }) =>
      `新しいアドレスに送られたリンクが開かれると、アカウントのメールアドレスはこのアドレスから${newAddress ? ` ${newAddress} ` : '別のアドレス'}に変更されます。`,
    unexpected:
      'お心当たりがない場合は、すぐにパスワードを変更し、プロフィールで変更を取り消してください。',
    action: 'プロフィールを開く',
  },
  addressChanged: {
    subject: 'メールアドレスが変更されました',
    text: ({ newAddress }) =>
      `アカウントのメールアドレスは ${newAddress} になりました。ほかのすべての端末からログアウトしました。`,
    unexpected: ({ days }) =>
      `お心当たりがない場合は、${number(days)} 日以内に変更を取り消してください。アカウントはこのアドレスに戻り、すべての端末からログアウトし、新しいパスワードを設定することになります。`,
    action: 'この変更を取り消す',
  },
  accessToken: {
    subject: '新しいアクセストークンが作成されました',
    text: ({ name, scope, day }) =>
      `あなたのアカウントにアクセストークン「${name}」（範囲：${scope}）が作成されました。プログラムから${day}まで使えます。`,
    unexpected: 'お心当たりがない場合は、トークンを取り消し、パスワードを変更してください。',
    action: 'アクセストークンを見る',
  },
  accountsMerged: {
    subject: '2 つのアカウントが統合されました',
    text: ({ removed }) =>
      `管理者があなたのもう 1 つのアカウント ${removed} をこのアカウントに統合しました。結果、クラスなどはすべてこちらに移りました。統合されたアカウントではもうログインできません。`,
    unexpected: 'どちらかがあなたのものでない場合は、ご連絡ください。',
    action: 'プロフィールを開く',
  },
  passwordReset: {
    subject: '新しいパスワードを設定してください',
    text: 'このリンクから新しいパスワードを設定してください。リンクは 1 時間以内に 1 回だけ使え、すべての端末からログアウトします。',
    action: '新しいパスワードを設定する',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    text: 'アカウントのパスワードが変更されました。ほかのすべての端末からログアウトしました。',
    unexpected:
      'お心当たりがない場合は、すぐに新しいパスワードを設定してアカウントを取り戻してください。',
    action: '新しいパスワードを設定する',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: '認証アプリが追加されました',
        text: 'アカウントに認証アプリが追加されました。今後のログインにはこのアプリのコードが必要です。',
      },
      'app-removed': {
        subject: '認証アプリが削除されました',
        text: '認証アプリがアカウントから削除されました。',
      },
      'passkey-added': {
        subject: 'パスキーが追加されました',
        text: 'アカウントにパスキーが追加されました。パスワードなしでログインできます。',
      },
      'passkey-removed': {
        subject: 'パスキーが削除されました',
        text: 'パスキーがアカウントから削除されました。',
      },
      'recovery-codes-renewed': {
        subject: '復旧コードが新しくなりました',
        text: 'アカウントの復旧コードが新しくなりました。以前のコードは使えません。',
      },
      'recovery-code-used': {
        subject: '復旧コードが使われました',
        text: 'あなたの復旧コードの 1 つがログインに使われました。同じコードはもう使えません。',
      },
    },
    unexpected:
      'お心当たりがない場合は、すぐにパスワードを変更し、セキュリティ設定を確認してください。',
  },
  openSecurity: 'セキュリティ設定を開く',
  device: {
    unknown: '不明な端末',
    unknownBrowser: '不明なブラウザー',
    on: ({ browser, system }) => `${browser}（${system}）`,
  },
  newDevice: {
    subject: 'アカウントへの新しいログイン',
    text: ({ device, moment, zone, network }) =>
      `新しい端末からアカウントへのログインがありました：${device}、${moment}（${zone}）${network ? `、ネットワーク ${network}` : ''}。`,
    unexpected:
      'お心当たりがない場合は、その端末をログアウトさせ、すぐにパスワードを変更してください。',
    action: '端末を見る',
  },
  googleLinked: {
    subject: 'アカウントに Google でのログインが追加されました',
    text: 'あなたのメールアドレスの Google アカウントがログインに使われました。今後はこのアカウントでもログインできます。',
    unexpected:
      'お心当たりがない場合は、Google アカウントを保護し、すぐにパスワードを変更してください。',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `アカウントに ${provider} でのログインが追加されました`,
      text: ({ provider }) =>
        `${provider} のアカウントがあなたのアカウントと連携されました。今後はこのアカウントでもログインできます。`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `アカウントから ${provider} でのログインが削除されました`,
      text: ({ provider }) =>
        `${provider} のアカウントとの連携が解除されました。今後はそのアカウントでログインできません。`,
    },
    unexpected:
      'お心当たりがない場合は、すぐにパスワードを変更し、セキュリティ設定を確認してください。',
  },
  dataExport: {
    subject: 'データの書き出し',
    text: ({ product }) =>
      `ご依頼のとおり、${product} が保存しているあなたのすべてのデータのコピーを添付します。JSON ファイルです。`,
    keepSafe: '安全な場所に保管してください。',
  },
  deletion: {
    subject: 'アカウントは削除されます',
    requested: 'ご依頼のとおり、アカウントは無効になりました。',
    byAdministrator: '管理者がアカウントを無効にしました。',
    day: ({ day, days }) => `${number(days)} 日後の ${day} に完全に削除されます。`,
    restore: 'それまでは元に戻せます。ログインして「アカウントを再開する」を選んでください。',
    action: 'アカウントを残す',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `新しい課題：${title}`,
      'assignment-due': ({ title }) => `まもなく期限：${title}`,
      'assignment-overdue': ({ title }) => `期限切れ：${title}`,
      'result-regraded': ({ title }) => `「${title}」の結果が訂正されました`,
      'result-marked': ({ title }) => `「${title}」の採点が終わりました`,
      'report-settled': '報告が確認されました',
      'quiz-reopened': ({ title }) => `再び受けられます：${title}`,
      'reviews-due': '復習の時期の問題があります',
      'certificate-issued': ({ title }: { title: string }) => `修了証：${title}`,
      'achievements-earned': '新しい実績',
      'streak-ending': '今日の目標はまだ達成していません',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `復習の時期の問題：${due}。今数分復習しておけば、あとで長い時間をかけずに済みます。`,
      'certificate-issued': ({ title }: { title: string }) =>
        `「${title}」のすべてのクイズに合格しました。修了証をご覧ください。`,
      'achievements-earned': ({ earned }) => `新しい実績：${earned}。プロフィールで確認できます。`,
      'streak-ending': ({ left, days }) =>
        `今日の目標はまだ達成していません。残りの問題数：${left}。これまでの連続日数：${days}。`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `${className}で「${title}」が課題になりました。`
          : `${className}で「${title}」が課題になりました。期限：${due}。`,
      'assignment-due': ({ title, className, due }) =>
        `「${title}」（${className}）の期限：${due}。`,
      'assignment-overdue': ({ title, className, due }) =>
        `「${title}」（${className}）は期限（${due}）を過ぎましたが、まだ終わっていません。`,
      'result-regraded': ({ title, score, total }) =>
        `問題が再採点されました。「${title}」の結果は ${total} 点中 ${score} 点になりました。`,
      'result-marked': ({ title, score, total }) =>
        `「${title}」のすべての解答が採点されました。結果は ${total} 点中 ${score} 点です。`,
      'quiz-reopened': ({ title }) => `「${title}」をもう一度受けられます。`,
      'report-settled': {
        fixed: ({ title }) => `「${title}」の問題についての報告が確認され、問題が訂正されました。`,
        kept: ({ title }) =>
          `「${title}」の問題についての報告が確認されました。問題はそのままです。`,
      },
    },
    several: ({ count }) => `通知 ${number(count)} 件`,
    intro: '新しいお知らせです：',
    all: '通知を開く',
    openClasses: 'クラスを開く',
    openResult: '結果を見る',
    practise: '練習する',
    openQuiz: 'クイズを開く',
    openCertificate: '修了証を開く',
    openAchievements: '実績を開く',
    because: ({ product }) =>
      `アカウントで ${product} の通知が有効になっているため、このメールをお送りしました。受け取る通知はプロフィールで選べます。`,
    unsubscribe: 'このメールの配信を停止する',
    page: {
      title: '配信停止',
      question: 'このようなメールの配信を停止しますか？',
      stop: 'このメールを停止する',
      stopAll: '通知メールをすべて停止する',
      done: '今後このメールは届きません。',
      invalid: 'このリンクは無効です。受け取るメールはプロフィールで選べます。',
      settings: '通知の設定',
    },
  },
};
