import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Уведомления',
  lead: 'Что нового для вас: сначала самое свежее.',
  none: 'Ничего нового',
  noneHint: 'Здесь видно, что вам задано и когда истекает срок.',
  markRead: 'Отметить как прочитанное',
  markAllRead: 'Отметить все как прочитанные',
  all: 'Показать все',
  settings: 'Настройки уведомлений',
  unread: 'Не прочитано',
  failed: 'Не сохранено',
  loadFailed: 'Уведомления не загрузились',
  newer: 'Новее',
  older: 'Старее',
  lines: {
    'assignment-given': 'Задано в классе <class></class>: «<quiz></quiz>». Срок: <date></date>.',
    'assignment-due': 'Срок сдачи «<quiz></quiz>» (<class></class>): <date></date>.',
    'assignment-overdue':
      'Срок сдачи «<quiz></quiz>» (<class></class>) истёк <date></date>, а задание ещё не выполнено.',
    'result-regraded':
      'Вопрос оценён заново. Ваш результат в «<quiz></quiz>» теперь <score></score> из <total></total>.',
    'result-marked':
      'Все ответы в «<quiz></quiz>» проверены. Ваш результат: <score></score> из <total></total>.',
    'quiz-reopened': 'Можно снова пройти «<quiz></quiz>».',
    'reviews-due':
      'Вопросов, которые пора повторить: <due></due>. Несколько минут сейчас сэкономят много времени потом.',
    'certificate-issued': 'Вы сдали все тесты серии «<quiz></quiz>»: вот ваш сертификат.',
    'achievements-earned': 'Новые достижения: <earned></earned>. Они показаны в вашем профиле.',
    'streak-ending':
      'Цель дня сегодня ещё не достигнута. Осталось вопросов: <left></left>. Дней подряд: <days></days>.',
  },
  givenWithoutDate: 'Задано в классе <class></class>: «<quiz></quiz>».',
  settled: {
    fixed: 'Ваше сообщение о вопросе из «<quiz></quiz>» рассмотрено, вопрос исправлен.',
    kept: 'Ваше сообщение о вопросе из «<quiz></quiz>» рассмотрено. Вопрос остаётся без изменений.',
  },
};
