export const messages = {
  pageTitle: 'Eine Herausforderung',
  description: 'Jemand fordert dich zu einem Quiz heraus.',
  challengedBy: ({ name }: { name: string }) => `${name} fordert dich heraus`,
  challenged: 'Du wurdest herausgefordert',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Zu schlagen: ${score} von ${total} (${percent})`,
  toBeatIn: ({
    score,
    total,
    percent,
    duration,
  }: {
    score: string;
    total: string;
    percent: string;
    duration: string;
  }) => `Zu schlagen: ${score} von ${total} (${percent}) in ${duration}`,
  official:
    'Du bekommst dieselben Fragen in derselben Reihenfolge. Dein Versuch zählt wie jeder andere.',
  start: 'Herausforderung annehmen',
  notStarted: 'Die Herausforderung konnte nicht begonnen werden',
  try: 'Ausprobieren',
  questions: ({ count }: { count: string }) => `Fragen: ${count}`,
  seenOnly:
    'Gefragt wird nur, was du schon gesehen hast. Die übrigen Fragen warten auf deinen nächsten gewerteten Versuch.',
  tryNotes: 'Ausprobieren zählt nicht.',
  bars: {
    guest:
      'Ohne Konto kannst du dieselben Fragen probieren. Melde dich für einen Versuch an, der zählt: Du kommst hierher zurück.',
    own: 'Das ist deine eigene Herausforderung: Schick den Link an jemanden.',
    open: 'Du hast einen offenen Versuch bei diesem Quiz. Bitte beende ihn zuerst.',
    cooldown: 'Ab <date></date> kannst du dieses Quiz wieder machen.',
    'used-up': 'Du hast alle deine Versuche bei diesem Quiz verbraucht.',
    'not-yet': 'Dieses Quiz öffnet am <date></date>.',
    closed: 'Dieses Quiz ist geschlossen.',
    'access-code':
      'Dieses Quiz braucht jetzt einen Zugangscode, deshalb sind Herausforderungen nicht möglich.',
    changed:
      'Das Quiz wurde seitdem geändert, deshalb können die damaligen Fragen nicht mehr in einem gewerteten Versuch gestellt werden.',
  },
  membersOnly:
    'Diese Herausforderung ist für Mitglieder. Bitte melde dich an: Du kommst hierher zurück.',
  signIn: 'Anmelden',
  toTheQuiz: 'Zum Quiz',
  noKeys:
    'Das zählte nicht und zeigt keine richtigen Antworten: Die gibt es mit einem gewerteten Versuch.',
  both: 'Beide Ergebnisse',
  you: 'Du',
  challenger: 'Gegenseite',
  result: 'Ergebnis',
  time: 'Zeit',
  question: ({ number }: { number: string }) => `Frage ${number}`,
  ahead: 'Du liegst vorn',
  behind: 'Du liegst zurück',
  even: 'Gleichstand',
  friend: 'Jemanden herausfordern',
  intro:
    'Wer den Link hat, sieht dein Ergebnis und bekommt dieselben Fragen in derselben Reihenfolge.',
  showName: 'Meinen Namen zeigen',
  make: 'Link erstellen',
  renew: 'Link ersetzen',
  end: 'Link deaktivieren',
  endsSent:
    'Wenn du ihn ersetzt oder deaktivierst, funktioniert der Link nicht mehr, den du verschickt hast.',
  taken: ({ count }: { count: string }) => `Gewertete Versuche über diesen Link: ${count}`,
  madeBars: {
    unfinished: 'Nur ein abgegebener Versuch kann eine Herausforderung sein.',
    'marked-by-hand':
      'Antworten in diesem Quiz bewertet ein Mensch, deshalb kann es keine Herausforderung sein.',
    withheld:
      'Das Quiz hält noch einen Teil der Ergebnisse zurück, deshalb ist eine Herausforderung noch nicht möglich.',
    'access-code':
      'Dieses Quiz braucht einen Zugangscode, deshalb kann es keine Herausforderung sein.',
    'by-link':
      'Dieses Quiz wird über einen Link der Autorin oder des Autors geöffnet und kann daher keine Herausforderung sein.',
    'not-open': 'Dieses Quiz ist nicht mehr offen.',
  },
  shownOnce: 'Kopiere den Link jetzt: Er wird nur dieses eine Mal gezeigt',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Der Link wurde kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden',
  ended: 'Der Link wurde deaktiviert',
  failed: 'Der Link konnte nicht geändert werden',
};
