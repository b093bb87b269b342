import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  pageTitle: 'Ergebnisse, Verwaltung',
  description: 'Wer ein Quiz gemacht hat und was die Antworten über seine Fragen sagen.',
  denied: 'Zugriff verweigert',
  failed: 'Die Ergebnisse konnten nicht geladen werden',
  lead: 'Wer dieses Quiz gemacht hat und was die Antworten über seine Fragen sagen.',
  editQuiz: 'Dieses Quiz bearbeiten',
  views: {
    label: 'Ansichten',
    attempts: 'Versuche',
    summary: 'Überblick',
    questions: 'Fragen',
    live: 'Live',
    stars: 'Sterne',
  },
  actFor: ({ act, name }) => `${act}: ${name}`,
  downloadCsv: 'CSV herunterladen',
  downloadFailed: 'Die Datei konnte nicht erstellt werden',
  basis: {
    label: 'Ausgewertete Versuche',
    first: 'Erste Versuche',
    all: 'Alle Versuche',
    firstHint:
      'Ausgewertet wird von jeder Person der erste Versuch, der abgegeben wurde oder dessen Zeit abgelaufen ist.',
    allHint:
      'Ausgewertet wird jeder Versuch, der abgegeben wurde oder dessen Zeit abgelaufen ist. Wer das Quiz mehrmals gemacht hat, zählt mehrmals.',
    never:
      'Nie ausgewertet werden offene, abgebrochene, ungültige und selbst gemeldete Versuche und solche von Administratoren und von Autoren des Quiz. Versuche mit noch zu bewertenden Antworten werden ausgewertet, sobald diese bewertet sind.',
  },
  live: {
    list: 'Wer das Quiz gerade macht',
    found: ({ count }) =>
      plural(count, {
        one: '# Person macht das Quiz gerade',
        other: '# Personen machen das Quiz gerade',
      }),
    learner: 'Lernende',
    answered: 'Beantwortet',
    answeredOf: ({ answered, total }) => `${answered} von ${total}`,
    timeLeft: 'Restzeit',
    noTimeLimit: 'Ohne Zeitlimit',
    lastSaved: 'Letzte Antwort gespeichert',
    nothingYet: 'noch keine',
    minutes: 'Minuten',
    addToAll: ({ count }) =>
      plural(count, { one: 'Allen # Minute mehr geben', other: 'Allen # Minuten mehr geben' }),
    addMinutes: ({ count }) =>
      plural(count, { one: '# Minute mehr geben', other: '# Minuten mehr geben' }),
    added: ({ count }) =>
      plural(count, { one: '# Minute wurde hinzugefügt', other: '# Minuten wurden hinzugefügt' }),
    notDone: 'Das hat nicht geklappt',
    noLearners: 'Gerade macht niemand das Quiz',
    noLearnersHint:
      'Lernende erscheinen hier, sobald sie beginnen. Die Liste ist höchstens fünf Sekunden alt.',
  },
  attempts: {
    list: 'Versuche',
    found: ({ count }) => plural(count, { one: '# Versuch', other: '# Versuche' }),
    search: 'Name oder E-Mail-Adresse',
    outcome: 'Status',
    anyOutcome: 'Jeder Status',
    outcomes: {
      passed: 'Bestanden',
      failed: 'Nicht bestanden',
      to_be_marked: 'Noch zu bewerten',
      abandoned: 'Abgebrochen',
      open: 'Läuft noch',
      self_reported: 'Selbst gemeldet',
    },
    learner: 'Lernende',
    erased: 'Gelöschtes Konto',
    number: ({ id }) => `Versuch ${id}`,
    timedOut: 'Zeit abgelaufen',
    unlock: 'Wiederholung jetzt erlauben',
    unlocked: 'Das Quiz ist für diese Person wieder offen',
    notDone: 'Das hat nicht geklappt',
    notCounted: 'Nicht ausgewertet',
    score: 'Punktzahl',
    scoreOf: ({ score, total }) => `${score} von ${total}`,
    pointsOf: ({ points, total }) => `${points} von ${total} Punkten`,
    counts: {
      best: ({ percent }) => `Der beste Versuch zählt: ${percent}`,
      last: ({ percent }) => `Der letzte Versuch zählt: ${percent}`,
      average: ({ percent }) => `Der Durchschnitt zählt: ${percent}`,
      first: ({ percent }) => `Der erste Versuch zählt: ${percent}`,
    },
    started: 'Begonnen',
    time: 'Dauer',
    none: 'Noch niemand hat dieses Quiz gemacht',
    noneHint: 'Versuche erscheinen hier, sobald jemand beginnt.',
    noMatch: 'Kein passender Versuch',
    noMatchHint: 'Versuche es mit weniger Filtern.',
  },
  summary: {
    takers: 'Personen',
    takersHint: ({ attempts }) =>
      `Mit ${plural(attempts, { one: '# bewerteten Versuch', other: '# bewerteten Versuchen' })}.`,
    evaluated: 'Ausgewertete Versuche',
    evaluatedHint: 'Alle anderen Zahlen hier beziehen sich auf sie.',
    evaluatedNewest:
      'Nur die neuesten Versuche, denn es gibt sehr viele Antworten. Alle anderen Zahlen hier beziehen sich auf sie.',
    passRate: 'Bestehensquote',
    passRateHint: ({ passed, attempts }) =>
      `${passed} von ${attempts} haben die Bestehensgrenze erreicht.`,
    mean: 'Mittelwert',
    meanHint: 'Der Durchschnitt aller Punktzahlen.',
    median: 'Median',
    medianHint: 'Die Hälfte der Punktzahlen ist nicht höher, die Hälfte nicht niedriger.',
    deviation: 'Standardabweichung',
    deviationHint:
      'Wie weit Punktzahlen üblicherweise vom Mittelwert entfernt sind, in Prozentpunkten. Klein: Alle sind etwa gleich gut.',
    alpha: 'Cronbachs Alpha',
    alphaGood:
      'Zuverlässig: Mit anderen Fragen dieser Art ergäbe sich fast dieselbe Reihenfolge der Lernenden.',
    alphaFair:
      'Gut genug zum Üben und für Rückmeldungen. Bevor das Quiz über jemanden entscheidet, ergänze Fragen oder verbessere schwache.',
    alphaPoor:
      'Die Unterschiede zwischen den Lernenden sind zum großen Teil Zufall. Ergänze Fragen, oder verbessere die, die in der Liste der Fragen auffallen.',
    error: 'Standardmessfehler',
    errorHint: ({ points }) =>
      `Der Zufall verschiebt eine Punktzahl um etwa ${points} Prozentpunkte nach oben oder unten. Wer näher beieinander liegt, kann gleich gut sein.`,
    few: ({ count }) =>
      `Noch nicht genug Versuche: Nötig ${plural(count, { one: 'ist mindestens #', other: 'sind mindestens #' })}.`,
    noSpread:
      'Nicht berechenbar: Alle Punktzahlen sind gleich, oder die Versuche haben nur eine Frage.',
    drawn: ({ each, all }) =>
      `Die Versuche haben verschiedene Fragen (im Mittel ${each} von ${all}). Alpha wird aus den Fragenpaaren geschätzt, die dieselben Lernenden beantwortet haben.`,
    none: 'Noch nichts auszuwerten',
    noneHint: 'Zahlen erscheinen nach dem ersten abgegebenen Versuch.',
    distribution: 'Verteilung der Punktzahlen',
    range: 'Punktzahl',
    attempts: 'Versuche',
    between: ({ from, to }) => `${from} bis ${to}`,
  },
  questions: {
    list: 'Fragen',
    found: ({ count }) =>
      plural(count, { one: '# Frage wurde gestellt', other: '# Fragen wurden gestellt' }),
    search: 'Fragen suchen',
    question: 'Frage',
    takers: 'Personen',
    facility: 'Lösungsquote',
    facilityHint:
      'Lösungsquote: der Anteil derer, die richtig geantwortet haben. Eine ausgelassene Antwort ist falsch. Wo Teile von Antworten zählen oder falsche Antworten Punkte kosten, ist es das, was eine Antwort im Mittel einbringt.',
    discrimination: 'Trennschärfe',
    discriminationHint: ({ count }) =>
      `Trennschärfe: ob die, die bei den anderen Fragen gut sind, diese richtig beantworten, von −1 bis 1 (korrigierte punktbiseriale Korrelation). Ab 0,2 ist sie gut. Sie wird ab ${plural(count, { one: '# Person', other: '# Personen' })} gezeigt.`,
    omitted: 'Ausgelassen',
    notesTitle: 'Was auffällt',
    notes: {
      against:
        'Wer sonst gut ist, beantwortet diese Frage häufiger falsch als andere. Prüfe die Lösung.',
      rival:
        'Die Besten wählen eine falsche Option häufiger als die richtige. Prüfe Lösung und Wortlaut.',
      hard: 'Höchstens ein Fünftel antwortet richtig.',
      easy: 'Fast alle antworten richtig: Sie sagt wenig über die Lernenden.',
      weak: 'Sie unterscheidet kaum zwischen Stärkeren und Schwächeren.',
      omitted: 'Mindestens ein Fünftel lässt sie aus.',
      unused_option: 'Eine der falschen Optionen wählt niemand.',
    },
    options: 'Optionen nach Gruppen',
    option: 'Option',
    key: 'richtig',
    groups: { lower: 'Untere Gruppe', middle: 'Mittlere Gruppe', upper: 'Obere Gruppe' },
    groupsHint:
      'Untere und obere Gruppe: die 27 % der Versuche mit den niedrigsten und den höchsten Punktzahlen; gleiche Punktzahlen sind in derselben Gruppe. Die Anteile beziehen sich auf alle in der Gruppe, denen die Frage gestellt wurde. Optionen werden nach ihrer heutigen Position gezählt.',
    noGroups: 'Die Punktzahlen sind sich zu ähnlich, um Gruppen zu bilden.',
    noOptions: 'Antworten auf Fragen dieser Art nennen keine Option.',
    noMatch: 'Keine passende Frage',
    none: 'Noch wurde keine Frage gestellt',
    noneHint: 'Zahlen erscheinen nach dem ersten abgegebenen Versuch.',
  },
};
