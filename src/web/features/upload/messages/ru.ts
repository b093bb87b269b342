import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ru');

export const messages: typeof english = {
  title: 'Изображения',
  description: 'Загруженные изображения и где они используются.',
  failed: 'Не удалось загрузить список изображений',
  denied: 'Доступ запрещён',
  nothingYet: 'Пока не загружено ни одного изображения',
  appearsHere: 'Изображения загружают в редакторах вопросов, тестов, серий и статей.',
  picture: 'Изображение',
  uploaded: 'Загружено',
  size: 'Размер',
  usedIn: 'Используется',
  unused: 'не используется',
  deleted: 'Изображение удалено',
  notDeleted: 'Изображение не удалено',
  consequence: 'Его файлы тоже будут удалены. Отменить это нельзя.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} КБ`,
  kinds: {
    question: 'Вопрос',
    version: 'Прежняя версия вопроса',
    quiz: 'Тест',
    sub_category: 'Подкатегория',
    series: 'Серия',
    post: 'Статья',
    draft: 'Черновик',
    setting: 'Настройка',
  },
};
