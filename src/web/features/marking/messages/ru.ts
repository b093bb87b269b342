import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof english> = {
  title: 'Проверка',
  intro: 'Ответы, которые ждут вашей оценки.',
  denied: 'Ответы оценивают только авторы и преподаватели.',
  failed: 'Не удалось загрузить ответы',
  none: 'Проверять нечего',
  noneHint: 'Ответы на эссе появляются здесь после завершения попыток.',
  ofClass: 'Класс',
  everybody: 'Все',
  since: 'с',
  marked: 'Проверенные ответы',
  noneMarked: 'Пока нет проверенных ответов',
  allMarked: 'Все ответы проверены',
  toList: 'Назад к списку',
  previous: 'Назад',
  next: 'Далее',
  names: 'Показывать имена',
  nameHidden: 'Имя скрыто',
  question: 'Вопрос',
  answer: 'Ответ',
  sampleAnswer: 'Образец ответа',
  notes: 'Заметки для проверяющих',
  credit: 'Оценка в процентах',
  incomplete: 'Оценка не завершена',
  comment: 'Комментарий',
  commentHint: 'Учащийся видит его вместе с результатом.',
  save: 'Сохранить',
  saveAndNext: 'Сохранить и далее',
  saved: 'Оценка сохранена',
  notSaved: 'Оценка не сохранена',
  changedMeanwhile:
    'Этот ответ тем временем оценил другой человек. Посмотрите оценку ниже; сохраните ещё раз, чтобы заменить её.',
  takesPass: 'Отменить зачёт?',
  takesPassHint: 'Учащийся видел, что сдал. С этой оценкой попытка больше не сдана.',
  saveAnyway: 'Всё равно сохранить',
  keys: 'Клавиши: 1–9 выбирают уровень, N — далее, P — назад, Ctrl+Enter сохраняет.',
  history: 'Прежние оценки',
  unknown: 'неизвестно',
  waiting: ({ shown }) => `К проверке: ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# ответ ждёт вашей оценки',
      few: '# ответа ждут вашей оценки',
      many: '# ответов ждут вашей оценки',
      other: '# ответа ждут вашей оценки',
    }),
  words: ({ count }) => `Слов: ${count}`,
  tooShort: ({ count }) => `меньше ${count}`,
  tooLong: ({ count }) => `больше ${count}`,
  gives: ({ percent }) => `Оценка: ${percent}`,
  points: ({ shown }) => `Баллы: ${shown}`,
  position: ({ place, total }) => `${place} из ${total}`,
};
