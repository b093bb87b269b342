export const messages = {
  pageTitle: '挑戦',
  description: 'クイズへの挑戦が届いています。',
  challengedBy: ({ name }: { name: string }) => `${name} さんからの挑戦です`,
  challenged: '挑戦が届いています',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `目標の成績：${total} 問中 ${score} 問（${percent}）`,
  toBeatIn: ({
    score,
    total,
    percent,
    duration,
  }: {
    score: string;
    total: string;
    percent: string;
    duration: string;
  }) => `目標の成績：${total} 問中 ${score} 問（${percent}）、所要時間 ${duration}`,
  official: '同じ問題が同じ順番で出題されます。この受験は通常どおり成績に数えられます。',
  start: '挑戦を受ける',
  notStarted: '挑戦を開始できませんでした',
  try: '試してみる',
  questions: ({ count }: { count: string }) => `問題数：${count}`,
  seenOnly:
    'すでに見たことのある問題だけが出題されます。ほかの問題は、次に成績に数えられる受験まで出ません。',
  tryNotes: 'お試しはどこにも記録されません。',
  bars: {
    guest:
      'アカウントがなくても同じ問題を試せます。記録に残る受験をするにはログインしてください。ログイン後はここに戻ります。',
    own: 'これはあなた自身の挑戦です。リンクを友だちに送ってください。',
    open: 'このクイズに途中の受験があります。先に終了してください。',
    cooldown: '<date></date> からもう一度このクイズを受けられます。',
    'used-up': 'このクイズの受験回数をすべて使い切りました。',
    'not-yet': 'このクイズは <date></date> に開始されます。',
    closed: 'このクイズは終了しました。',
    'access-code': 'このクイズには現在アクセスコードが必要なため、挑戦できません。',
    changed:
      'その後クイズが変更されたため、当時の問題を成績に数えられる受験で出題することはできません。',
  },
  membersOnly: 'この挑戦はメンバー限定です。ログインしてください。ログイン後はここに戻ります。',
  signIn: 'ログイン',
  toTheQuiz: 'クイズへ',
  noKeys:
    'お試しは記録されず、正解も表示されません。正解は成績に数えられる受験のあとに表示されます。',
  both: '二人の結果',
  you: 'あなた',
  challenger: '挑戦者',
  result: '結果',
  time: '時間',
  question: ({ number }: { number: string }) => `問題 ${number}`,
  ahead: 'あなたがリードしています',
  behind: '相手がリードしています',
  even: '引き分けです',
  friend: '友だちに挑戦する',
  intro: 'リンクを持つ人は、あなたの結果を見て、同じ問題に同じ順番で答えます。',
  showName: '自分の名前を表示する',
  make: 'リンクを作成',
  renew: 'リンクを更新',
  end: 'リンクを無効にする',
  endsSent: '更新するか無効にすると、送ったリンクは使えなくなります。',
  taken: ({ count }: { count: string }) => `このリンクからの受験（成績に数えられるもの）：${count}`,
  madeBars: {
    unfinished: '提出した受験だけが挑戦に使えます。',
    'marked-by-hand': 'このクイズの解答は人が採点するため、挑戦に使えません。',
    withheld: '結果の一部がまだ公開されていないため、挑戦に使えません。',
    'access-code': 'このクイズにはアクセスコードが必要なため、挑戦に使えません。',
    'by-link': 'このクイズは作成者のリンクで開くため、挑戦に使えません。',
    'not-open': 'このクイズはもう受けられません。',
  },
  shownOnce: '今すぐリンクをコピーしてください。表示されるのは今回だけです',
  link: 'リンク',
  copy: 'コピー',
  copied: 'リンクをコピーしました',
  notCopied: 'リンクをコピーできませんでした',
  ended: 'リンクを無効にしました',
  failed: 'リンクを変更できませんでした',
};
