import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Teile deine Erfahrung',
  description: 'Erzähle anderen, wie es ist, hier zu lernen.',
  lead: 'Erzähle anderen, wie es ist, hier zu lernen. Deine Worte erscheinen auf der Startseite, sobald wir sie freigegeben haben.',
  signIn: {
    title: 'Anmeldung erforderlich',
    hint: 'Bitte melde dich an, um deine Erfahrung zu teilen.',
    action: 'Anmelden',
  },
  earlier: {
    pending: 'Dein letzter Erfahrungsbericht wird noch geprüft. Ein neuer ersetzt ihn.',
    approved:
      'Dein letzter Erfahrungsbericht ist auf der Startseite. Ein neuer ersetzt ihn, sobald er freigegeben ist.',
    rejected:
      'Dein letzter Erfahrungsbericht wurde nicht veröffentlicht. Du kannst gern einen neuen schreiben.',
  },
  thanks: {
    title: 'Danke!',
    text: 'Dein Erfahrungsbericht ist da. Er erscheint auf der Startseite, sobald er freigegeben ist.',
    another: 'Noch einen schreiben',
    explore: 'Quizze entdecken',
  },
  form: {
    leaving: 'Dein Erfahrungsbericht ist nicht gesendet und ginge verloren.',
    name: 'Name',
    nameHint: 'Wie er bei deinem Erfahrungsbericht erscheint',
    role: 'Rolle/Titel',
    roleHint: 'Studentin, Lehrer, neugieriger Mensch …',
    rating: 'Bewertung',
    content: 'Erfahrungsbericht',
    contentHint: 'Wie ist es, hier zu lernen?',
    length: ({ length, most }) => `${number(length)} von ${number(most)}`,
    failed: 'Der Erfahrungsbericht wurde nicht gesendet. Bitte versuche es noch einmal.',
    kept: 'Dein Text ist noch da.',
    submit: 'Erfahrungsbericht senden',
  },
  preview: {
    label: 'Vorschau',
    hint: 'So wird es aussehen',
    name: 'Dein Name',
    role: 'Deine Rolle',
    content: 'Deine Worte.',
  },
  ratings: {
    unrated: 'Klicke, um zu bewerten',
    poor: 'Schlecht',
    fair: 'Mäßig',
    good: 'Gut',
    veryGood: 'Sehr gut',
    excellent: 'Ausgezeichnet!',
  },
  star: ({ star, label }) => `${number(star)} von 5 Sternen: ${label}`,
  rated: ({ rating }) => `Bewertung: ${number(rating)} von 5`,
  carousel: {
    label: 'Erfahrungsberichte',
    carousel: 'Karussell',
    slide: 'Folie',
    position: ({ position, count }) => `${number(position)} von ${number(count)}`,
    failed: 'Die Erfahrungsberichte konnten nicht geladen werden',
    loading: 'Erfahrungsberichte werden geladen …',
    none: 'Noch keine Erfahrungsberichte. Schreib den ersten.',
    previous: 'Vorheriger Erfahrungsbericht',
    next: 'Nächster Erfahrungsbericht',
    item: ({ position }) => `Erfahrungsbericht ${number(position)}`,
    play: 'Erfahrungsberichte abspielen',
    pause: 'Erfahrungsberichte anhalten',
    hint: 'Mit den Schaltflächen liest du die Erfahrungsberichte in deinem Tempo.',
  },
};
