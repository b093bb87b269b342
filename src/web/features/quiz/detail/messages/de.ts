import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  quizzes: 'Quizze',
  breadcrumb: 'Navigationspfad',
  descriptionOf: ({ questions, category }) =>
    `Ein Quiz auf Zeit mit ${plural(questions, { one: '# Frage', other: '# Fragen' })} zu ${category}.`,
  alsoIn: 'Auch auf:',
  inYourLanguage: 'Dieses Quiz auf Deutsch machen',
  challenged: 'Du wurdest herausgefordert!',
  challenge: 'Jemand will sehen, ob du seine Punktzahl schlägst.',
  challengeWithBest: ({ best }) =>
    `Jemand will sehen, ob du seine Punktzahl schlägst. Die beste bisher ist ${best}.`,
  othersResults: 'So schnitten andere ab',
  everyonesResults: 'So schnitten alle ab',
  takers: ({ count }) =>
    plural(count, { one: 'Lernende Person hat es gemacht', other: 'Lernende haben es gemacht' }),
  onlyYou: 'Person hat es gemacht: du',
  topScore: 'Beste Punktzahl',
  averageScore: 'Durchschnitt',
  passRate: 'Bestehensquote',
  takeThisQuiz: 'Dieses Quiz machen',
  passMark: ({ percent }) => `Bestehensgrenze ${percent}. Die Uhr startet mit der ersten Frage.`,
  passMarkUntimed: ({ percent }) => `Bestehensgrenze ${percent}. Es gibt kein Zeitlimit.`,
  allRules: 'Alle Regeln',
  free: 'Kostenlos. Deine Ergebnisse werden gespeichert.',
  yourProgress: 'Dein Fortschritt',
  notTaken: 'Du hast dieses Quiz noch nicht gemacht.',
  left: 'Du hast dieses Quiz vor dem Abgeben verlassen. Es gibt noch keine Punktzahl.',
  mastered: 'Gemeistert',
  best: ({ correct, total, count }) =>
    `Dein bestes Ergebnis: ${correct} von ${total} in ${plural(count, { one: '# Versuch', other: '# Versuchen' })}; zuletzt am <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `Dein bestes Ergebnis: ${points} von ${total} Punkten in ${plural(count, { one: '# Versuch', other: '# Versuchen' })}; zuletzt am <date></date>`,
  marks: {
    last: ({ percent }) => `Dein letzter Versuch zählt: ${percent}`,
    average: ({ percent }) => `Der Durchschnitt deiner Versuche zählt: ${percent}`,
    first: ({ percent }) => `Dein erster Versuch zählt: ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `Deine Ergebnisse, die ältesten zuerst: ${results}. Bestehensgrenze: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, dann ${percent}`,
  timeIsUp: 'Die Zeit ist um',
  leftAtOnce: 'Du hast dieses Quiz gleich nach dem Start verlassen, und seine Zeit ist abgelaufen.',
  untilStart: 'bis du es wieder starten kannst, am <at></at>',
  untilRetake: 'bis du es wiederholen kannst, am <at></at>',
  closedFirst: 'Das Quiz schließt, bevor du es wiederholen kannst.',
  passed: 'Bestanden',
  failedCooldown: 'Nicht bestanden: Wartezeit',
  toBeMarked: 'Noch zu bewerten',
  lastResult: ({ score, total, percent }) => `${score} von ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }) => `${points} von ${total} Punkten, ${percent}.`,
  seeAnswers: 'Deine Antworten ansehen',
  practise: 'Diese Fragen üben',
  practiseOthers: 'Andere Fragen üben',
  notFound: 'Quiz nicht gefunden',
  notFoundHint: 'Das gesuchte Quiz gibt es nicht, oder es wurde entfernt.',
  browse: 'Quizze ansehen',
  access: {
    opens: 'Öffnet am <date></date>',
    closes: 'Schließt am <date></date>',
    extraTime: ({ percent, time }) => `Du hast ${percent} mehr Zeit: ${time}.`,
    extraAttempts: ({ count, all }) =>
      `Du hast ${plural(count, { one: '# Versuch', other: '# Versuche' })} mehr: insgesamt ${all}.`,
    ownDate: 'Dein eigener Termin.',
    needsCode: 'Zum Starten brauchst du einen Zugangscode.',
    notYet: 'Noch nicht geöffnet',
  },
  overview: {
    title: ({ title }) => `Vor dem Start: ${title}`,
    description:
      'Die Regeln, die Zeit, die Bestehensgrenze und was passiert, wenn du gehst oder nicht bestehst.',
    lead: 'Was dich erwartet, wie das Quiz bewertet wird und was passiert, wenn du gehst oder die Zeit abläuft.',
    back: 'Zurück zum Quiz',
    rules: 'Regeln und Zeit',
    questions:
      'Du kannst überspringen, markieren und zurückkommen. Eine unbeantwortete Frage zählt als falsch.',
    questionsOneWay:
      'Die Fragen kommen eine nach der anderen, und es gibt kein Zurück: Beantworte jede, bevor du weitergehst. Eine unbeantwortete Frage zählt als falsch.',
    questionsWithPenalty:
      'Du kannst überspringen, markieren und zurückkommen. Eine unbeantwortete Frage bringt nichts und kostet nichts.',
    questionsOneWayWithPenalty:
      'Die Fragen kommen eine nach der anderen, und es gibt kein Zurück: Beantworte jede, bevor du weitergehst. Eine unbeantwortete Frage bringt nichts und kostet nichts.',
    allOnOnePage: 'Alle Fragen stehen auf einer Seite.',
    clock:
      'Die Uhr startet mit der ersten Frage und läuft weiter, auch wenn du die Seite schließt. Du kannst auf jedem Gerät zurückkommen, bis die Zeit abläuft.',
    noClock: ({ days }) =>
      `Nimm dir die Zeit, die du brauchst. Du kannst die Seite schließen und auf jedem Gerät zurückkommen. Ein Versuch, der noch offen ist, wenn das Quiz schließt, oder nach ${plural(days, { one: '# Tag', other: '# Tagen' })}, wird mit den bis dahin gespeicherten Antworten bewertet.`,
    questionTime: ({ seconds }) =>
      plural(seconds, { one: '# Sekunde je Frage', other: '# Sekunden je Frage' }),
    questionTimeText:
      'Die Zeit einer Frage beginnt, wenn du zu ihr kommst, und läuft weiter, auch wenn du die Seite schließt. Ist sie abgelaufen, zählt die gegebene Antwort, und die nächste Frage kommt.',
    toPass: ({ percent }) => `${percent} zum Bestehen`,
    passMark: ({ needed, count }) =>
      `Das sind ${needed} von ${plural(count, { one: '# Frage', other: '# Fragen' })}. Sind mehrere Optionen richtig, wähle alle davon und keine anderen.`,
    passMarkPoints: ({ needed, count }) =>
      `Das sind ${needed} von ${plural(count, { one: '# Punkt', other: '# Punkten' })}; eine richtige Antwort bringt einen.`,
    partialCredit: 'Teilpunkte',
    partialCreditText:
      'Eine teilweise richtige Antwort bringt einen Teil der Punkte. Sind mehrere Optionen richtig, zählt jede richtige dazu und jede falsche dagegen.',
    penalty: 'Falsche Antworten kosten Punkte',
    penaltyText: ({ percent }) =>
      `Eine falsche Antwort kostet ${percent} einer Frage. Eine ausgelassene Frage kostet nichts. Dein Ergebnis liegt nie unter null.`,
    timeOut: 'Wenn die Zeit abläuft',
    timeOutText: 'Deine Antworten werden automatisch abgegeben und bewertet.',
    checking: 'Antworten prüfen',
    checkingText: {
      marks:
        'Du kannst jede Antwort prüfen lassen und siehst sofort, ob sie richtig ist. Danach kann sie nicht mehr geändert werden, und wenn du dann gehst, wird der Versuch so bewertet, wie er ist.',
      keys: 'Du kannst jede Antwort prüfen lassen und siehst sofort, was richtig ist. Danach kann sie nicht mehr geändert werden, und wenn du dann gehst, wird der Versuch so bewertet, wie er ist.',
      explanations:
        'Du kannst jede Antwort prüfen lassen und siehst sofort, was richtig ist und warum. Danach kann sie nicht mehr geändert werden, und wenn du dann gehst, wird der Versuch so bewertet, wie er ist.',
    },
    leaving: 'Wenn du gehst',
    leavingText:
      'Wenn du bestätigst, dass du das Quiz verlässt, endet der Versuch mit null Punkten. Eine verlorene Verbindung oder ein leerer Akku schadet nicht: Antworten werden gespeichert, sobald du sie gibst.',
    failing: 'Wenn du nicht bestehst',
    failingText: ({ failedHours, passedDays }) =>
      `Du kannst es nach ${plural(failedHours, { one: '# Stunde', other: '# Stunden' })} wiederholen. Wenn du jetzt nicht bestehst, wäre das am <date></date>. Ein bestandenes Quiz kannst du nach ${plural(passedDays, { one: '# Tag', other: '# Tagen' })} wiederholen.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# Versuch', other: '# Versuche' }),
    attemptsText: 'So oft kannst du es machen. Ein abgebrochener Versuch zählt.',
    counted: 'Welcher Versuch zählt',
    countedText: {
      last: 'Dein letzter Versuch zählt.',
      average: 'Der Durchschnitt aller deiner Versuche zählt.',
      first: 'Dein erster Versuch zählt.',
    },
    noWait: 'Du kannst es sofort noch einmal machen.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `Nach einem nicht bestandenen Versuch kannst du es nach ${failed} wiederholen; jetzt wäre das am <date></date>. Nach einem bestandenen nach ${passed}.`,
    antiCheating: 'Gegen Schummeln',
    antiCheatingText:
      'Der Server misst die Zeit, zieht die Fragen und bewertet die Antworten; während eines Versuchs erreichen die richtigen deinen Browser nie, bevor du abgibst. Sonst wird nichts aufgezeichnet: keine Kamera, kein Bildschirm, keine Eingaben. Arbeite allein und ohne Notizen.',
    antiCheatingChecked:
      'Der Server misst die Zeit, zieht die Fragen und bewertet die Antworten; während eines Versuchs erreichen die richtigen deinen Browser erst, wenn du abgibst oder deine Antwort prüfen lässt. Sonst wird nichts aufgezeichnet: keine Kamera, kein Bildschirm, keine Eingaben. Arbeite allein und ohne Notizen.',
    startNow: 'Jetzt starten',
  },
};
