import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ja');

export const messages: typeof english = {
  choose: '画像を選択',
  dropOrPaste: 'またはここにドロップするか貼り付けてください',
  uploading: '画像をアップロードしています…',
  stillUploading: '画像または音声をまだアップロードしています。完了してから保存してください。',
  uploaded: '画像をアップロードしました。',
  failed: '画像をアップロードできませんでした',
  fieldGone: '画像を追加できませんでした。入力欄がなくなっています',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `ファイルが ${number(megabytes)} MB を超えています`,
  remove: '画像を削除',
  text: '画像の説明',
  textHint: '見えない人のために内容を説明',
  coverTextHint:
    '見えない人のためにカバー画像の内容を説明します。題名の飾りだけなら空のままにします。',
  sound: {
    title: '音声',
    choose: '音声を選択',
    dropOrPaste: 'または文中にドロップか貼り付け：MP3、M4A、Ogg、WAV',
    uploading: '音声をアップロードしています…',
    uploaded: '音声をアップロードしました。',
    failed: '音声をアップロードできませんでした',
    fieldGone: '音声を追加できませんでした。テキストがなくなっています',
    label: '聞こえる内容',
    labelHint: '聞こえない人のための説明（答えは書かない）',
    transcript: '文字起こし',
    transcriptHint: '学習者が開けます。答えがわかってしまう場合は空のままにします。',
    remove: '音声を削除',
  },
};
