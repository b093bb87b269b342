import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Тренировка',
  daily: 'Вопрос дня',
  bookmarks: 'Закладки и заметки',
  lead: 'Вопросы, которые вы уже видели, сколько угодно раз. Тренировка не влияет на результаты и ничего не блокирует.',
  nothingYet: 'Пока нечего повторять',
  sprintMode: 'Пятиминутный спринт',
  nothingYetHint:
    'Завершите тест, и его вопросы можно будет повторять здесь в любое время, даже пока тест закрыт.',
  chooseQuiz: 'Выбрать тест',
  due: ({ count }) =>
    plural(count, {
      one: 'Пора повторить # вопрос',
      few: 'Пора повторить # вопроса',
      many: 'Пора повторить # вопросов',
      other: 'Пора повторить # вопроса',
    }),
  nothingDue: 'Сейчас повторять нечего',
  dueHint:
    'Это вопросы, которые вы вот-вот забудете. Несколько минут сейчас сберегут много времени потом.',
  nothingDueHint: 'Повторяйте что угодно или вернитесь позже.',
  mistakesHint: 'Повторите то, на что ответили неверно, или вернитесь позже.',
  practiseDue: 'Повторить нужное',
  practiseMixed: 'Повторить вперемешку',
  mistakes: ({ count }) =>
    plural(count, {
      one: 'Повторить # ошибку',
      few: 'Повторить # ошибки',
      many: 'Повторить # ошибок',
      other: 'Повторить # ошибки',
    }),
  forecast: 'На ближайшие две недели',
  dueOn: ({ day, count }) =>
    `${day}: ${plural(count, {
      one: '# вопрос',
      few: '# вопроса',
      many: '# вопросов',
      other: '# вопроса',
    })}`,
  today: 'Сегодня',
  seen: 'Вопросов пройдено',
  thisWeek: 'Ответов за 7 дней',
  rightThisWeek: 'Верно за 7 дней',
  topics: 'Темы',
  topicsHint: 'Доля, на которую вы сегодня, вероятно, ответите верно; самые слабые сначала.',
  quizzes: 'Тесты',
  remembered: ({ percent }) => `Помните ${percent}`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}, повторить: ${number(due)}`,
  practise: 'Повторить',
  practiseNamed: ({ name }) => `Повторить: ${name}`,
  settings: 'Настройки',
  target: 'Доля, которую нужно помнить',
  targetHint:
    'Вопрос возвращается, когда вероятность вспомнить ответ снижается до этой доли. Чем больше доля, тем больше вопросов в день.',
  asksConfidence: 'Спрашивать о моей уверенности',
  asksConfidenceHint: 'Угаданное тогда возвращается раньше.',
  dailyGoal: 'Вопросов в день',
  dailyGoalHint:
    'Цель дня, в тестах и на тренировке. Дни считаются в часовом поясе вашего профиля.',
  noGoal: 'Без цели',
  notSaved: 'Настройка не сохранена',
  notLoaded: 'Не удалось загрузить вопросы',
  emptySet: 'Здесь нечего повторять',
  emptySetHint: 'Сейчас такого ничего нет.',
  emptyQuizHint:
    'Вопросы теста можно повторять после попытки, верные ответы которой показаны, или сразу, если автор открыл тест для тренировки.',
  emptyBookmarksHint:
    'Ставьте закладки в результатах или здесь после ответа. Повторять их можно, пока открыт их тест.',
  toOverview: 'Вся тренировка',
  progress: 'Ход',
  doneOf: ({ done, total }) => `${done} из ${total}`,
  check: 'Проверить',
  next: 'Следующий вопрос',
  finish: 'Завершить',
  notChecked: 'Ответ не проверен',
  howSure: 'Насколько вы уверены?',
  confidences: { sure: 'Точно', unsure: 'Думаю, да', guess: 'Наугад' },
  againOn: 'Вернётся <date></date>.',
  setDone: 'Набор завершён',
  rightOf: ({ right, total }) => `Верно ${right} из ${total}`,
  allRight: 'Всё верно. Отлично!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# ответ неверен. Он скоро вернётся.',
      few: '# ответа неверны. Они скоро вернутся.',
      many: '# ответов неверны. Они скоро вернутся.',
      other: '# ответа неверны. Они скоро вернутся.',
    }),
  more: 'Ещё набор',
  toMistakes: 'Повторить ошибки',
};
