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
  setByHand: 'Von deiner Lehrkraft gesetzt:',
  computed: ({ percent }) => `(berechnet: ${percent})`,
  deducted: ({ before, after }) => `${before} vor dem Abzug für Verspätung, ${after} danach`,
  comment: 'Kommentar:',
  anotherCounts: 'Ein anderer Versuch zählt.',
  toQuiz: 'Zum Quiz',
  code: 'Klassencode',
  codeHint: '8 Buchstaben und Ziffern',
  join: 'Klasse beitreten',
  joined: 'Du bist der Klasse beigetreten',
  offered: ({ name }) => `Der Klasse ${name} beitreten?`,
  offerHint:
    'Ihre Lehrkräfte sehen dann deinen Namen, deine Adresse und deine Ergebnisse in den Aufgaben.',
  alreadyMember: ({ name }) => `Du bist schon in der Klasse ${name}.`,
  noOffer:
    'Mit diesem Link kann zurzeit niemand einer Klasse beitreten. Bitte deine Lehrkraft um einen anderen.',
  notJoined: 'Du bist nicht beigetreten',
  leave: 'Verlassen',
  leaveNamed: ({ name }) => `${name} verlassen`,
  leaveTitle: ({ name }) => `Die Klasse ${name} verlassen?`,
  leaveHint: 'Deine Ergebnisse bleiben dir. Zum Wiederkommen brauchst du den Code.',
  left: 'Du hast die Klasse verlassen',
  notLeft: 'Du hast sie nicht verlassen',
};
