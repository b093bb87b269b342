export const messages = {
  pageTitle: 'Una sfida',
  description: 'Qualcuno ti sfida a un quiz.',
  challengedBy: ({ name }: { name: string }) => `${name} ti sfida`,
  challenged: 'Hai ricevuto una sfida',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Risultato da battere: ${score} su ${total} (${percent})`,
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
  }) => `Risultato da battere: ${score} su ${total} (${percent}) in ${duration}`,
  official: 'Ricevi le stesse domande nello stesso ordine. Il tuo tentativo conta come gli altri.',
  start: 'Accetta la sfida',
  notStarted: 'Impossibile iniziare la sfida',
  try: 'Prova',
  questions: ({ count }: { count: string }) => `Domande: ${count}`,
  seenOnly:
    'Vengono poste solo domande che hai già visto. Le altre aspettano il tuo prossimo tentativo che conta.',
  tryNotes: 'Una prova non conta.',
  bars: {
    guest:
      'Senza un account puoi provare le stesse domande. Accedi per un tentativo che conta: tornerai qui.',
    own: 'Questa è la tua sfida: invia il link a qualcuno.',
    open: 'Hai un tentativo aperto in questo quiz. Finiscilo prima.',
    cooldown: 'Puoi rifare questo quiz dal <date></date>.',
    'used-up': 'Hai usato tutti i tuoi tentativi in questo quiz.',
    'not-yet': 'Questo quiz apre il <date></date>.',
    closed: 'Questo quiz è chiuso.',
    'access-code':
      'Questo quiz ora richiede un codice di accesso, quindi le sfide non sono possibili.',
    changed:
      'Nel frattempo il quiz è cambiato: le domande di allora non possono più essere poste in un tentativo che conta.',
  },
  membersOnly: 'Questa sfida è per i membri. Accedi: tornerai qui.',
  signIn: 'Accedi',
  toTheQuiz: 'Vai al quiz',
  noKeys:
    'Questa prova non conta e non mostra le risposte corrette: arrivano con un tentativo che conta.',
  both: 'Entrambi i risultati',
  you: 'Tu',
  challenger: 'Avversario',
  result: 'Risultato',
  time: 'Tempo',
  question: ({ number }: { number: string }) => `Domanda ${number}`,
  ahead: 'Sei in vantaggio',
  behind: 'Sei in svantaggio',
  even: 'Siete pari',
  friend: 'Sfida qualcuno',
  intro: 'Chi ha il link vede il tuo risultato e riceve le stesse domande nello stesso ordine.',
  showName: 'Mostra il mio nome',
  make: 'Crea un link',
  renew: 'Sostituisci il link',
  end: 'Disattiva il link',
  endsSent: 'Se lo sostituisci o lo disattivi, il link che hai inviato non funziona più.',
  taken: ({ count }: { count: string }) => `Tentativi con questo link che contano: ${count}`,
  madeBars: {
    unfinished: 'Solo un tentativo consegnato può diventare una sfida.',
    'marked-by-hand':
      'Le risposte di questo quiz sono valutate da una persona: non può diventare una sfida.',
    withheld:
      'Il quiz trattiene ancora una parte dei risultati: non può ancora diventare una sfida.',
    'access-code': 'Questo quiz richiede un codice di accesso: non può diventare una sfida.',
    'by-link': 'Questo quiz si apre con un link del suo autore: non può diventare una sfida.',
    'not-open': 'Questo quiz non è più aperto.',
  },
  shownOnce: 'Copia il link adesso: viene mostrato solo questa volta',
  link: 'Link',
  copy: 'Copia',
  copied: 'Il link è stato copiato',
  notCopied: 'Impossibile copiare il link',
  ended: 'Il link è stato disattivato',
  failed: 'Impossibile modificare il link',
};
