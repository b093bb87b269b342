import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Политика конфиденциальности',
    description:
      'Какие персональные данные хранятся, зачем, как долго и как их выгрузить или удалить.',
  },
  termsOfService: {
    title: 'Условия использования',
    description: 'Правила использования сервиса, права и обязанности обеих сторон.',
  },
};
