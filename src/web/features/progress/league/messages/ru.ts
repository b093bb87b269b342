import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Рейтинг',
  lead: 'Кто набрал больше всего баллов на этой неделе и за всё время.',
  thisWeek: 'На этой неделе',
  allTime: 'За всё время',
  caption:
    'Балл — это число верных ответов вашей лучшей попытки этой недели в каждом тесте. При равенстве выше тот, у кого меньше попыток, затем тот, кто набрал балл раньше.',
  noneYet: 'На этой неделе баллов пока нет ни у кого',
  endsAt: 'Новая неделя начнётся <date></date>.',
  optedOut: ({ score }) =>
    `Вы не участвуете в лиге, поэтому другие не видят ваш балл этой недели: ${score}.`,
  toProfile: 'Изменить в профиле',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `Лучшие на прошлой неделе: ${names}.`,
  takesPart: 'Участвовать в лиге недели',
  takesPartHint:
    'Если выключено, вас нет ни в одном списке лиги, который видят другие. Ваши результаты и место в общем рейтинге не меняются.',
  notSaved: 'Ваш выбор не сохранён',
};
