import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Сочетания клавиш',
  or: 'или',
  to: 'до',
  close: 'Закрыть',
  site: {
    search: 'Искать тесты',
    palette: 'В администрировании: перейти, изменить или создать',
    home: 'На главную',
    quizzes: 'К тестам',
    series: 'К сериям',
    blog: 'К блогу',
    results: 'К своим результатам',
    notifications: 'К уведомлениям',
    closeOpen: 'Закрыть открытое',
    help: 'Показать этот список',
  },
  switch: {
    label: 'Сочетания из одной клавиши',
    description: 'Если выключено, работают только Ctrl K, F8 и Esc. Этот браузер это запомнит.',
  },
  quizzesHaveTheirOwn:
    'У тестов свои сочетания клавиш. Нажмите ? во время теста, чтобы увидеть их.',
};
