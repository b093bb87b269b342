import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  description:
    '知っておきたいことを学べる制限時間つきの選択式クイズ。すべての解答に解説がつき、結果は保存され、無料です。',
  hero: {
    title: '<mark>本当に知っていること</mark>を確かめよう',
    lead: '知っておきたいことを学べる制限時間つきのクイズです。すべての解答に解説がつき、結果は保存されます。目標は 80 パーセントです。',
    getStarted: 'はじめる',
    logIn: 'ログイン',
    free: '無料です。必要なのはメールアドレスだけです。',
    welcome: 'ようこそ、<name></name> さん',
    welcomeBack: 'おかえりなさい、<name></name> さん',
    memberLead: 'クイズを選ぶか、結果を見てみましょう。',
    explore: 'クイズを見る',
    myResults: '自分の結果',
    daily: '今日の問題',
  },
  upNext: {
    title: '次にすること',
    inProgress: '受験中、残り <time></time>',
    inProgressUntimed: '受験中',
    continue: '続ける',
    openAgain: '再受験できます',
    opensIn: '<time></time>後に受験できます',
    retake: '再受験',
  },
  popular: '人気のクイズ',
  allQuizzes: 'すべてのクイズ',
  leaderboard: 'ランキング',
  league: '週間リーグ',
  testimonials: '学習者の声',
  shareExperience: '体験を共有する',
  figures: {
    label: '数字で見る',
    quizzes: '受験できるクイズ',
    passMark: '正解で合格',
    failed: '不合格のクイズを再受験できるまで',
    passed: '習得済みのクイズを再受験できるまで',
  },
  hours: ({ count }) => plural(count, { other: '# 時間' }),
  days: ({ count }) => plural(count, { other: '# 日' }),
  features: {
    title: 'スクロールではなく、学ぶために',
    timed: {
      title: '時間制限つきでも、落ち着いて',
      text: 'どのクイズにも全員同じ制限時間があり、速さは得点になりません。前に戻る、とばす、マークするのは自由です。',
    },
    saved: {
      title: '解答は失われません',
      text: '解答はその場で保存されます。パソコンを閉じても、端末を替えても、通信が切れても、時間内なら続きから再開できます。',
    },
    explained: {
      title: 'すべての解答に解説',
      text: '提出すると、自分の解答と正解、その理由がわかります。',
    },
    fair: {
      title: '公正な結果',
      text: '出題、計時、採点はサーバーが行います。合格もランキングの順位も実力です。',
    },
    wait: {
      title: '学びを助ける待ち時間',
      text: ({ failed, passed }) =>
        `不合格のクイズは${failed}後、習得済みのクイズは${passed}後に再受験できます。そのとき覚えていることが、身についたことです。`,
    },
    paths: {
      title: '順を追って学ぶ',
      text: '学習シリーズは、基礎から難しい内容へクイズを順に並べ、何を学べるかを示します。',
    },
  },
  stories: {
    title: '成功例',
    exam: {
      title: '試験の前に',
      text: '準備なしでクイズを受け、間違えた問題の解説を読み、2 日待ちます。2 回目の受験で、覚えていることと試験前に読み直すことがわかります。',
    },
    group: {
      title: '授業やチームで',
      text: 'リンクを送るだけで、全員が自分の理解度を確かめられます。次の集まりは、多くの人が間違えた問題から始めましょう。',
    },
    pleasure: {
      title: '楽しみのために',
      text: '朝のコーヒーと 10 問、前から知りたかったテーマ、そして挑戦する友だち。',
    },
  },
  call: {
    title: '最初のマークを塗りつぶしませんか？',
    text: '結果も進み具合もランキングの順位も、アカウントから始まります。',
    action: '無料アカウントを作成',
  },
  sample: {
    label: '問題を試す',
    tryNow: '今すぐ 1 問',
    position: ({ question, questions }) => `${number(questions)} 問中 ${number(question)} 問目`,
    pick: '答えを選んでください。何も保存されません。',
    right: ({ explanation }) => `<strong>正解です。</strong>${explanation}`,
    wrong: ({ explanation }) => `<strong>惜しいです。</strong>${explanation}`,
    takeWhole: 'クイズ全体を受ける',
    next: '次の問題',
  },
  questions: {
    ice: {
      text: '氷水をいっぱいに入れたコップを、氷がとけるまで置いておきます。水位はどうなりますか？',
      a: '上がる',
      b: '変わらない',
      c: '下がる',
      d: 'コップの形による',
      explanation:
        '浮いている氷は、自分と同じ重さの水を押しのけています。とけると、ちょうどその分を埋めます。',
    },
    price: {
      text: 'シャツが 20% 値上がりし、その後セールで 20% 値下がりしました。セール価格は最初の価格と比べてどうですか？',
      a: '4% 安い',
      b: '同じ',
      c: '4% 高い',
      d: '20% 安い',
      explanation:
        '2 回目の 20% は高いほうの価格から引かれます。100 が 120 になり、その 5 分の 1 を引くと 96 です。',
    },
    page: {
      text: '読んだばかりのページを覚えるのに、いちばん役立つのはどれですか？',
      a: 'もう一度読む',
      b: '線を引く',
      c: '閉じて、書いてあったことを言う',
      d: '聞く',
      explanation:
        '記憶から取り出すと、次に取り出しやすくなります。だからクイズは測るだけでなく、教えることにもなります。',
    },
  },
};
