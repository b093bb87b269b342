import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Dein Ergebnis erklärt',
  notLoaded: 'Die Erklärung wurde nicht geladen',
  save: 'Zahlen speichern',
  file: ({ id, product }) => `${product}-ergebnis-${id}.json`,
  passing: {
    title: 'Was zum Bestehen gereicht hätte',
    passed: ({ needed }) => `Bestanden: ${needed} waren nötig.`,
    unanswered: ({ count }) =>
      `Du hast ${plural(count, { one: '# Frage', other: '# Fragen' })} nicht beantwortet.`,
  },
  time: {
    title: 'Wo die Zeit blieb',
    longest: ({ duration, number, total }) =>
      `Frage ${number} hat am längsten gedauert: ${duration} von ${total}.`,
    rest: ({ duration }) => `Nach deiner letzten Antwort vergingen noch ${duration}.`,
    meaning:
      'Die Zeit, bis eine Antwort gespeichert ist, gehört zu ihrer Frage. Auch Pausen und Fragen, die du nur gelesen hast, sind darin enthalten.',
    unknown: 'Die Zeiten dieses Versuchs wurden nicht aufgezeichnet.',
    noAnswer: 'In diesem Versuch wurde keine Antwort gespeichert.',
    question: 'Frage',
    course: 'Verlauf des Versuchs',
    time: 'Zeit',
    showAll: ({ count }) => `Alle ${count} Fragen zeigen`,
  },
  changes: {
    title: 'Geänderte Antworten',
    none: 'Du hast keine Antwort geändert.',
    changed: ({ count }) =>
      `Du hast die Antwort auf ${plural(count, { one: '# Frage', other: '# Fragen' })} geändert.`,
    effects: ({ right, wrong }) =>
      `${plural(right, { one: '# wurde richtig', other: '# wurden richtig' })}, ${plural(wrong, { one: '# wurde falsch', other: '# wurden falsch' })}.`,
    gained: ({ points }) => `In Punkten: ${points}.`,
    hidden: 'Wozu das geführt hat, wird zusammen mit den richtigen Antworten gezeigt.',
    question: ({ effect, number }) => `Frage ${number}: ${effect}`,
    effect: {
      to_right: 'zu richtig geändert',
      to_wrong: 'zu falsch geändert',
      other: 'geändert, weder zu richtig noch zu falsch',
    },
  },
  topics: {
    title: 'Themen',
    none: 'Die Fragen dieses Versuchs haben keine Schlagwörter.',
    meaning:
      'Der Balken ist dein Anteil in diesem Versuch. Die dünne Linie zeigt, wo dein Anteil bei sehr vielen Fragen läge, zu 95 % sicher: je weniger Fragen, desto länger ist sie.',
    hidden: 'Themen werden zusammen mit der Bewertung der Antworten gezeigt.',
    topic: 'Thema',
    share: 'Anteil',
    earned: ({ asked, earned }) => `${earned} von ${asked}`,
    range: ({ high, low }) => `${low} bis ${high}`,
  },
  compared: {
    title: 'Im Vergleich',
    first: 'Das ist dein erster bewerteter Versuch bei diesem Quiz.',
    before: ({ before, now }) => `Der Versuch davor: ${before}. Dieser: ${now}.`,
    ownAttempts: 'Deine Versuche bei diesem Quiz',
    others: ({ below, median, takers }) =>
      `Die Hälfte von ${takers} anderen Lernenden erreichte im ersten Versuch ${median} oder mehr. Du warst besser als ${below} von ihnen.`,
    tooFew: ({ count }) =>
      `Andere Lernende werden ab ${count} gezeigt, damit kein einzelnes Ergebnis erraten werden kann.`,
    distribution: 'Ergebnisse anderer Lernender',
    range: 'Ergebnis',
    learners: 'Lernende',
    between: ({ from, to }) => `${from} bis ${to}`,
    yours: ({ range }) => `${range} (du)`,
  },
  next: {
    title: 'Wie es weitergeht',
    set: ({ count }) => plural(count, { one: '# Frage üben', other: '# Fragen üben' }),
    meaning:
      'Zuerst kommen die Fragen, die du nicht richtig hattest, dann Fragen mit denselben Schlagwörtern, die du schon gesehen hast.',
    nothing: 'Von den Fragen, die du nicht richtig hattest, lässt sich keine üben.',
    hidden:
      'Was du nicht richtig hattest, kannst du üben, sobald die richtigen Antworten gezeigt werden.',
    mixed: 'Gemischt üben',
  },
};
