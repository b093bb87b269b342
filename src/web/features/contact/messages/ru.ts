import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Контакты',
  description: 'Вопросы, ошибки в тесте, идеи — пишите нам. Мы отвечаем в течение 24 часов.',
  lead: 'Вопрос, ошибка в тесте, идея — пишите нам. Мы отвечаем в течение 24 часов.',
  categories: {
    general: 'Общий вопрос',
    technical: 'Техническая проблема',
    account: 'Мой аккаунт',
    quiz: 'Тест или вопрос теста',
    billing: 'Оплата',
    feature: 'Идея новой функции',
    bug: 'Сообщение об ошибке',
    other: 'Другое',
  },
  choose: 'Выберите категорию',
  name: 'Имя',
  email: 'Эл. почта',
  category: 'Категория',
  subject: 'Тема',
  message: 'Сообщение',
  length: ({ length, most }) => `${number(length)} из ${number(most)}`,
  leaveEmpty: 'Оставьте пустым',
  failed: 'Не удалось отправить сообщение',
  kept: 'Ваш текст сохранён здесь.',
  alsoWrite: 'Можно также написать на <mail></mail>.',
  onlyToReply: 'Мы используем ваш адрес только для ответа.',
  orWrite: 'Или напишите на <mail></mail>.',
  send: 'Отправить сообщение',
  sent: {
    title: 'Сообщение отправлено!',
    thanks: 'Спасибо. Мы ответим на <email></email> в течение 24 часов.',
    reference: ({ reference }) => `Номер вашего обращения: ${reference}.`,
    another: 'Написать ещё',
    home: 'Главная',
  },
  failure: {
    fallback: 'Не удалось отправить сообщение. Попробуйте ещё раз или свяжитесь с нами напрямую.',
    invalid:
      'Недопустимый ответ сервера. Не удалось отправить сообщение. Попробуйте ещё раз или свяжитесь с нами напрямую.',
    http: ({ status }) =>
      `Ошибка HTTP ${status}. Не удалось отправить сообщение. Попробуйте ещё раз или свяжитесь с нами напрямую.`,
  },
};
