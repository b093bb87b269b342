import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Горячие клавиши',
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
    label: 'Команды одной клавишей',
    description:
      'Если выключено, работают только Ctrl K, F8 и Esc. Настройка сохраняется в этом браузере.',
  },
  quizzesHaveTheirOwn: 'У тестов свои горячие клавиши. Нажмите ? во время теста, чтобы увидеть их.',
};
