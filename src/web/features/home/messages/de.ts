import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  description:
    'Multiple-Choice-Quizze auf Zeit über Wissenswertes: jede Antwort erklärt, jedes Ergebnis gespeichert, kostenlos.',
  hero: {
    title: 'Finde heraus, was du <mark>wirklich weißt</mark>',
    lead: 'Quizze auf Zeit über Wissenswertes. Jede Antwort wird erklärt, jedes Ergebnis gespeichert, und 80 Prozent sind das Ziel.',
    getStarted: 'Loslegen',
    logIn: 'Anmelden',
    free: 'Kostenlos. Du brauchst nur eine E-Mail-Adresse.',
    welcome: 'Willkommen, <name></name>',
    welcomeBack: 'Willkommen zurück, <name></name>',
    memberLead: 'Wähle ein Quiz oder sieh dir deine Ergebnisse an.',
    explore: 'Quizze entdecken',
    myResults: 'Meine Ergebnisse',
    daily: 'Frage des Tages',
  },
  upNext: {
    title: 'Als Nächstes',
    inProgress: 'Läuft, noch <time></time>',
    inProgressUntimed: 'Läuft',
    continue: 'Fortsetzen',
    openAgain: 'Wieder offen',
    opensIn: 'Offen in <time></time>',
    retake: 'Wiederholen',
  },
  popular: 'Beliebte Quizze',
  allQuizzes: 'Alle Quizze',
  leaderboard: 'Rangliste',
  league: 'Wochenliga',
  testimonials: 'Was Lernende sagen',
  shareExperience: 'Teile deine Erfahrung',
  figures: {
    label: 'In Zahlen',
    quizzes: 'Quizze zur Auswahl',
    passMark: 'richtige Antworten zum Bestehen',
    failed: 'bis du ein nicht bestandenes Quiz wiederholen kannst',
    passed: 'bis du ein gemeistertes Quiz wiederholen kannst',
  },
  hours: ({ count }) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  days: ({ count }) => plural(count, { one: '# Tag', other: '# Tage' }),
  features: {
    title: 'Zum Lernen gemacht, nicht zum Scrollen',
    timed: {
      title: 'Auf Zeit, aber in Ruhe',
      text: 'Jedes Quiz hat ein Zeitlimit, für alle gleich, und Tempo bringt keine Punkte. Du kannst jederzeit zurückgehen, Fragen überspringen und markieren.',
    },
    saved: {
      title: 'Keine Antwort geht verloren',
      text: 'Antworten werden sofort gespeichert. Laptop zugeklappt, Gerät gewechselt, Netz weg: Du machst weiter, wo du aufgehört hast, bis die Zeit abläuft.',
    },
    explained: {
      title: 'Jede Antwort erklärt',
      text: 'Nach dem Abgeben siehst du deine Antwort, die richtige Antwort und warum.',
    },
    fair: {
      title: 'Faire Ergebnisse',
      text: 'Der Server wählt die Fragen, misst die Zeit und bewertet die Antworten: Bestehen und ein Platz in der Rangliste sind verdient.',
    },
    wait: {
      title: 'Eine Pause, die hilft',
      text: ({ failed, passed }) =>
        `Wartezeit bis zur Wiederholung: ${failed} bei einem nicht bestandenen, ${passed} bei einem gemeisterten Quiz. Was du dann noch weißt, ist geblieben.`,
    },
    paths: {
      title: 'Lernwege',
      text: 'Eine Lernserie ordnet Quizze von den Grundlagen zum Schwierigeren und sagt, was du lernen wirst.',
    },
  },
  stories: {
    title: 'Erfolgsgeschichten',
    exam: {
      title: 'Vor einer Prüfung',
      text: 'Mach ein Quiz ohne Vorbereitung, lies die Erklärungen zu deinen Fehlern und warte zwei Tage. Der zweite Versuch zeigt, was du behalten hast und was du vor der Prüfung noch einmal lesen solltest.',
    },
    group: {
      title: 'In der Klasse oder im Team',
      text: 'Schick einen Link und lass alle sehen, was sie wissen. Beginne das nächste Treffen mit dem, was die meisten falsch hatten.',
    },
    pleasure: {
      title: 'Aus Freude daran',
      text: 'Zehn Fragen zum Morgenkaffee, ein Thema, über das du schon immer mehr wissen wolltest, und jemand zum Herausfordern.',
    },
  },
  call: {
    title: 'Bereit für das erste Kreuz?',
    text: 'Deine Ergebnisse, dein Fortschritt und dein Platz in der Rangliste beginnen mit einem Konto.',
    action: 'Kostenloses Konto erstellen',
  },
  sample: {
    label: 'Eine Frage ausprobieren',
    tryNow: 'Probier es gleich aus',
    position: ({ question, questions }) => `Frage ${number(question)} von ${number(questions)}`,
    pick: 'Wähle eine Antwort. Nichts wird gespeichert.',
    right: ({ explanation }) => `<strong>Richtig.</strong> ${explanation}`,
    wrong: ({ explanation }) => `<strong>Nicht ganz.</strong> ${explanation}`,
    takeWhole: 'Ein ganzes Quiz machen',
    next: 'Nächste Frage',
  },
  questions: {
    ice: {
      text: 'Du lässt ein volles Glas Eiswasser auf dem Tisch stehen, bis das Eis geschmolzen ist. Was passiert mit dem Wasserspiegel?',
      a: 'Er steigt',
      b: 'Er bleibt gleich',
      c: 'Er sinkt',
      d: 'Das hängt von der Form des Glases ab',
      explanation:
        'Schwimmendes Eis verdrängt genau so viel Wasser, wie es wiegt. Geschmolzen füllt es genau den Raum, den es verdrängt hat.',
    },
    price: {
      text: 'Ein Hemd kostet nach einer Preiserhöhung 20 % mehr, dann im Ausverkauf 20 % weniger. Wie ist dieser Preis im Vergleich zum ersten?',
      a: '4 % niedriger',
      b: 'Gleich',
      c: '4 % höher',
      d: '20 % niedriger',
      explanation:
        'Die zweiten 20 % gehen vom höheren Preis ab: Aus 100 wird 120, und 120 minus ein Fünftel ist 96.',
    },
    page: {
      text: 'Was hilft dir am besten, eine Seite zu behalten, die du gerade gelesen hast?',
      a: 'Sie noch einmal lesen',
      b: 'Sie unterstreichen',
      c: 'Sie zudecken und sagen, was darauf stand',
      d: 'Sie anhören',
      explanation:
        'Etwas aus dem Gedächtnis zu holen, macht es beim nächsten Mal leichter. Deshalb misst ein Quiz nicht nur, es lehrt auch.',
    },
  },
};
