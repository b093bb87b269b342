import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Сообщить о проблеме',
  reported: ({ kind }) => `Сообщено: ${kind}`,
  title: 'Что не так с этим вопросом?',
  kind: 'Проблема',
  kinds: {
    wrong_key: 'Ответ, отмеченный как верный, неверен',
    unclear: 'Вопрос непонятен',
    typo: 'Опечатка или языковая ошибка',
    offensive: 'Оскорбительное содержание',
    other: 'Другое',
  },
  note: 'Подробности',
  noteHint:
    'Например, какой ответ, по вашему мнению, верен и почему. Те, кто рассматривает сообщение, видят ваше имя.',
  close: 'Закрыть',
  send: 'Отправить',
  sent: 'Спасибо за сообщение',
  sentText: 'Его рассмотрит автор вопроса или администратор. Ваш результат пока не меняется.',
  failed: 'Сообщение не отправлено',
};
