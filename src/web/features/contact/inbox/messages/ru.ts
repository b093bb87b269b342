import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  denied: 'Доступ запрещён',
  title: 'Входящие обращения',
  pageTitle: 'Входящие обращения, администрирование',
  description: 'Сообщения из формы обратной связи: ответы, решения и заметки.',
  failed: 'Не удалось загрузить сообщения',
  panelFailed: 'Не удалось загрузить сообщение',
  found: ({ count }) =>
    plural(count, {
      one: 'Найдено # сообщение',
      few: 'Найдено # сообщения',
      many: 'Найдено # сообщений',
      other: 'Найдено # сообщения',
    }),
  search: 'Поиск сообщений',
  searchHint: 'Имя, адрес, текст или номер',
  show: 'Показать',
  shows: { new: 'Открытые', resolved: 'Решённые', spam: 'Спам', all: 'Все сообщения' },
  none: 'Нет сообщений',
  noneHint: 'Пока здесь пусто.',
  message: 'Сообщение',
  status: 'Состояние',
  sent: 'Отправлено',
  close: 'Закрыть',
  from: 'От',
  account: 'Аккаунт',
  category: 'Категория',
  reference: 'Номер',
  dueIn: ({ time }) => `Ответить в течение: ${time}`,
  overdueBy: ({ time }) => `Просрочено на ${time}`,
  days: ({ count }) =>
    plural(count, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
  answered: 'Отвечено',
  replies: 'Ответы',
  nobody: 'Удалённый аккаунт',
  reply: 'Ответить',
  yourAnswer: 'Ваш ответ',
  replyGoesTo: ({ email }) => `Письма в ответ придут на ${email}.`,
  noAddress: 'В настройках нет контактного адреса, поэтому на ваш ответ нельзя будет ответить.',
  alsoResolve: 'Отметить сообщение как решённое',
  send: 'Отправить ответ',
  replied: 'Ответ отправляется',
  notDone: 'Не получилось',
  notes: 'Внутренние заметки',
  notesHint: 'Их видят только администраторы.',
  saveNotes: 'Сохранить заметки',
  notesSaved: 'Заметки сохранены',
  notesMeanwhile: 'Тем временем сохранили другие заметки. Если сохранить ваши, они их заменят.',
  notesEmpty: 'Заметки сейчас пусты.',
  resolve: 'Отметить как решённое',
  reopen: 'Открыть снова',
  markSpam: 'Отметить как спам',
  notSpam: 'Не спам',
  decided: {
    new: 'Сообщение снова открыто',
    resolved: 'Сообщение решено',
    spam: 'Сообщение отмечено как спам',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# обращение открыто',
      few: '# обращения открыты',
      many: '# обращений открыто',
      other: '# обращения открыто',
    }),
  overdue: ({ count }) =>
    plural(count, {
      one: '# из них просрочено',
      few: '# из них просрочены',
      many: '# из них просрочено',
      other: '# из них просрочено',
    }),
};
