import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Настройки уведомлений',
  lead: 'Какие уведомления вы получаете и где.',
  tableName: 'Виды уведомлений',
  kind: 'Уведомление',
  inApp: 'В колокольчике',
  mail: 'По почте',
  inAppOf: ({ kind }) => `${kind}: в колокольчике`,
  mailOf: ({ kind }) => `${kind}: по почте`,
  push: 'На устройствах',
  pushOf: ({ kind }) => `${kind}: на устройствах`,
  device: {
    label: 'Уведомления на этом устройстве',
    hint: 'Также когда сайт закрыт, пока вы не выйдете здесь. В них только заголовок. Часы тишины действуют и для них.',
    failed: 'Это устройство не показывает уведомления',
    blocked:
      'Браузер блокирует уведомления этого сайта. Разрешите их в его настройках и попробуйте снова.',
    unreachable: 'Браузер не может связаться со своей службой push-уведомлений. Попробуйте позже.',
    missing:
      'Этот браузер не может показывать уведомления этого сайта. На телефоне может помочь добавление сайта на главный экран.',
  },
  kinds: {
    'assignment-given': 'Новые задания',
    'assignment-due': 'Задания, срок которых скоро истекает',
    'assignment-overdue': 'Просроченные задания',
    'result-regraded': 'Исправленные результаты',
    'result-marked': 'Проверенные результаты',
    'report-settled': 'Ответы на ваши сообщения',
    'quiz-reopened': 'Тесты, которые снова доступны',
    'reviews-due': 'Вопросы, которые пора повторить',
    'certificate-issued': 'Сертификаты',
    'achievements-earned': 'Достижения',
    'streak-ending': 'Цель дня вечером ещё не достигнута',
  },
  mails: 'Письма',
  rhythm: 'Как часто',
  rhythms: { daily: 'Не больше одного письма в день', each: 'Отдельное письмо сразу' },
  dueDays: 'Напомнить до срока',
  days: ({ count }) =>
    plural(count, { one: 'за # день', few: 'за # дня', many: 'за # дней', other: 'за # дня' }),
  quiet: 'Часы тишины',
  quietHint:
    'Ни писем, ни уведомлений на устройствах между этими часами, по часовому поясу вашего профиля.',
  from: 'С',
  until: 'До',
  unverified: 'Письма начнут приходить, когда вы <link>подтвердите свой адрес</link>.',
  failed: 'Не сохранено',
};
