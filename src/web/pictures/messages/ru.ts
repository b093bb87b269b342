import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ru');

export const messages: typeof english = {
  choose: 'Выбрать изображение',
  dropOrPaste: 'или перетащите либо вставьте его сюда',
  uploading: 'Изображение загружается…',
  uploaded: 'Изображение загружено.',
  failed: 'Изображение не загружено',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Файл больше ${number(megabytes)} МБ`,
  remove: 'Убрать изображение',
};
