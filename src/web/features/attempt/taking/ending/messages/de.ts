import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  ready: 'Bereit zum Abgeben?',
  close: 'Schließen',
  counts: {
    answered: 'Beantwortet',
    unanswered: 'Unbeantwortet',
    flagged: 'Markiert',
    timeLeft: 'Restzeit',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# Frage', other: '# Fragen' })} ohne Antwort`,
  countAsWrong: 'Unbeantwortete Fragen zählen als falsch.',
  earnNothing: 'Unbeantwortete Fragen bringen nichts und kosten nichts.',
  flagged: 'Zum Nachsehen markiert',
  finalNote: ({ account }) =>
    `Nach der Abgabe kannst du die Antworten nicht mehr ändern. Abgabe als ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Alles beantwortet. Nach der Abgabe kannst du die Antworten nicht mehr ändern. Abgabe als ${account}.`,
  guestNote: 'Nach der Abgabe kannst du die Antworten nicht mehr ändern.',
  guestNoteAllAnswered:
    'Alles beantwortet. Nach der Abgabe kannst du die Antworten nicht mehr ändern.',
  keepWorking: 'Weiterarbeiten',
  submit: 'Quiz abgeben',
  goTo: ({ number }) => `Zu Frage ${number}`,
  goToRange: ({ from, to }) => `Zu den Fragen ${from}–${to}`,
  leave: {
    title: 'Dieses Quiz verlassen?',
    confirm: 'Quiz verlassen',
    stay: 'Weitermachen',
    follows: ({ wait }) =>
      `Wenn du gehst, endet dieser Versuch sofort. Er zählt als null, nicht bestanden, und du kannst das Quiz in ${wait} wiederholen.`,
    followsAtOnce:
      'Mit dem Verlassen endet dieser Versuch jetzt. Er zählt als null, nicht bestanden.',
    graded:
      'Mit dem Verlassen endet dieser Versuch jetzt. Eine Antwort wurde geprüft, also wird er mit den Antworten bewertet, die du gegeben hast.',
    failed: ({ reason }) => `${reason} Du hast das Quiz noch nicht verlassen.`,
  },
  left: {
    title: ({ quiz }) => `Du hast „${quiz}“ verlassen`,
    void: ({ time }) =>
      `Eingegangen um ${time}. Es zählt nicht: Du bist in den ersten Sekunden gegangen.`,
    counts: ({ time }) => `Eingegangen um ${time}. Der Versuch zählt als nicht bestanden.`,
    countsUntil: ({ time, opens }) =>
      `Eingegangen um ${time}. Der Versuch zählt als nicht bestanden. Du kannst das Quiz am ${opens} wiederholen.`,
  },
  stillOpen: {
    title: ({ quiz }) => `„${quiz}“ läuft noch`,
    reason: 'Der Server war nicht erreichbar. Du kannst es fortsetzen, bis die Zeit um ist.',
  },
  submitFailed: 'Das Quiz konnte nicht abgegeben werden',
  submitFailedHint: 'Das Quiz wurde nicht abgegeben. Bitte versuche es noch einmal.',
  timesUp: 'Die Zeit ist um',
  timesUpHint: 'Deine Antworten werden abgegeben.',
};
