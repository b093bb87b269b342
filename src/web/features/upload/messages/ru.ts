import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ru');

export const messages: typeof english = {
  title: 'Изображения и звуки',
  description: 'Загруженные изображения и звуки и где они используются.',
  failed: 'Не удалось загрузить изображения и звуки',
  denied: 'Доступ запрещён',
  nothingYet: 'Ещё не загружено ни одного изображения или звука',
  appearsHere:
    'Изображения и звуки загружаются в редакторах вопросов, изображения — также в редакторах тестов, серий и статей.',
  file: 'Файл',
  uploaded: 'Загружено',
  size: 'Размер',
  usedIn: 'Используется',
  unused: 'не используется',
  deleted: 'Файл удалён',
  notDeleted: 'Файл не удалён',
  consequence: 'Его файлы тоже будут удалены. Отменить это нельзя.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} с`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} КБ`,
  usage: {
    own: 'Загружено вами',
    site: 'Загружено всего',
  },
  usedOf: ({ used, of }) => `${number(used)} из ${number(of)} МБ`,
  kinds: {
    question: 'Вопрос',
    version: 'Прежняя версия вопроса',
    quiz: 'Тест',
    sub_category: 'Подкатегория',
    series: 'Серия',
    post: 'Статья',
    draft: 'Черновик',
    setting: 'Настройка',
    profile: 'Профиль',
  },
};
