import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'Anmelden oder Konto erstellen',
    description:
      'Melde dich an oder registriere dich, um Quizze auf Zeit zu machen, deine Ergebnisse zu behalten und deinen Fortschritt zu verfolgen.',
    headline: 'Wisse, was du <mark>wirklich weißt</mark>',
    yourAccount: ({ product }) => `Dein Konto bei ${product}`,
    login: 'Anmelden',
    register: 'Registrieren',
    or: 'oder',
    withPasskey: 'Mit einem Passkey anmelden',
    forClass:
      'Dieser Link ist für den Beitritt zu einer Klasse. Melde dich an oder registriere dich: Dann siehst du die Klasse und kannst ihr beitreten.',
  },
  benefits: {
    variety: {
      title: 'Viele verschiedene Quizze',
      text: 'Auf Zeit, fair bewertet und erklärt, für Einsteiger bis Fortgeschrittene.',
    },
    topics: {
      title: 'Quizze zu vielen Themen',
      text: 'Naturwissenschaft, Geschichte, Sprachen, Programmieren: Wähle eine Kategorie oder folge einer Serie.',
    },
    progress: {
      title: 'Verfolge deinen Fortschritt',
      text: 'Jedes Ergebnis wird gespeichert, mit dem, was du vor dem nächsten Versuch wiederholen solltest.',
    },
  },
  fields: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    username: 'Benutzername',
    usernameRule:
      'Mindestens 3 Buchstaben, Ziffern oder Unterstriche. Jeder Benutzername ist einmalig.',
    capsLock: 'Die Feststelltaste ist aktiv',
  },
  login: {
    submit: 'Anmelden',
    forgotPassword: 'Passwort vergessen?',
    done: 'Anmeldung erfolgreich',
    welcomeBack: ({ username }) => `Willkommen zurück, ${username}!`,
    failed: 'Anmeldung fehlgeschlagen',
  },
  register: {
    byInvitation: 'Konten werden hier nur auf Einladung eröffnet.',
    domains: ({ domains }) =>
      `Nur Adressen von ${list(domains)}. Du kannst dich anmelden, sobald deine Adresse bestätigt ist.`,
    submit: 'Konto erstellen',
    consent:
      'Mit dem Erstellen eines Kontos bestätigst du, dass du mindestens 13 Jahre alt bist und die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy> akzeptierst.',
    done: 'Registrierung erfolgreich',
    welcome: ({ username }) => `Willkommen, ${username}!`,
    failed: 'Registrierung fehlgeschlagen',
    created: {
      title: 'Dein Konto wurde erstellt',
      text: 'Wir haben einen Link an <email></email> geschickt. Öffne ihn, um deine Adresse zu bestätigen, und melde dich dann an.',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `Mindestens ${plural(minimum, { one: '# Zeichen', other: '# Zeichen' })}, am besten mit Groß- und Kleinbuchstaben und einer Ziffer.`,
    strength: {
      weak: 'Passwortstärke: <strong>schwach</strong>',
      fair: 'Passwortstärke: <strong>mäßig</strong>',
      good: 'Passwortstärke: <strong>gut</strong>',
      strong: 'Passwortstärke: <strong>stark</strong>',
    },
    isCommon:
      'Viele verwenden dieses Passwort, deshalb ist es leicht zu erraten. Bitte wähle ein anderes.',
  },
  google: {
    button: ({ name }) => `Weiter mit ${name}`,
    notConfigured: 'Die Anmeldung mit Google ist auf dieser Website nicht eingerichtet.',
    failed: 'Anmeldefehler',
    popupClosed: 'Das Fenster wurde geschlossen, bevor die Anmeldung abgeschlossen war.',
    cancelled: 'Die Anmeldung wurde abgebrochen.',
    refused: ({ name }) => `Die Anmeldung mit ${name} ist fehlgeschlagen`,
    serverFailed: 'Die Anmeldung am Server ist fehlgeschlagen',
  },
  secondStep: {
    title: 'Bestätige, dass du es bist',
    formName: 'Zweiter Schritt',
    otherWays: {
      app: 'Code deiner App verwenden',
      passkey: 'Passkey verwenden',
      'recovery-code': 'Wiederherstellungscode verwenden',
    },
    appCode: 'Code aus deiner Authenticator-App',
    appCodeRule: '6 Ziffern. Jeder Code gilt nur einmal.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryCodeRule: 'Einer der Codes, die du gespeichert hast. Jeder gilt nur einmal.',
    passkeyPrompt:
      'Dein Browser fragt nach Fingerabdruck, Gesicht, Bildschirmsperre oder Sicherheitsschlüssel.',
    passkeyFailed: 'Der Passkey konnte nicht verwendet werden. Bitte versuche es noch einmal.',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
  },
  deactivated: {
    title: 'Konto deaktiviert',
    deletedOn:
      'Das Konto von <email></email> ist deaktiviert und wird am <date></date> gelöscht. Bis dahin kannst du es wiederherstellen.',
    text: 'Das Konto von <email></email> ist deaktiviert. Du kannst es wiederherstellen.',
    close: 'Schließen',
    cancel: 'Abbrechen',
    reactivate: 'Mein Konto reaktivieren',
    done: { title: 'Konto reaktiviert', text: 'Dein Konto ist wieder aktiv. Bitte melde dich an.' },
    failed: {
      title: 'Reaktivierung fehlgeschlagen',
      text: 'Beim Reaktivieren deines Kontos ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    },
  },
  forgot: {
    title: 'Passwort vergessen?',
    description:
      'Lass dir einen Link an deine E-Mail-Adresse schicken, um ein neues Passwort zu wählen.',
    lead: 'Wir schicken dir per E-Mail einen Link, mit dem du ein neues wählst.',
    back: 'Zurück zur Anmeldung',
    formName: 'Passwort vergessen',
    submit: 'Link senden',
    sent: 'Sieh in deinem Postfach nach',
    sentTo:
      'Falls <email></email> ein Konto hat, haben wir einen Link dorthin geschickt. Er gilt einmal, innerhalb einer Stunde. Keine E-Mail? Sieh im Spam-Ordner nach.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    description:
      'Legt ein neues Passwort fest, mit dem Link, der an deine E-Mail-Adresse geschickt wurde.',
    lead: 'Du wirst dabei überall abgemeldet. Melde dich danach mit dem neuen Passwort an.',
    submit: 'Neues Passwort festlegen',
    done: { title: 'Dein neues Passwort ist festgelegt', text: 'Bitte melde dich damit an.' },
    noToken: 'Öffne den Link in der E-Mail noch einmal oder fordere einen neuen an.',
    askAgain: 'Neuen Link anfordern',
  },
  invited: {
    title: 'Willkommen! Wähle dein Passwort',
    lead: 'Für dich wurde ein Konto eröffnet. Wähle ein Passwort, das nur du kennst, und melde dich künftig damit an.',
    submit: 'Passwort festlegen',
  },
  linkNotComplete: 'Dieser Link ist unvollständig',
  session: {
    ended: {
      title: 'Bitte melde dich erneut an',
      text: 'Du bist abgemeldet. Auf dieser Seite ist nichts verloren: Melde dich erneut an und mache dort weiter, wo du warst.',
      leave: 'Diese Seite verlassen',
    },
    'other-account': {
      title: 'Ein anderes Konto ist angemeldet',
      text: 'In einem anderen Tab dieses Browsers ist jetzt ein anderes Konto angemeldet. Von dieser Seite wurde dort nichts gespeichert. Um auf dieser Seite weiterzumachen, melde dich wieder mit ihrem Konto an.',
      leave: 'Das andere Konto verwenden',
    },
    account: 'Konto: <email></email>',
    submit: 'Erneut anmelden',
    done: 'Du bist wieder angemeldet',
  },
  undo: {
    title: 'Änderung deiner E-Mail-Adresse rückgängig machen',
    description:
      'Gibt einem Konto seine alte E-Mail-Adresse zurück, mit dem Link, der an sie geschickt wurde.',
    lead: 'Nutze das, wenn du sie nicht selbst geändert hast.',
    noToken: 'Öffne den Link in der E-Mail noch einmal.',
    text: 'Dein Konto bekommt seine alte Adresse zurück. Alle Geräte werden abgemeldet, Zugriffstoken gelten nicht mehr, und du wählst ein neues Passwort über einen Link, den wir an die alte Adresse schicken.',
    onceWithin: ({ days }) =>
      `Links wie dieser gelten einmal, innerhalb von ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
    submit: 'Meine alte Adresse wiederherstellen',
    done: 'Alle Geräte wurden abgemeldet, und das alte Passwort gilt nicht mehr. Wir haben dir eine E-Mail mit einem Link geschickt, um ein neues Passwort zu wählen.',
    kept: 'Passkeys, eine Authenticator-App und verknüpfte Konten, die vor der Anforderung dieser Änderung hinzugefügt wurden, gelten weiter. Sieh sie nach der Anmeldung in deinem Profil unter Sicherheit durch und entferne, was nicht von dir ist. Wenn eines davon dich an der Anmeldung hindert, schreib uns.',
    noMail: 'Keine E-Mail? Noch einen Link senden',
  },
  usernamePrompt: {
    title: 'Wähle deinen Benutzernamen',
    lead: 'Wir haben ihn aus deiner E-Mail-Adresse gebildet. Behalte ihn oder wähle einen anderen; später lässt er sich nicht mehr ändern.',
    submit: 'Benutzernamen speichern',
    done: 'Benutzername gespeichert',
  },
  verify: {
    title: 'Bestätigung der E-Mail-Adresse',
    description: 'Bestätigt eine E-Mail-Adresse mit dem Link, der an sie geschickt wurde.',
    failed: 'Bestätigung fehlgeschlagen',
    noToken: 'Der Bestätigungscode fehlt',
    callFailed: 'Die E-Mail-Adresse konnte nicht bestätigt werden',
    done: 'Deine E-Mail-Adresse ist bestätigt',
    thanks: 'Danke. Diese Adresse ist als deine bestätigt.',
    toProfile: 'Zum Profil',
    goOn: 'Weiter',
    backToProfile: 'Zurück zum Profil',
    waiting: 'Deine E-Mail-Adresse wird bestätigt …',
    moment: 'Einen Moment bitte.',
    signIn: 'Anmelden und neuen Link erhalten',
    resend: 'Neuen Link senden',
    resent: 'Wir haben einen neuen Link geschickt. Bitte sieh in deinem Postfach nach.',
  },
};
