import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Datenschutzerklärung',
    description:
      'Welche personenbezogenen Daten gespeichert werden, warum, wie lange und wie man sie exportiert oder löscht.',
  },
  termsOfService: {
    title: 'Nutzungsbedingungen',
    description:
      'Die Regeln für die Nutzung dieses Dienstes und die Rechte und Pflichten beider Seiten.',
  },
};
