import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ja');

export const messages: typeof english = {
  choose: '画像を選択',
  dropOrPaste: 'またはここにドロップするか貼り付けてください',
  uploading: '画像をアップロードしています…',
  uploaded: '画像をアップロードしました。',
  failed: '画像をアップロードできませんでした',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `ファイルが ${number(megabytes)} MB を超えています`,
  remove: '画像を削除',
};
