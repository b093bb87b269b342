export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Zertifikate von ${name}`,
  gives: 'Ein Zertifikat vergeben, wenn alle Quizze bestanden sind',
  givesUse:
    'Auch wer vorher schon alles bestanden hat, bekommt eines. Zertifikate bleiben, wenn sich die Serie ändert oder keine mehr vergibt.',
  awarded: ({ count }: { count: string }) => `Bisher ausgestellt: ${count}`,
  isChecking: 'Wer schon alles bestanden hat, wird gerade gesucht.',
  revoked: 'Widerrufen',
  loadFailed: 'Die Zertifikate wurden nicht geladen',
  notSaved: 'Nicht gespeichert',
  saved: 'Gespeichert',
  open: ({ name }: { name: string }) => `Zertifikat von ${name} öffnen`,
  earlier: 'Frühere',
  later: 'Spätere',
};
