import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ru');

export const messages: typeof english = {
  choose: 'Выбрать изображение',
  dropOrPaste: 'или перетащите либо вставьте его сюда',
  uploading: 'Изображение загружается…',
  stillUploading: 'Изображение или звук ещё загружается. Сохраните, когда загрузка закончится.',
  uploaded: 'Изображение загружено.',
  failed: 'Изображение не загружено',
  fieldGone: 'Изображение не добавлено: его поля больше нет',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Файл больше ${number(megabytes)} МБ`,
  remove: 'Убрать изображение',
  text: 'Описание изображения',
  textHint: 'Что на нём, для тех, кто его не видит',
  coverTextHint:
    'Что на обложке, для тех, кто её не видит. Оставьте пустым, если она лишь украшает заголовок.',
  sound: {
    title: 'Звуки',
    choose: 'Выбрать звук',
    dropOrPaste: 'или перетащите или вставьте его в текст: MP3, M4A, Ogg или WAV',
    uploading: 'Звук загружается…',
    uploaded: 'Звук загружен.',
    failed: 'Звук не загружен',
    fieldGone: 'Звук не добавлен: его текста больше нет',
    label: 'Что слышно',
    labelHint: 'для тех, кто не слышит; не ответ',
    transcript: 'Расшифровка',
    transcriptHint: 'Учащиеся могут её открыть. Оставьте пустой, если она выдаёт ответ.',
    remove: 'Удалить звук',
  },
};
