import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Klassen',
  lead: 'Was deine Klassen zu tun haben und bis wann.',
  taughtBy: ({ names }) => `Lehrkräfte: ${names}`,
  none: 'Du bist noch in keiner Klasse',
  noneHint: 'Gib den Code ein, den du von deiner Lehrkraft hast.',
  nothingAssigned: 'Nichts aufgegeben.',
  noDueDate: 'Ohne Frist',
  dueAt: 'Frist: <date></date>',
  opens: 'Beginnt am <date></date>',
  states: {
    done: 'Erledigt',
    late: 'Verspätet',
    open: 'Zu tun',
    missing: 'Überfällig',
    upcoming: 'Noch nicht',
  },
  toQuiz: 'Zum Quiz',
  code: 'Klassencode',
  codeHint: '8 Buchstaben und Ziffern',
  join: 'Klasse beitreten',
  joined: 'Du bist der Klasse beigetreten',
  notJoined: 'Du bist nicht beigetreten',
  leave: 'Verlassen',
  leaveNamed: ({ name }) => `${name} verlassen`,
  leaveTitle: ({ name }) => `Die Klasse ${name} verlassen?`,
  leaveHint: 'Deine Ergebnisse bleiben dir. Zum Wiederkommen brauchst du den Code.',
  left: 'Du hast die Klasse verlassen',
  notLeft: 'Du hast sie nicht verlassen',
};
