import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Barrierefreiheit',
  description: 'Wie Seiten für dich aussehen und wie viel Zeit du hast.',
  leadMember: 'Jede Änderung gilt sofort und auf allen deinen Geräten.',
  leadGuest:
    'Jede Änderung gilt sofort, in diesem Browser. Melde dich an, damit sie auf allen deinen Geräten gilt und du mehr Zeit wählen kannst.',
  reading: 'Lesen',
  font: 'Schriftart',
  fontHint: 'Für lateinische Buchstaben; andere Schriftsysteme behalten ihre Schriftart.',
  fonts: {
    standard: 'Standard',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Abstände',
  spacingHint: 'Zwischen Buchstaben, Wörtern und Zeilen.',
  spacings: {
    standard: 'Standard',
    wide: 'Weit',
    wider: 'Sehr weit',
  },
  sample: 'So sehen Texte aus. Welcher Erdteil ist der größte: Afrika, Asien oder Europa?',
  focus: 'Konzentration',
  look: 'Farben, Größe und Bewegung',
  switches: {
    readAloud: {
      label: 'Vorlesen',
      hint: 'Fragen und Ergebnisse haben eine Schaltfläche, die sie mit der Stimme deines Geräts vorliest.',
    },
    lineFocus: {
      label: 'Zeilenfokus',
      hint: 'Alles ist abgedunkelt außer einigen Zeilen, die dem Zeiger und dem Fokus folgen.',
    },
    oneThing: {
      label: 'Immer nur eins',
      hint: 'Quizze und Ergebnisse zeigen eine Frage nach der anderen und nichts daneben.',
    },
    highContrast: {
      label: 'Hoher Kontrast',
      hint: 'Kräftigere Farben, hell und dunkel. Auch an, wenn dein Gerät es verlangt.',
    },
    largeTargets: {
      label: 'Größere Schaltflächen',
      hint: 'Schaltflächen, Felder und Links in Listen sind höher.',
    },
    reducedMotion: {
      label: 'Keine Bewegung',
      hint: 'Nichts bewegt sich. Auch an, wenn dein Gerät es verlangt.',
    },
  },
  time: 'Zeit',
  extraTime: 'Zeit für Quizze',
  extraTimeHints: {
    counts:
      'Für Quizze, die du ab jetzt beginnst. Sie wird bei deinen Versuchen vermerkt, wo auch alle sie sehen, die deine Ergebnisse sehen. Üben hat keine Zeitbegrenzung.',
    approved:
      'Auf dieser Website gilt sie in Quizzen, sobald die Administration sie dir erlaubt hat. Sie wird bei deinen Versuchen vermerkt, wo auch alle sie sehen, die deine Ergebnisse sehen.',
    never:
      'Auf dieser Website gilt sie in Probeläufen, die nicht zählen, und nicht in Quizzen. Bitte die Administration oder deine Lehrkraft um mehr Zeit.',
  },
  noExtraTime: 'Wie im Quiz angegeben',
  moreTime: ({ percent }) => `${percent} mehr Zeit`,
  notSaved: 'Die Einstellung wurde nicht gespeichert',
  option: ({ letter }) => `Option ${letter}:`,
  read: 'Vorlesen',
  pause: 'Pause',
  goOn: 'Weiter',
  stop: 'Stopp',
};
