import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Вопрос дня',
  lead: 'Один вопрос для всех, с полуночи до полуночи (UTC).',
  notLoaded: 'Не удалось загрузить вопрос дня',
  none: 'Сегодня вопроса нет',
  noneHint: 'Он берётся из тестов, открытых для тренировки. Сейчас таких нет.',
  chooseQuiz: 'Выбрать тест',
  share: ({ percent, count }) => `Верно сегодня: ${percent}. Ответов сегодня: ${count}.`,
  toQuiz: 'К тесту этого вопроса',
  toPractice: 'Продолжить тренировку',
  signInHint: 'С аккаунтом тренировка задаст вопрос снова, прежде чем вы забудете ответ.',
  signIn: 'Войти',
  tomorrow:
    'Ваш первый ответ сегодня учитывается в тренировке. Следующий вопрос появится в полночь (UTC).',
};
