import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'ログインまたはアカウント作成',
    description:
      'ログインまたは登録すると、制限時間つきのクイズに挑戦し、結果を保存して、学習の進み具合を確認できます。',
    headline: '<mark>本当に知っていること</mark>を確かめよう',
    yourAccount: ({ product }) => `${product} のアカウント`,
    login: 'ログイン',
    register: '登録',
    or: 'または',
    withPasskey: 'パスキーでログイン',
    forClass:
      'このリンクはクラスに参加するためのものです。まずログインまたは登録してください。その後、クラスが表示され、参加できます。',
  },
  benefits: {
    variety: {
      title: 'さまざまなクイズ',
      text: '制限時間つき、公平な採点、解説つき。初級から上級までそろっています。',
    },
    topics: {
      title: '幅広いテーマ',
      text: '科学、歴史、語学、プログラミング。カテゴリを選ぶか、シリーズで学べます。',
    },
    progress: {
      title: '進み具合を確認',
      text: 'すべての結果が保存され、次の受験までに復習すべき内容がわかります。',
    },
  },
  fields: {
    email: 'メールアドレス',
    password: 'パスワード',
    newPassword: '新しいパスワード',
    confirmPassword: 'パスワードの確認',
    username: 'ユーザー名',
    usernameRule: '英字、数字、アンダースコアで 3 文字以上。ほかの人と同じユーザー名は使えません。',
    capsLock: 'Caps Lock がオンになっています',
  },
  login: {
    submit: 'ログイン',
    forgotPassword: 'パスワードをお忘れですか？',
    done: 'ログインしました',
    welcomeBack: ({ username }) => `おかえりなさい、${username} さん！`,
    failed: 'ログインできませんでした',
  },
  register: {
    byInvitation: 'ここのアカウントは招待された人だけが開設できます。',
    domains: ({ domains }) =>
      `${list(domains)} のアドレスのみ。アドレスの確認後にログインできます。`,
    submit: 'アカウントを作成',
    consent:
      'アカウントを作成すると、13 歳以上であることを確認し、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。',
    done: '登録が完了しました',
    welcome: ({ username }) => `ようこそ、${username} さん！`,
    failed: '登録できませんでした',
    created: {
      title: 'アカウントを作成しました',
      text: '<email></email> にリンクを送信しました。リンクを開いてアドレスを確認してから、ログインしてください。',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `${number(minimum)} 文字以上。大文字、小文字、数字を混ぜるとより安全です。`,
    strength: {
      weak: 'パスワードの強度：<strong>弱い</strong>',
      fair: 'パスワードの強度：<strong>普通</strong>',
      good: 'パスワードの強度：<strong>良い</strong>',
      strong: 'パスワードの強度：<strong>強い</strong>',
    },
    isCommon:
      'このパスワードは多くの人が使っているため、簡単に推測されます。別のものを選んでください。',
  },
  google: {
    button: ({ name }) => `${name} で続ける`,
    notConfigured: 'このサイトでは Google でのログインが設定されていません。',
    failed: '認証エラー',
    popupClosed: 'ログインが完了する前にウィンドウが閉じられました。',
    cancelled: 'ログインがキャンセルされました。',
    refused: ({ name }) => `${name} で認証できませんでした`,
    serverFailed: 'サーバーで認証できませんでした',
  },
  secondStep: {
    title: '本人確認',
    formName: '2 段階目',
    otherWays: {
      app: 'アプリのコードを使う',
      passkey: 'パスキーを使う',
      'recovery-code': '復旧コードを使う',
    },
    appCode: '認証アプリのコード',
    appCodeRule: '6 桁の数字。各コードは 1 回だけ使えます。',
    recoveryCode: '復旧コード',
    recoveryCodeRule: '保存した復旧コードの 1 つ。それぞれ 1 回だけ使えます。',
    passkeyPrompt: 'ブラウザーが指紋、顔、画面ロック、またはセキュリティキーを求めます。',
    passkeyFailed: 'パスキーを使えませんでした。もう一度お試しください。',
    confirm: '確認',
    cancel: 'キャンセル',
  },
  deactivated: {
    title: '無効になったアカウント',
    deletedOn:
      '<email></email> のアカウントは無効になっており、<date></date> に削除されます。それまでは元の状態に戻せます。',
    text: '<email></email> のアカウントは無効になっています。元の状態に戻せます。',
    close: '閉じる',
    cancel: 'キャンセル',
    reactivate: 'アカウントを再開する',
    done: {
      title: 'アカウントを再開しました',
      text: 'アカウントが再び有効になりました。ログインしてください。',
    },
    failed: {
      title: '再開できませんでした',
      text: 'アカウントの再開中に問題が発生しました。もう一度お試しください。',
    },
  },
  forgot: {
    title: 'パスワードをお忘れですか？',
    description: '新しいパスワードを設定するためのリンクをメールで受け取れます。',
    lead: '新しいパスワードを設定するためのリンクをメールでお送りします。',
    back: 'ログインに戻る',
    formName: 'パスワードを忘れた場合',
    submit: 'リンクを送信',
    sent: 'メールをご確認ください',
    sentTo:
      '<email></email> のアカウントがある場合、リンクを送信しました。リンクは 1 時間以内に 1 回だけ使えます。届かない場合は、迷惑メールフォルダをご確認ください。',
  },
  reset: {
    title: '新しいパスワードを設定',
    description: 'メールで送られたリンクから新しいパスワードを設定します。',
    lead: 'すべての端末からログアウトします。その後、新しいパスワードでログインしてください。',
    submit: '新しいパスワードを設定',
    done: {
      title: '新しいパスワードを設定しました',
      text: '新しいパスワードでログインしてください。',
    },
    noToken: 'メールのリンクをもう一度開くか、新しいリンクを依頼してください。',
    askAgain: '新しいリンクを依頼',
  },
  invited: {
    title: 'ようこそ。パスワードを設定してください',
    lead: 'あなたのアカウントが開設されました。自分だけが知るパスワードを設定してください。ログインに使います。',
    submit: 'パスワードを設定',
  },
  linkNotComplete: 'このリンクは不完全です',
  session: {
    ended: {
      title: 'もう一度ログインしてください',
      text: 'ログアウトされています。このページの内容は失われていません。もう一度ログインして、続きから再開してください。',
      leave: 'このページを離れる',
    },
    'other-account': {
      title: '別のアカウントでログイン中です',
      text: 'このブラウザーの別のタブで、別のアカウントにログインしています。このページの内容はそのアカウントには保存されていません。このページを続けるには、元のアカウントでもう一度ログインしてください。',
      leave: '別のアカウントを使う',
    },
    account: 'アカウント：<email></email>',
    submit: 'もう一度ログイン',
    done: '再びログインしました',
  },
  undo: {
    title: 'メールアドレスの変更を取り消す',
    description: '以前のアドレスに送られたリンクから、アカウントのメールアドレスを元に戻します。',
    lead: '自分で変更していない場合にお使いください。',
    noToken: 'メールのリンクをもう一度開いてください。',
    text: 'アカウントは以前のアドレスに戻ります。すべての端末からログアウトし、アクセストークンは使えなくなります。以前のアドレスに送るリンクから新しいパスワードを設定してください。',
    onceWithin: ({ days }) => `このようなリンクは ${number(days)} 日以内に 1 回だけ使えます。`,
    submit: '以前のアドレスに戻す',
    done: 'すべての端末からログアウトし、以前のパスワードは使えなくなりました。新しいパスワードを設定するためのリンクをメールで送信しました。',
    kept: 'この変更が申請される前に追加されたパスキー、認証アプリ、連携アカウントは引き続き使えます。ログイン後、プロフィールの「セキュリティ」で確認し、自分のものでないものを削除してください。そのためにログインできない場合は、お問い合わせください。',
    noMail: '届かない場合は、もう一度送信',
  },
  usernamePrompt: {
    title: 'ユーザー名を選んでください',
    lead: 'メールアドレスをもとに作成しました。このまま使うか、別の名前を選んでください。後から変更はできません。',
    submit: 'ユーザー名を保存',
    done: 'ユーザー名を保存しました',
  },
  verify: {
    title: 'メールアドレスの確認',
    description: '送られたリンクからメールアドレスを確認します。',
    failed: '確認できませんでした',
    noToken: '確認用のトークンがありません',
    callFailed: 'メールアドレスを確認できませんでした',
    done: 'メールアドレスを確認しました',
    thanks: 'ありがとうございます。このアドレスがあなたのものと確認できました。',
    toProfile: 'プロフィールへ',
    goOn: '続ける',
    backToProfile: 'プロフィールに戻る',
    waiting: 'メールアドレスを確認しています…',
    moment: '少々お待ちください。',
    signIn: 'ログインして新しいリンクを受け取る',
    resend: '新しいリンクを送信',
    resent: '新しいリンクを送信しました。受信トレイをご確認ください。',
  },
};
