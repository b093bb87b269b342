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
  passedByPoints: ({ score, total, percent }) => `Баллы: ${score} из ${total} (${percent}): сдан`,
  failedByPoints: ({ score, total, percent }) =>
    `Баллы: ${score} из ${total} (${percent}): не сдан`,
  unmarked: ({ score, total, percent }) =>
    `Баллы: ${score} из ${total} (${percent}): проверено не всё`,
  unmarkedNote:
    'Ответы, которые проверяет человек, в пробном прохождении не проверяются и здесь не учитываются.',
  tryAgain: 'Попробовать снова',
  back: 'Вернуться в редактор',
  width: 'Ширина',
  desktop: 'Компьютер',
  phone: 'Телефон',
  close: 'Закрыть',
  shared: {
    pageTitle: 'Попробовать тест',
    description: 'Тест, которым с вами поделились по секретной ссылке.',
    lead: 'С вами поделились этим тестом по секретной ссылке. Попробуйте: ничего не сохраняется и не засчитывается.',
    validUntil: ({ date }) => `Ссылка действует до ${date}.`,
    start: 'Начать',
    notComplete: 'Ссылка неполная',
    openWhole: 'Откройте полученную ссылку целиком.',
    notOpened: 'Не удалось открыть тест',
    ended: 'Эта ссылка больше не работает',
    endedText: 'Срок её действия истёк, или её отключили. Попросите новую.',
    notStarted: 'Не удалось начать тест',
    grading: 'Ваши ответы проверяются.',
    notGraded: 'Не удалось проверить ваши ответы. Они всё ещё здесь.',
    notCounting: 'Ничего не сохраняется и не засчитывается.',
    notCounted: 'Ничего не сохранено и не засчитано.',
    scoreOnly: 'Этот тест показывает только балл. Ничего не сохранено и не засчитано.',
    marksOnly:
      'Этот тест показывает, какие ответы верны, но не сами правильные ответы. Ничего не сохранено и не засчитано.',
  },
};
