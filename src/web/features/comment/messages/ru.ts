import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Комментарии',
  show: 'Комментарии',
  showSome: ({ count }) =>
    plural(count, {
      one: '# комментарий',
      few: '# комментария',
      many: '# комментариев',
      other: '# комментария',
    }),
  hide: 'Скрыть комментарии',
  lead: 'Их могут читать только те, кто ответил на вопрос.',
  write: 'Написать комментарий',
  text: 'Ваш комментарий',
  hint: 'Автор теста или администратор читает его раньше других.',
  send: 'Отправить',
  cancel: 'Отмена',
  edit: 'Изменить',
  save: 'Сохранить',
  delete: 'Удалить',
  deleteTitle: 'Удалить ваш комментарий?',
  deleteText: 'Его нельзя будет восстановить.',
  deleted: 'Комментарий удалён',
  sent: 'Комментарий отправлен',
  sentText: 'Другие увидят его после одобрения.',
  published: 'Комментарий опубликован',
  own: 'Вы',
  staff: 'Автор',
  waiting: 'Ждёт одобрения',
  rejected: 'Не одобрен',
  report: 'Пожаловаться',
  reported: 'Жалоба отправлена',
  reportedText: 'Спасибо. Комментарий проверят.',
  failed: 'Не получилось',
  notLoaded: 'Не удалось загрузить комментарии',
  none: 'Комментариев пока нет',
  unknown: 'Бывший участник',
  unsaved: 'Ваш комментарий ещё не отправлен.',
};
