import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  blog: 'Блог',
  home: 'Главная',
  heading: ({ product }) => `<mark>Блог</mark> ${product}`,
  title: ({ product }) => `Блог ${product}`,
  description:
    'Короткие тексты об учёбе: как работает память, как составляют хорошие вопросы и как извлечь больше из каждого ответа.',
  lead: 'Как работает память, как составляют хороший вопрос и как извлечь больше из каждого ответа. Почитайте пять минут и проверьте, что запомнилось.',
  explore: 'Смотреть тесты',
  feed: 'RSS-лента',
  loading: 'Загрузка статей…',
  failed: 'Не удалось загрузить статьи',
  taggedTitle: ({ tag }) => `Статьи с меткой «${tag}»`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# статья с меткой «<tag></tag>»',
      few: '# статьи с меткой «<tag></tag>»',
      many: '# статей с меткой «<tag></tag>»',
      other: '# статьи с меткой «<tag></tag>»',
    }),
  showAll: 'Показать все статьи',
  newerPosts: 'Более новые',
  olderPosts: 'Более старые',
  none: {
    here: 'Здесь нет статей',
    hereHint: 'То, что было опубликовано по этому адресу, перемещено или удалено.',
    yet: 'Статей пока нет',
    yetHint: 'Первая уже пишется. А пока можно пройти тесты.',
  },
  readMore: 'Читать далее',
  minRead: ({ minutes }) => `${number(minutes)} мин чтения`,
  hitFacts: ({ minutes }) => `Блог · ${number(minutes)} мин чтения`,
  hits: 'Статьи',
  views: ({ count }) =>
    plural(count, {
      one: '# просмотр',
      few: '# просмотра',
      many: '# просмотров',
      other: '# просмотра',
    }),
  tags: 'Метки',
  moreTags: ({ count }) => `ещё ${number(count)}`,
  share: 'Поделиться',
  shareArticle: 'Поделиться статьёй',
  moreArticles: 'Другие статьи',
  otherArticles: 'Соседние статьи',
  older: 'Более старая',
  newer: 'Более новая',
  notFound: {
    title: 'Статья не найдена',
    hint: 'Возможно, её переместили или убрали. Остальные на месте.',
    back: 'Назад к блогу',
  },
  code: {
    copy: 'Копировать код',
    copied: 'Скопировано',
    failed: 'Не скопировано',
  },
  contents: 'На этой странице',
};
