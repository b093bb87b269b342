import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Предпросмотр этого вопроса',
  whatToShow: 'Что показать',
  question: 'Вопрос',
  result: 'Результат',
  title: 'Пробное прохождение теста: ничего не сохраняется и не учитывается',
  notFinished: 'Ни один вопрос ещё не готов',
  passed: ({ score, total, percent }) => `Верно ${score} из ${total} (${percent}): сдан`,
  failed: ({ score, total, percent }) => `Верно ${score} из ${total} (${percent}): не сдан`,
  passedByPoints: ({ score, total, percent }) => `${score} из ${total} баллов (${percent}): Сдан`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} из ${total} баллов (${percent}): Не сдан`,
  toBeMarked: ({ score, total, percent }) =>
    `${score} из ${total} баллов (${percent}): Ждёт проверки`,
  tryAgain: 'Попробовать снова',
  back: 'Вернуться в редактор',
  width: 'Ширина',
  desktop: 'Компьютер',
  phone: 'Телефон',
  close: 'Закрыть',
};
