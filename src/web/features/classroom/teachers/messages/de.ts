import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Lehrkräfte',
  failed: 'Die Lehrkräfte konnten nicht geladen werden',
  maker: 'Hat die Klasse angelegt',
  leads: 'Wählt die Lehrkräfte',
  inactive: 'Kann zurzeit nicht unterrichten',
  lead: 'Alle leiten die Klasse und sehen ihre Ergebnisse. Nur wer sie angelegt hat, kann sie löschen und ihre Lehrkräfte wählen. Wird dieses Konto gelöscht, gehen diese Rechte an die zuerst hinzugefügte Lehrkraft.',
  account: 'Benutzername oder E-Mail-Adresse einer Lehrkraft',
  add: 'Lehrkraft hinzufügen',
  added: 'Die Lehrkraft wurde hinzugefügt',
  removeNamed: ({ name }) => `${name} entfernen`,
  removeTitle: ({ name }) => `${name} als Lehrkraft entfernen?`,
  removeHint: 'Dieses Konto kann die Klasse und ihre Ergebnisse danach nicht mehr öffnen.',
  remove: 'Entfernen',
  removed: 'Entfernt',
  leave: 'Diese Klasse abgeben',
  leaveTitle: 'Diese Klasse abgeben?',
  leaveHint: 'Du siehst sie dann nicht mehr. Wer sie angelegt hat, kann dich wieder hinzufügen.',
  left: 'Du hast die Klasse abgegeben',
  notDone: 'Es wurde nichts geändert',
};
