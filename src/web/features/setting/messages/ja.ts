import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: '設定',
  description: 'サイトの名前、アカウントを開設できる人、全員に適用される決まりです。',
  failed: '設定を読み込めませんでした',
  denied: 'アクセスできません',
  save: '変更を保存',
  discard: '変更を破棄',
  saved: '設定を保存しました',
  notSaved: '設定を保存できませんでした',
  fixedBy: ({ variable }: { variable: string }) => `環境変数 ${variable} で固定されています`,
  groups: {
    site: 'サイト',
    accounts: 'アカウント',
    quizzes: '新しいクイズ',
    attempts: '受験',
    retention: '保存期間',
  },
  settings: {
    siteName: {
      label: '名前',
      hint: 'すべてのページ、メール、リンクのプレビューに表示されます。',
    },
    logo: {
      label: 'ロゴ',
      hint: '名前の横に表示されます。背景のない正方形の画像が最適です。',
    },
    contactEmail: {
      label: '連絡先アドレス',
      hint: 'お問い合わせフォームのメッセージを受け取り、お問い合わせページに表示されます。',
    },
    languages: {
      label: '言語',
      hint: 'ページとメールの言語です。人が書いた内容は元の言語のままです。',
    },
    comments: {
      label: '問題へのコメント',
      hint: '問題に解答した学習者が読み書きし、作成者が承認します。',
    },
    registration: {
      label: 'アカウントを開設できる人',
      hint: '既存のアカウントはそのままです。',
    },
    registrationDomains: {
      label: 'メールアドレスのドメイン',
      hint: '1 行に 1 つ、例：school.example。新しいアカウントは、アドレスの確認後に使えます。',
    },
    passwordMinimum: {
      label: 'パスワードの最小文字数',
      hint: '文字数です。既存のパスワードは引き続き有効です。',
    },
    secondFactorRoles: {
      label: '2 段階認証を必須にする',
      hint: 'これらの役割は、認証アプリまたはパスキーがある場合にのみ使えます。',
    },
    quizRules: {
      label: '新しいクイズのルール',
      hint: 'クイズごとに変更できます。既存のクイズのルールは変わりません。',
    },
    chosenTime: {
      label: '学習者が選ぶ時間',
      hint: 'アクセシビリティの設定で、最大 2 倍まで選べます。例外は常に有効で、始まった受験の時間は変わりません。',
    },
    auditRetentionDays: {
      label: '変更履歴',
      hint: '管理者による変更を保存する日数、30 日以上。',
    },
    authorUploadMegabytes: {
      label: '1 人の画像と音声',
      hint: '1 人がアップロードできる合計メガバイト数。',
    },
    siteUploadMegabytes: {
      label: 'サイト全体の画像と音声',
      hint: 'アップロード全体の合計メガバイト数。',
    },
    deletionGraceDays: {
      label: '削除されたアカウント',
      hint: '削除されたアカウントを復元できる日数。',
    },
    restoreDays: {
      label: '削除されたコンテンツ',
      hint: 'クイズ、シリーズ、記事、感想、コメントを復元できる日数。',
    },
  },
  options: {
    comments: { on: 'オン', off: 'オフ' },
    registration: {
      open: 'すべての人',
      invitation: '招待された人のみ',
      domains: '特定のドメインのアドレスのみ',
    },
    chosenTime: {
      counts: '有効',
      approved: '管理者がその人のページで認めると有効',
      never: '無効',
    },
    secondFactorRoles: {
      administrator: '管理者',
      author: '作成者',
      teacher: '教師',
    },
  },
};
