import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  series: 'Серии',
  title: 'Учебные серии',
  lead: 'Последовательные учебные маршруты для освоения навыков',
  category: 'Категория',
  allCategories: 'Все категории',
  categoriesFailed: 'Не удалось загрузить категории',
  all: 'Все серии',
  of: ({ category }) => `Серии: ${category}`,
  failed: 'Не удалось загрузить серии',
  loading: 'Загрузка серий…',
  none: 'Серии не найдены',
  noneYet: 'Серий пока нет.',
  noneInCategory: 'В этой категории серий пока нет.',
  level: {
    beginner: 'Начальный',
    intermediate: 'Средний',
    advanced: 'Продвинутый',
  },
  quizzes: ({ count }) =>
    plural(count, { one: '# тест', few: '# теста', many: '# тестов', other: '# теста' }),
  masteredOf: ({ mastered, count }) =>
    `Освоено ${mastered} из ${plural(count, { one: '# теста', few: '# тестов', many: '# тестов', other: '# теста' })}`,
  created: 'Создана <date></date>',
  prerequisitesOf: '<term>Что нужно знать:</term> <list></list>',
  partOf: 'Часть серии',
  step: ({ step, count }) => `Тест ${step} из ${count}`,
  details: {
    back: 'Все серии',
    title: 'О серии',
    close: 'Закрыть',
    notFound: 'Серия не найдена',
    notFoundHint: 'Возможно, она удалена или адрес неверен.',
    outcomes: 'Чему вы научитесь',
    noOutcomes: 'Пока не описано.',
    prerequisites: 'Что нужно знать',
    noPrerequisites: 'Ничего.',
    practise: 'Повторить эту серию',
    quizzes: 'Тесты этой серии',
    noQuizzes: 'В этой серии тестов пока нет.',
    masteredOf: ({ mastered, count }) => `Освоено ${mastered} из ${count}`,
    mastered: 'Освоен',
    noTimeLimit: 'Без ограничения времени',
    questions: ({ count }) =>
      plural(count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
    learners: ({ count }) =>
      plural(count, {
        one: '# учащийся',
        few: '# учащихся',
        many: '# учащихся',
        other: '# учащихся',
      }),
    attempts: ({ count }) =>
      plural(count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
    start: 'Начать тест',
    startQuiz: ({ title }) => `Начать тест: ${title}`,
  },
};
