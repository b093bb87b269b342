import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  edit: 'Aufgabe ändern',
  editNamed: ({ name }) => `Die Aufgabe ${name} ändern`,
  editHint: 'Die Noten folgen sofort den neuen Bedingungen. Von Hand eingetragene Noten bleiben.',
  edited: 'Die Aufgabe ist geändert',
  outdated: 'Diese Aufgabe wurde anderswo geändert',
  outdatedHint:
    'Es wurde nichts überschrieben. Deine Eingaben sind noch im Formular; sie können nicht über die neuere Version gespeichert werden.',
  loadNewest: 'Meine Eingaben durch die neueste Version ersetzen',
  draftHint:
    'Dieses Quiz ist ein Entwurf. Mitglieder können es öffnen, sobald es veröffentlicht ist.',
  series: 'Serie',
  seriesHint:
    'Erledigt, wenn alle Quizze der Serie bestanden sind. Später hinzugefügte Quizze zählen mit.',
  findSeries: 'Serie suchen',
  noSeries: 'Keine Serie gefunden',
  quizzes: ({ count }) => plural(count, { one: '# Quiz', other: '# Quizze' }),
  late: 'Verspätete Abgabe',
  policies: {
    marked: 'Zählt und gilt als verspätet',
    refused: 'Zählt nicht',
    deducted: 'Zählt mit Abzug',
    deducted_daily: 'Zählt mit Abzug für jeden Tag',
  },
  deduction: 'Abzug',
  deductionPerDay: 'Abzug für jeden angefangenen Tag',
  deductionHint: 'Prozentpunkte: Bei 10 werden aus 80 % 70 %.',
  maxDeduction: 'Höchstens',
  cutOff: 'Letzter Termin',
  cutOffHint: 'Leer: keiner. Spätere Abgaben zählen nicht.',
  cutOffBeforeDue: 'Der letzte Termin muss nach der Frist liegen',
  audience: 'Für',
  everybody: 'Alle',
  everybodyHint: 'Alle in der Klasse, auch wer später beitritt.',
  chosenMembers: 'Ausgewählte Mitglieder',
  members: 'Mitglieder',
  findMembers: 'Mitglieder suchen',
  noMember: 'Kein Mitglied gefunden',
  forMembers: ({ count }) => plural(count, { one: 'Für # Mitglied.', other: 'Für # Mitglieder.' }),
  differentFor: ({ count }) =>
    plural(count, { one: 'Anders für # Mitglied.', other: 'Anders für # Mitglieder.' }),
  different: 'Anders für einzelne Mitglieder',
  differentHint:
    'Eine spätere Frist, ein anderer Beginn oder befreit. Mehr Zeit wird unter „Mitglieder“ gegeben.',
  addMember: 'Mitglied hinzufügen',
  removeNamed: ({ name }) => `Abweichung für ${name} entfernen`,
  laterDue: 'Spätere Frist',
  laterCutOff: 'Späterer letzter Termin',
  otherStart: 'Anderer Beginn',
  asForAll: 'Leer: wie für alle.',
  excuse: 'Befreit: Die Aufgabe zählt nicht',
  notLater: 'Der Termin muss nach dem der Aufgabe liegen',
  startAfterDue: 'Der Beginn muss vor der Frist liegen',
  notes: {
    refused: 'Verspätete Abgaben zählen nicht.',
    deducted: ({ percent }) => `Für verspätete Abgaben werden Prozentpunkte abgezogen: ${percent}.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `Für verspätete Abgaben werden Prozentpunkte abgezogen: ${percent} für jeden Tag, höchstens ${maxPercent}.`,
    cutOff: 'Nach dem <date></date> zählt nichts mehr.',
  },
};
