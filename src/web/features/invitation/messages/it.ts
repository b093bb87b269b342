import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  denied: 'Accesso negato',
  title: 'Invita persone',
  pageTitle: 'Inviti, amministrazione',
  description: 'Apre account per le persone di un elenco e le invita via email.',
  link: 'Invita persone',
  loadFailed: 'Errore nel caricamento degli inviti',
  drop: 'Trascina qui un file CSV',
  choose: 'Scegli un file',
  columns:
    'Colonne: email e, se vuoi, nome, nome utente, classe (il codice o il nome) e lingua. Excel e altri fogli di calcolo possono salvare un file così. Al massimo 2000 persone.',
  template: 'Scarica un modello',
  paste: 'Oppure incolla un elenco',
  pasteHint: 'Con i titoli nella prima riga, o solo indirizzi, uno per riga.',
  read: 'Controlla l’elenco',
  readFailed: 'Impossibile leggere l’elenco',
  tooLarge: 'Il file è troppo grande',
  preview: 'Persone dell’elenco',
  all: 'Tutte',
  statuses: { invited: 'Riceverà l’invito', exists: 'Ha già un account', invalid: 'Esclusa' },
  line: ({ line }) => `Riga ${line}`,
  joins: ({ name }) => `Entra nella classe ${name}`,
  problems: {
    no_email: 'Manca l’indirizzo email.',
    bad_email: 'Questo non è un indirizzo email.',
    twice: 'L’indirizzo è due volte nell’elenco.',
    bad_name: 'Il nome è troppo lungo, è un indirizzo o fa pensare al personale del sito.',
    bad_username:
      'Il nome utente ha meno di 3 caratteri, più di 40 o caratteri diversi da lettere, cifre e trattini bassi.',
    username_taken: 'Il nome utente è già in uso.',
    reserved_email: 'Un altro account aveva questo indirizzo fino a poco fa e può riaverlo.',
    unknown_language: 'Questo sito non ha questa lingua.',
    unknown_class: 'Non c’è nessuna classe con questo codice o nome.',
    ambiguous_class: 'Più classi hanno questo nome. Usa il codice di una.',
  },
  differing: 'Con differenze',
  differs: {
    name: 'Una riga precedente dà a questa persona un altro nome, che viene usato.',
    username: 'Una riga precedente dà a questa persona un altro nome utente, che viene usato.',
    language: 'Una riga precedente dà a questa persona un’altra lingua, che viene usata.',
  },
  noName: 'Nome utente ricavato dall’indirizzo',
  invite: ({ count }) => plural(count, { one: 'Invita # persona', other: 'Invita # persone' }),
  update: 'Aggiungi alle loro classi',
  inviteHint:
    'Ogni persona riceve un account e un’email nella sua lingua con un link per scegliere una password. Il link funziona una volta, per 14 giorni.',
  other: 'Un altro elenco',
  invited: ({ count }) =>
    plural(count, { one: '# persona è stata invitata', other: '# persone sono state invitate' }),
  notInvited: 'Nessuno è stato invitato',
  added: 'Le persone sono state aggiunte alle loro classi',
  pending: 'Inviti aperti',
  found: ({ count }) => plural(count, { one: '# invito aperto', other: '# inviti aperti' }),
  name: 'Nome',
  email: 'Email',
  language: 'Lingua',
  sent: 'Inviato',
  ends: 'Il link vale fino al',
  expired: 'Scaduto',
  suspended: 'Sospeso',
  nobody: 'Nessun invito aperto',
  nobodyHint: 'Chi inviti resta qui finché non ha scelto una password.',
  resend: 'Invia di nuovo',
  resendNamed: ({ name }) => `Invia di nuovo l’email a ${name}`,
  revoke: 'Revoca',
  revokeNamed: ({ name }) => `Revoca l’invito di ${name}`,
  revokeTitle: ({ count }) =>
    plural(count, { one: 'Revocare questo invito?', other: 'Revocare # inviti?' }),
  revokeText: 'Il link smette di funzionare e l’account, che nessuno ha usato, viene eliminato.',
  notDone: 'Nulla è stato modificato',
  sentAgain: {
    done: ({ count }) =>
      plural(count, { one: 'Invito inviato di nuovo', other: '# inviti inviati di nuovo' }),
    notDone: 'Non inviato',
    already: ({ count }) =>
      plural(count, { one: 'Era già stato inviato.', other: '# erano già stati inviati.' }),
  },
  revoked: {
    done: ({ count }) => plural(count, { one: 'Invito revocato', other: '# inviti revocati' }),
    notDone: 'Non revocato',
    already: ({ count }) =>
      plural(count, { one: 'Era già stato revocato.', other: '# erano già stati revocati.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# persona ha accettato nel frattempo, o l’invito è stato revocato.',
      other: '# persone hanno accettato nel frattempo, o gli inviti sono stati revocati.',
    }),
};
