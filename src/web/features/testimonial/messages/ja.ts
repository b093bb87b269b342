import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '体験を共有する',
  description: 'ここで学んだ感想を教えてください。',
  lead: 'ここで学んだ感想を教えてください。承認後、トップページに掲載されます。',
  signIn: {
    title: 'ログインが必要です',
    hint: '体験を共有するにはログインしてください。',
    action: 'ログイン',
  },
  earlier: {
    pending: '前回の感想は確認待ちです。新しい感想を送ると置き換わります。',
    approved:
      '前回の感想はトップページに掲載されています。新しい感想を送ると、承認後に置き換わります。',
    rejected: '前回の感想は掲載されませんでした。あらためてお書きください。',
  },
  thanks: {
    title: 'ありがとうございます！',
    text: '感想を受け取りました。承認後、トップページに掲載されます。',
    another: 'もう一つ書く',
    explore: 'クイズを見る',
  },
  form: {
    leaving: '感想はまだ送信されておらず、失われます。',
    name: 'お名前',
    nameHint: '感想とともに表示されます',
    role: '職業・肩書き',
    roleHint: '学生、教師、好奇心のある人など',
    rating: '評価',
    content: '感想',
    contentHint: 'ここでの学びはいかがですか？',
    length: ({ length, most }) => `${number(length)} / ${number(most)}`,
    failed: '感想を送信できませんでした。もう一度お試しください。',
    kept: '入力した内容は残っています。',
    submit: '感想を送信',
  },
  preview: {
    label: 'プレビュー',
    hint: '表示のイメージ',
    name: 'あなたの名前',
    role: 'あなたの職業',
    content: 'あなたの言葉。',
  },
  ratings: {
    unrated: 'クリックして評価',
    poor: '悪い',
    fair: 'まあまあ',
    good: '良い',
    veryGood: 'とても良い',
    excellent: 'すばらしい！',
  },
  star: ({ star, label }) => `5 つ星のうち ${number(star)}：${label}`,
  rated: ({ rating }) => `評価 ${number(rating)}/5`,
  carousel: {
    label: '学習者の声',
    carousel: 'カルーセル',
    slide: 'スライド',
    position: ({ position, count }) => `${number(count)} 件中 ${number(position)} 件目`,
    failed: '感想を読み込めませんでした',
    loading: '感想を読み込み中…',
    none: 'まだ感想はありません。最初の感想をどうぞ。',
    previous: '前の感想',
    next: '次の感想',
    item: ({ position }) => `感想 ${number(position)}`,
    play: '感想を再生',
    pause: '感想を一時停止',
    hint: 'ボタンで自分のペースで感想を読めます。',
  },
};
