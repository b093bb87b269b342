import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'Einstellungen',
  description: 'Der Name dieser Website, wer ein Konto eröffnen kann und was für alle gilt.',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  denied: 'Zugriff verweigert',
  save: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  saved: 'Die Einstellungen sind gespeichert',
  notSaved: 'Die Einstellungen wurden nicht gespeichert',
  fixedBy: ({ variable }: { variable: string }) =>
    `Durch die Umgebungsvariable ${variable} festgelegt`,
  groups: {
    site: 'Diese Website',
    accounts: 'Konten',
    quizzes: 'Neue Quizze',
    attempts: 'Versuche',
    retention: 'Aufbewahrung',
  },
  settings: {
    siteName: {
      label: 'Name',
      hint: 'Steht auf jeder Seite, in E-Mails und in Linkvorschauen.',
    },
    logo: {
      label: 'Logo',
      hint: 'Steht neben dem Namen. Am besten passt ein quadratisches Bild ohne Hintergrund.',
    },
    contactEmail: {
      label: 'Kontaktadresse',
      hint: 'Erhält die Nachrichten des Kontaktformulars und steht auf der Kontaktseite.',
    },
    languages: {
      label: 'Sprachen',
      hint: 'Sprachen der Seiten und E-Mails. Geschriebene Inhalte behalten ihre Sprache.',
    },
    comments: {
      label: 'Kommentare zu Fragen',
      hint: 'Lernende, die eine Frage beantwortet haben, lesen und schreiben sie; Autoren geben sie frei.',
    },
    registration: {
      label: 'Wer ein Konto eröffnen kann',
      hint: 'Bestehende Konten bleiben, wie sie sind.',
    },
    registrationDomains: {
      label: 'Domains von E-Mail-Adressen',
      hint: 'Eine pro Zeile, zum Beispiel schule.example. Ein neues Konto kann genutzt werden, sobald seine Adresse bestätigt ist.',
    },
    passwordMinimum: {
      label: 'Kürzestes Passwort',
      hint: 'In Zeichen. Bestehende Passwörter bleiben gültig.',
    },
    secondFactorRoles: {
      label: 'Zweiter Faktor erforderlich',
      hint: 'Diese Rollen können nur mit einer Authenticator-App oder einem Passkey genutzt werden.',
    },
    quizRules: {
      label: 'Regeln eines neuen Quiz',
      hint: 'Jedes Quiz kann sie ändern. Bestehende Quizze behalten ihre Regeln.',
    },
    chosenTime: {
      label: 'Zeit, die Lernende wählen',
      hint: 'In den Einstellungen zur Barrierefreiheit, bis zur doppelten Zeit. Ausnahmen gelten in jedem Fall, und begonnene Versuche behalten ihre Zeit.',
    },
    auditRetentionDays: {
      label: 'Änderungsprotokoll',
      hint: 'Tage, für die Änderungen durch Administratoren aufbewahrt werden, mindestens 30.',
    },
    authorUploadMegabytes: {
      label: 'Bilder und Töne einer Person',
      hint: 'Megabyte, die alle hochgeladenen Dateien einer Person zusammen belegen dürfen.',
    },
    siteUploadMegabytes: {
      label: 'Bilder und Töne der Website',
      hint: 'Megabyte, die alle hochgeladenen Dateien zusammen belegen dürfen.',
    },
    deletionGraceDays: {
      label: 'Gelöschte Konten',
      hint: 'Tage, innerhalb derer ein gelöschtes Konto wiederhergestellt werden kann.',
    },
    restoreDays: {
      label: 'Gelöschte Inhalte',
      hint: 'Tage, in denen gelöschte Quizze, Serien, Beiträge, Erfahrungsberichte und Kommentare wiederhergestellt werden können.',
    },
  },
  options: {
    comments: { on: 'Eingeschaltet', off: 'Ausgeschaltet' },
    registration: {
      open: 'Alle',
      invitation: 'Nur Eingeladene',
      domains: 'Nur Adressen bestimmter Domains',
    },
    chosenTime: {
      counts: 'Gilt',
      approved: 'Gilt, sobald die Administration sie der Person auf deren Seite erlaubt hat',
      never: 'Gilt nicht',
    },
    secondFactorRoles: {
      administrator: 'Administratoren',
      author: 'Autoren',
      teacher: 'Lehrkräfte',
    },
  },
};
