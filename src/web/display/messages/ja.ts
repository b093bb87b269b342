import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'アクセシビリティ',
  description: 'ページの表示方法と、使える時間。',
  leadMember: '変更はすぐに、すべての端末で有効になります。',
  leadGuest:
    '変更はこのブラウザーですぐに有効になります。ログインすると、すべての端末で使え、時間の延長も選べます。',
  reading: '読みやすさ',
  font: 'フォント',
  fontHint: 'ラテン文字用です。ほかの文字のフォントは変わりません。',
  fonts: {
    standard: '標準',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: '間隔',
  spacingHint: '文字、単語、行の間。',
  spacings: {
    standard: '標準',
    wide: '広い',
    wider: 'とても広い',
  },
  sample:
    '文章はこのように表示されます。いちばん大きい大陸は、アフリカ、アジア、ヨーロッパのどれでしょう。',
  focus: '集中',
  look: '色、大きさ、動き',
  switches: {
    readAloud: {
      label: '読み上げ',
      hint: '問題と結果に、端末の音声で読み上げるボタンが付きます。',
    },
    lineFocus: {
      label: '行フォーカス',
      hint: 'ポインターとフォーカスに合わせて動く数行を除いて、暗くなります。',
    },
    oneThing: {
      label: '一度に一つ',
      hint: 'クイズと結果は一度に一問だけを表示し、横には何も表示しません。',
    },
    highContrast: {
      label: '高コントラスト',
      hint: 'ライトでもダークでも色が強くなります。端末が求める場合も有効です。',
    },
    largeTargets: {
      label: '大きなボタン',
      hint: 'ボタン、入力欄、一覧のリンクが高くなります。',
    },
    reducedMotion: {
      label: '動きなし',
      hint: '何も動きません。端末が求める場合も有効です。',
    },
  },
  time: '時間',
  extraTime: 'クイズの時間',
  extraTimeHints: {
    counts:
      'これから始めるクイズに使われます。受験の記録に残り、結果を見られる人にも表示されます。練習に時間制限はありません。',
    approved:
      'このサイトでは、管理者があなたに認めるとクイズで使われます。受験の記録に残り、結果を見られる人にも表示されます。',
    never:
      'このサイトでは、クイズでは使われず、お試しなど何も記録されない場合にだけ使われます。時間の延長は管理者か先生に依頼してください。',
  },
  noExtraTime: 'クイズのとおり',
  moreTime: ({ percent }) => `時間を ${percent} 延長`,
  notSaved: '設定は保存されませんでした',
  option: ({ letter }) => `選択肢 ${letter}：`,
  read: '読み上げる',
  pause: '一時停止',
  goOn: '続ける',
  stop: '停止',
};
