import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  quizzes: 'Тесты',
  breadcrumb: 'Навигационная цепочка',
  descriptionOf: ({ questions, category }) =>
    `Тест на время по теме «${category}»: ${plural(questions, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })}.`,
  alsoIn: 'Также на языках:',
  inYourLanguage: 'Пройти этот тест на русском языке',
  challenged: 'Вам бросили вызов!',
  challenge: 'Друг предлагает вам превзойти его результат.',
  challengeWithBest: ({ best }) =>
    `Друг предлагает вам превзойти его результат. Лучший на сегодня: ${best}.`,
  othersResults: 'Результаты других',
  everyonesResults: 'Результаты всех',
  takers: ({ count }) =>
    plural(count, {
      one: 'учащийся прошёл тест',
      few: 'учащихся прошли тест',
      many: 'учащихся прошли тест',
      other: 'учащихся прошли тест',
    }),
  onlyYou: 'учащийся прошёл тест: вы',
  topScore: 'Лучший балл',
  averageScore: 'Средний балл',
  passRate: 'Доля сдавших',
  takeThisQuiz: 'Пройти этот тест',
  passMark: ({ percent }) => `Проходной балл: ${percent}. Время пойдёт с первого вопроса.`,
  allRules: 'Все правила',
  free: 'Бесплатно. Ваши результаты сохраняются.',
  yourProgress: 'Ваши результаты',
  notTaken: 'Вы ещё не проходили этот тест.',
  left: 'Вы покинули тест, не сдав его. Балла пока нет.',
  mastered: 'Освоен',
  best: ({ correct, total, count }) =>
    `Ваш лучший результат: ${correct} из ${total}; ${plural(count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' })}, последняя <date></date>`,
  pastResults: ({ results, passMarks }) =>
    `Ваши результаты, сначала старые: ${results}. Проходной балл: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, затем ${percent}`,
  timeIsUp: 'Время вышло',
  leftAtOnce: 'Вы покинули тест сразу после начала, и его время вышло.',
  untilStart: 'до нового начала, <at></at>',
  untilRetake: 'до новой попытки, <at></at>',
  passed: 'Сдан',
  failedCooldown: 'Не сдан – ожидание',
  lastResult: ({ score, total, percent }) => `${score} из ${total}, ${percent}.`,
  seeAnswers: 'Посмотреть ответы',
  practise: 'Повторить эти вопросы',
  notFound: 'Тест не найден',
  notFoundHint: 'Такого теста нет, или он был удалён.',
  browse: 'Все тесты',
  access: {
    opens: 'Откроется <date></date>',
    closes: 'Закроется <date></date>',
    extraTime: ({ percent, time }) => `У вас на ${percent} больше времени: ${time}.`,
    needsCode: 'Для начала нужен код доступа.',
    notYet: 'Ещё не открыт',
  },
  overview: {
    title: ({ title }) => `Перед началом: ${title}`,
    description: 'Правила, время, проходной балл и что будет, если выйти или не сдать.',
    lead: 'Чего ждать, как оценивается тест и что будет, если выйти или не успеть.',
    back: 'Назад к тесту',
    rules: 'Правила и время',
    questions:
      'Один вариант, несколько вариантов, верно или неверно, либо пропуск для заполнения. Вопрос можно пропустить, отметить и вернуться к нему. Вопрос без ответа считается неверным.',
    clock:
      'Время идёт с первого вопроса и не останавливается, даже если закрыть страницу. Вернуться можно с любого устройства, пока время не вышло.',
    toPass: ({ percent }) => `${percent}, чтобы сдать`,
    passMark: ({ needed, count }) =>
      `Это ${needed} из ${plural(count, { one: '# вопроса', few: '# вопросов', many: '# вопросов', other: '# вопроса' })}. Если верных вариантов несколько, выберите их все и никаких других.`,
    timeOut: 'Когда время выйдет',
    timeOutText: 'Ваши ответы будут сданы автоматически и оценены.',
    leaving: 'Если выйти',
    leavingText:
      'Если подтвердить выход из теста, попытка завершится с нулевым баллом. Потеря связи или разряженная батарея не страшны: ответы сохраняются сразу.',
    failing: 'Если не сдать',
    failingText: ({ failedHours, passedDays }) =>
      `Пройти снова можно через ${plural(failedHours, { one: '# час', few: '# часа', many: '# часов', other: '# часа' })}. Если не сдать сейчас, это будет <date></date>. Сданный тест можно пройти снова через ${plural(passedDays, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
    attemptsText: 'Столько раз можно пройти тест. Прерванная попытка считается.',
    noWait: 'Пройти тест снова можно сразу.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `После неудачной попытки тест можно пройти снова через ${failed}; сейчас это было бы <date></date>. После успешной: через ${passed}.`,
    antiCheating: 'Против списывания',
    antiCheatingText:
      'Сервер следит за временем, для каждой попытки заново выбирает вопросы и их порядок и оценивает ответы; верные ответы не попадают в ваш браузер, пока вы не сдадите тест. Больше ничего не записывается: ни камера, ни экран, ни ввод. Работайте самостоятельно и без записей.',
    startNow: 'Начать сейчас',
  },
};
