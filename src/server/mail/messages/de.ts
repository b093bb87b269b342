import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `Hallo ${username},`,
  buttonHelp: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  linkBelow: ({ label }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }) =>
      `Du erhältst diese E-Mail, weil du ${product} über das Kontaktformular geschrieben hast. Deine Referenz ist ${reference}.`,
    account: ({ to, product }) =>
      `Du erhältst diese E-Mail, weil ${to} die Adresse eines Kontos bei ${product} ist.`,
    formerAddress: ({ to, product }) =>
      `Du erhältst diese E-Mail, weil ${to} die Adresse eines Kontos bei ${product} war.`,
    verification: ({ product }) =>
      `Du erhältst diese E-Mail, weil die Adresse bei ${product} eingegeben wurde. Falls du das nicht warst, ignoriere diese E-Mail. Es ändert sich nichts.`,
    invitation: ({ product }) =>
      `Du erhältst diese E-Mail, weil ein Administrator von ${product} diese Adresse eingegeben hat. Falls du nicht weißt, warum, ignoriere diese E-Mail: Ohne dein Passwort kann niemand das Konto benutzen.`,
    classInvitation: ({ product }) =>
      `Du erhältst diese E-Mail, weil eine Lehrkraft bei ${product} diese Adresse eingegeben hat. Falls du nicht weißt, warum, ignoriere diese E-Mail. Es ändert sich nichts.`,
    passwordReset: ({ product }) =>
      `Du erhältst diese E-Mail, weil bei ${product} ein neues Passwort angefordert wurde. Falls du das nicht warst, ignoriere diese E-Mail. Es ändert sich nichts.`,
    export: ({ product }) =>
      `Du erhältst diese E-Mail, weil in deinem Konto bei ${product} ein Export angefordert wurde.`,
    deletion: ({ product }) =>
      `Du erhältst diese E-Mail, weil in deinem Konto bei ${product} die Löschung angefordert wurde. Falls du das nicht warst, reaktiviere dein Konto und ändere dein Passwort.`,
    deletionByAdministrator: ({ product }) =>
      `Du erhältst diese E-Mail, weil die Administration von ${product} die Löschung deines Kontos vorgemerkt hat.`,
  },
  invitation: {
    subject: ({ product }) => `Du bist zu ${product} eingeladen`,
    text: ({ product, to }) =>
      `Ein Administrator von ${product} hat ein Konto für ${to} eröffnet. Wähle dein eigenes Passwort, um es zu benutzen.`,
    until: ({ day }) =>
      `Der Link funktioniert einmal, bis zum ${day}. Danach kannst du auf der Anmeldeseite einen neuen anfordern.`,
    action: 'Passwort wählen',
  },
  classInvitation: {
    subject: ({ name }) => `Tritt der Klasse ${name} bei`,
    text: ({ teacher, name, product }) =>
      `${teacher} lädt dich in die Klasse ${name} bei ${product} ein.`,
    member: 'Melde dich über den Link an; danach trittst du mit einem Klick bei.',
    newcomer:
      'Du brauchst zuerst ein Konto. Der Link führt dich dorthin, danach trittst du mit einem Klick bei.',
    action: 'Der Klasse beitreten',
  },
  contactReply: { youWrote: 'Du hast geschrieben:' },
  verification: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: ({ to }) =>
      `Bitte bestätige, dass ${to} deine Adresse ist. Der Link gilt einmal, innerhalb von 24 Stunden.`,
    action: 'Diese Adresse bestätigen',
  },
  addressChange: {
    subject: 'Deine E-Mail-Adresse wird bald geändert',
    text: ({ newAddress }) =>
      `Die E-Mail-Adresse deines Kontos wechselt von dieser zu ${newAddress ?? 'einer anderen'}, sobald der Link geöffnet wird, der an die neue Adresse geschickt wurde.`,
    unexpected:
      'Falls du das nicht wolltest, ändere jetzt dein Passwort und brich die Änderung in deinem Profil ab.',
    action: 'Dein Profil öffnen',
  },
  addressChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: ({ newAddress }) =>
      `Die E-Mail-Adresse deines Kontos ist jetzt ${newAddress}. Alle anderen Geräte wurden abgemeldet.`,
    unexpected: ({ days }) =>
      `Falls du das nicht warst, mache die Änderung innerhalb von ${plural(days, { one: '# Tag', other: '# Tagen' })} rückgängig. Dein Konto hat dann wieder diese Adresse, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.`,
    action: 'Diese Änderung rückgängig machen',
  },
  accessToken: {
    subject: 'Ein neues Zugriffstoken wurde erstellt',
    text: ({ name, scope, day }) =>
      `Das Zugriffstoken „${name}“ (Umfang: ${scope}) wurde für dein Konto erstellt. Programme können es bis zum ${day} verwenden.`,
    unexpected: 'Falls du das nicht warst, widerrufe das Token und ändere dein Passwort.',
    action: 'Deine Zugriffstoken ansehen',
  },
  accountsMerged: {
    subject: 'Aus zwei Konten wurde eines',
    text: ({ removed }) =>
      `Ein Administrator hat dein anderes Konto, ${removed}, mit diesem zusammengeführt. Seine Ergebnisse, Klassen und alles andere sind jetzt hier. Anmelden kannst du dich damit nicht mehr.`,
    unexpected: 'Falls nicht beide dir gehörten, schreib uns bitte.',
    action: 'Profil öffnen',
  },
  passwordReset: {
    subject: 'Wähle ein neues Passwort',
    text: 'Mit diesem Link wählst du ein neues Passwort. Er gilt einmal, innerhalb einer Stunde, und meldet dich überall ab.',
    action: 'Neues Passwort wählen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
    unexpected:
      'Falls du das nicht warst, wähle jetzt ein neues Passwort, um dein Konto zurückzubekommen.',
    action: 'Neues Passwort wählen',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'Eine Authenticator-App wurde hinzugefügt',
        text: 'Deinem Konto wurde eine Authenticator-App hinzugefügt. Zum Anmelden ist jetzt ein Code dieser App nötig.',
      },
      'app-removed': {
        subject: 'Deine Authenticator-App wurde entfernt',
        text: 'Die Authenticator-App wurde aus deinem Konto entfernt.',
      },
      'passkey-added': {
        subject: 'Ein Passkey wurde hinzugefügt',
        text: 'Deinem Konto wurde ein Passkey hinzugefügt. Damit kann man sich ohne das Passwort anmelden.',
      },
      'passkey-removed': {
        subject: 'Ein Passkey wurde entfernt',
        text: 'Ein Passkey wurde aus deinem Konto entfernt.',
      },
      'recovery-codes-renewed': {
        subject: 'Deine Wiederherstellungscodes wurden ersetzt',
        text: 'Dein Konto hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
      },
      'recovery-code-used': {
        subject: 'Ein Wiederherstellungscode wurde verwendet',
        text: 'Einer deiner Wiederherstellungscodes wurde zum Anmelden verwendet. Er kann nicht noch einmal verwendet werden.',
      },
    },
    unexpected:
      'Falls du das nicht warst, ändere jetzt dein Passwort und prüfe deine Sicherheitseinstellungen.',
  },
  openSecurity: 'Deine Sicherheitseinstellungen öffnen',
  device: {
    unknown: 'Unbekanntes Gerät',
    unknownBrowser: 'Unbekannter Browser',
    on: ({ browser, system }) => `${browser} unter ${system}`,
  },
  newDevice: {
    subject: 'Neue Anmeldung bei deinem Konto',
    text: ({ device, moment, zone, network }) =>
      `Jemand hat sich auf einem neuen Gerät bei deinem Konto angemeldet: ${device}, ${moment} (${zone})${network ? `, Netzwerk ${network}` : ''}.`,
    unexpected: 'Falls du das nicht warst, melde dieses Gerät ab und ändere jetzt dein Passwort.',
    action: 'Deine Geräte ansehen',
  },
  googleLinked: {
    subject: 'Die Anmeldung mit Google wurde deinem Konto hinzugefügt',
    text: 'Ein Google-Konto mit deiner E-Mail-Adresse wurde zum Anmelden verwendet. Ab jetzt kannst du dich auch damit anmelden.',
    unexpected:
      'Falls du das nicht warst, sichere dein Google-Konto und ändere jetzt dein Passwort.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `Die Anmeldung mit ${provider} wurde deinem Konto hinzugefügt`,
      text: ({ provider }) =>
        `Ein Konto bei ${provider} wurde mit deinem verknüpft. Ab jetzt kannst du dich auch damit anmelden.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `Die Anmeldung mit ${provider} wurde aus deinem Konto entfernt`,
      text: ({ provider }) =>
        `Das Konto bei ${provider} ist nicht mehr mit deinem verknüpft. Du kannst dich damit nicht mehr anmelden.`,
    },
    unexpected:
      'Falls du das nicht warst, ändere jetzt dein Passwort und prüfe deine Sicherheitseinstellungen.',
  },
  dataExport: {
    subject: 'Dein Datenexport',
    text: ({ product }) =>
      `Im Anhang findest du eine Kopie von allem, was ${product} über dich speichert, wie du es angefordert hast. Es ist eine JSON-Datei.`,
    keepSafe: 'Bewahre sie an einem sicheren Ort auf.',
  },
  deletion: {
    subject: 'Dein Konto wird gelöscht',
    requested: 'Wie gewünscht ist dein Konto jetzt deaktiviert.',
    byAdministrator: 'Die Administration hat dein Konto deaktiviert.',
    day: ({ day, days }) =>
      `Es wird am ${day} endgültig gelöscht, in ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
    restore:
      'Bis dahin kannst du es wiederherstellen: Melde dich an und wähle „Mein Konto reaktivieren“.',
    action: 'Mein Konto behalten',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `Neue Aufgabe: ${title}`,
      'assignment-due': ({ title }) => `Bald fällig: ${title}`,
      'assignment-overdue': ({ title }) => `Überfällig: ${title}`,
      'result-regraded': ({ title }) => `Dein Ergebnis in „${title}“ wurde korrigiert`,
      'result-marked': ({ title }) => `Dein Ergebnis in „${title}“ ist bewertet`,
      'report-settled': 'Deine Meldung wurde geprüft',
      'quiz-reopened': ({ title }) => `Wieder offen: ${title}`,
      'reviews-due': 'Fragen sind zum Üben fällig',
      'certificate-issued': ({ title }: { title: string }) => `Dein Zertifikat: ${title}`,
      'achievements-earned': 'Neue Erfolge',
      'streak-ending': 'Dein Tagesziel ist heute noch offen',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `Fällige Fragen zum Üben: ${due}. Ein paar Minuten jetzt sparen später viel Zeit.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `Du hast alle Quizze von „${title}“ bestanden: Hier ist dein Zertifikat.`,
      'achievements-earned': ({ earned }) => `Neue Erfolge: ${earned}. Dein Profil zeigt sie.`,
      'streak-ending': ({ left, days }) =>
        `Dein Tagesziel ist heute noch offen. Noch offene Fragen: ${left}. Tage in Folge bisher: ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `Neue Aufgabe in ${className}: „${title}“.`
          : `Neue Aufgabe in ${className}: „${title}“. Fällig am ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `„${title}“ (${className}) ist am ${due} fällig.`,
      'assignment-overdue': ({ title, className, due }) =>
        `„${title}“ (${className}) war am ${due} fällig und ist noch nicht erledigt.`,
      'result-regraded': ({ title, score, total }) =>
        `Eine Frage wurde neu bewertet. Dein Ergebnis in „${title}“ ist jetzt ${score} von ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `Alle Antworten in „${title}“ sind bewertet. Dein Ergebnis ist ${score} von ${total}.`,
      'quiz-reopened': ({ title }) => `Du kannst „${title}“ wieder machen.`,
      'report-settled': {
        fixed: ({ title }) =>
          `Deine Meldung zu einer Frage in „${title}“ wurde geprüft und die Frage korrigiert.`,
        kept: ({ title }) =>
          `Deine Meldung zu einer Frage in „${title}“ wurde geprüft. Die Frage bleibt, wie sie ist.`,
      },
    },
    several: ({ count }) =>
      plural(count, { one: '# Benachrichtigung', other: '# Benachrichtigungen' }),
    intro: 'Das ist neu für dich:',
    all: 'Benachrichtigungen öffnen',
    openClasses: 'Deine Klassen öffnen',
    openResult: 'Ergebnis ansehen',
    practise: 'Üben',
    openQuiz: 'Quiz öffnen',
    openCertificate: 'Zertifikat öffnen',
    openAchievements: 'Erfolge ansehen',
    because: ({ product }) =>
      `Du bekommst diese E-Mail, weil du Benachrichtigungen von ${product} erhältst. Welche, legst du in deinem Profil fest.`,
    unsubscribe: 'Diese E-Mails abbestellen',
    page: {
      title: 'Abbestellen',
      question: 'Möchtest du keine E-Mails mehr wie die, über die du hierher gekommen bist?',
      stop: 'Diese E-Mails abbestellen',
      stopAll: 'Alle Benachrichtigungen per E-Mail abbestellen',
      done: 'Du bekommst keine solchen E-Mails mehr.',
      invalid:
        'Dieser Link ist nicht gültig. In deinem Profil legst du fest, welche E-Mails du bekommst.',
      settings: 'Einstellungen für Benachrichtigungen',
    },
  },
};
