import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Ещё не сдано',
    kept: 'Ваши ответы сохранены на этом устройстве.',
    keptOf: ({ answered, total }) =>
      `Ваши ответы сохранены на этом устройстве. Отвечено: ${answered} из ${total}.`,
    offline:
      'Нет соединения. Ответы будут сданы автоматически; не закрывайте эту страницу. То, что было сохранено раньше, в любом случае учтётся, когда время выйдет.',
    serverProblem:
      'На сервере неполадка. Ответы будут сданы автоматически; не закрывайте эту страницу. То, что было сохранено раньше, в любом случае учтётся, когда время выйдет.',
  },
  tryAgain: 'Повторить',
  rejected: { title: 'Не сдано', error: 'Не удалось сдать тест' },
  backToQuiz: 'Вернуться к тесту',
  myResults: 'Мои результаты',
  notLoaded: 'Не удалось загрузить ваш результат',
  safe: 'Он надёжно хранится на сервере.',
  stillOpen: {
    title: 'Эта попытка ещё не завершена',
    reason: 'Результат появится здесь, когда вы сдадите тест или выйдет время.',
    continue: 'Продолжить тест',
  },
  void: {
    title: 'Эта попытка не засчитывается',
    reason: 'Вы вышли в первые секунды. Тест можно начать снова в любое время.',
  },
  browse: 'Смотреть тесты',
  bubbles: 'Ваши ответы',
  bubble: {
    correct: ({ number }) => `Вопрос ${number}, верно`,
    part: ({ number }) => `Вопрос ${number}, отчасти верно`,
    wrong: ({ number }) => `Вопрос ${number}, неверно`,
    empty: ({ number }) => `Вопрос ${number}, без ответа`,
    waiting: ({ number }) => `Вопрос ${number}, ждёт проверки`,
  },
  seeMistakes: 'Посмотреть ошибки',
  nextMistake: 'Следующая ошибка',
  missing: ({ count, pass, total }) =>
    `До сдачи не хватило ${plural(count, { one: '# правильного ответа', few: '# правильных ответов', many: '# правильных ответов', other: '# правильного ответа' })} (${pass} из ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `До сдачи не хватило ${plural(count, { one: '# балла', few: '# баллов', many: '# баллов', other: '# балла' })} (${pass} из ${total}).`,
  whatNext: 'Что дальше',
  mastered: 'Вы освоили этот тест.',
  readExplanations: 'Прочитайте пояснения, прежде чем пробовать снова.',
  waitForMarks: 'Вы получите уведомление, когда всё будет проверено.',
  retakeOn: 'Пройти его снова можно <date></date>.',
  review: 'Разбор ответов',
  moreQuizzes: 'Другие тесты',
  timeTaken: ({ duration }) => `Затраченное время: ${duration}`,
  ranOutEmpty: 'Время вышло без единого ответа: за попытку засчитан ноль.',
  left: 'Вы прервали эту попытку: за неё засчитан ноль.',
  ranOut: 'Время вышло. Ответы оценены в том виде, в каком они были.',
  last: {
    same: ({ percent }) => `Как в прошлый раз (${percent})`,
    above: ({ points, percent }) =>
      `На ${plural(points, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' })} выше, чем в прошлый раз (${percent})`,
    below: ({ points, percent }) =>
      `На ${plural(points, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' })} ниже, чем в прошлый раз (${percent})`,
  },
  average: {
    same: ({ percent }) => `Как у других учащихся в среднем (${percent})`,
    above: ({ points, percent }) =>
      `На ${plural(points, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' })} выше среднего у других учащихся (${percent})`,
    below: ({ points, percent }) =>
      `На ${plural(points, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' })} ниже среднего у других учащихся (${percent})`,
  },
};
