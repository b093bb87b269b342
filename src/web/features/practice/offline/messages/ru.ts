import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Тренировка без сети',
  lead: 'Загрузите вопросы сейчас и занимайтесь без подключения. Ответы хранятся в этом браузере и отправляются позже. Вопросы с картинками не входят.',
  load: 'Загрузить для работы без сети',
  loadAgain: 'Загрузить заново',
  loaded: ({ count }) => `Загружено вопросов: ${count}`,
  loadedOn: 'Загружено: <date></date>.',
  open: 'Повторять без сети',
  remove: 'Удалить из этого браузера',
  notLoaded: 'Вопросы не загружены',
  offlineLead:
    'Загруженные вопросы не требуют подключения. Ответы засчитываются, когда они отправлены.',
  nothing: 'В этом браузере ничего не загружено',
  nothingHint: 'Загрузите вопросы на странице тренировки, пока есть подключение.',
  toPractice: 'К тренировке',
  start: 'Начать подход',
  leave: 'Выйти из подхода',
  waiting: ({ count }) => `Ответов к отправке: ${count}`,
  allSent: 'Все ответы отправлены.',
};
