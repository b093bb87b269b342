import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'Accedi o crea un account',
    description:
      'Accedi o registrati per svolgere quiz a tempo, conservare i tuoi risultati e seguire i tuoi progressi.',
    headline: 'Scopri cosa <mark>sai davvero</mark>',
    yourAccount: ({ product }) => `Il tuo account ${product}`,
    login: 'Accedi',
    register: 'Registrati',
    or: 'oppure',
    withPasskey: 'Accedi con una passkey',
    forClass:
      'Questo link serve per entrare in una classe. Prima accedi o registrati: poi vedrai la classe e potrai entrarci.',
  },
  benefits: {
    variety: {
      title: 'Tanti quiz diversi',
      text: 'A tempo, valutati in modo equo e spiegati, dal livello base a quello avanzato.',
    },
    topics: {
      title: 'Quiz su molti argomenti',
      text: 'Scienze, storia, lingue, programmazione: scegli una categoria o segui una serie.',
    },
    progress: {
      title: 'Segui i tuoi progressi',
      text: 'Ogni risultato viene salvato, con ciò che conviene ripassare prima del prossimo tentativo.',
    },
  },
  fields: {
    email: 'Indirizzo email',
    password: 'Password',
    newPassword: 'Nuova password',
    confirmPassword: 'Conferma la password',
    username: 'Nome utente',
    usernameRule: 'Almeno 3 lettere, numeri o trattini bassi. Ogni nome utente è unico.',
    capsLock: 'Il blocco maiuscole è attivo',
  },
  login: {
    submit: 'Accedi',
    forgotPassword: 'Hai dimenticato la password?',
    done: 'Accesso effettuato',
    welcomeBack: ({ username }) => `Ciao di nuovo, ${username}!`,
    failed: 'Accesso non riuscito',
  },
  register: {
    byInvitation: 'Qui gli account si aprono solo su invito.',
    domains: ({ domains }) =>
      `Solo indirizzi di ${list(domains)}. Puoi accedere quando il tuo indirizzo è confermato.`,
    submit: 'Crea account',
    consent:
      'Creando un account confermi di avere almeno 13 anni e accetti le <terms>Condizioni d’uso</terms> e l’<privacy>Informativa sulla privacy</privacy>.',
    done: 'Registrazione completata',
    welcome: ({ username }) => `Ti diamo il benvenuto, ${username}!`,
    failed: 'Registrazione non riuscita',
    created: {
      title: 'Il tuo account è stato creato',
      text: 'Abbiamo inviato un link a <email></email>. Aprilo per confermare il tuo indirizzo, poi accedi.',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `Almeno ${plural(minimum, { one: '# carattere', other: '# caratteri' })}, meglio con maiuscole, minuscole e una cifra.`,
    strength: {
      weak: 'Sicurezza della password: <strong>debole</strong>',
      fair: 'Sicurezza della password: <strong>discreta</strong>',
      good: 'Sicurezza della password: <strong>buona</strong>',
      strong: 'Sicurezza della password: <strong>alta</strong>',
    },
    isCommon:
      'Molte persone usano questa password, quindi è facile da indovinare. Scegline un’altra.',
  },
  google: {
    button: ({ name }) => `Continua con ${name}`,
    notConfigured: 'L’accesso con Google non è configurato su questo sito.',
    failed: 'Errore di autenticazione',
    popupClosed: 'La finestra è stata chiusa prima di completare l’accesso.',
    cancelled: 'L’accesso è stato annullato.',
    refused: ({ name }) => `L’accesso con ${name} non è riuscito`,
    serverFailed: 'L’accesso al server non è riuscito',
  },
  secondStep: {
    title: 'Conferma la tua identità',
    formName: 'Secondo passaggio',
    otherWays: {
      app: 'Usa un codice della tua app',
      passkey: 'Usa una passkey',
      'recovery-code': 'Usa un codice di recupero',
    },
    appCode: 'Codice della tua app di autenticazione',
    appCodeRule: '6 cifre. Ogni codice vale una sola volta.',
    recoveryCode: 'Codice di recupero',
    recoveryCodeRule: 'Uno dei codici che hai salvato. Ognuno vale una sola volta.',
    passkeyPrompt:
      'Il browser ti chiede l’impronta, il volto, il blocco dello schermo o la chiave di sicurezza.',
    passkeyFailed: 'Non è stato possibile usare la passkey. Riprova.',
    confirm: 'Conferma',
    cancel: 'Annulla',
  },
  deactivated: {
    title: 'Account disattivato',
    deletedOn:
      'L’account di <email></email> è disattivato e sarà eliminato il <date></date>. Fino ad allora puoi riaverlo com’era.',
    text: 'L’account di <email></email> è disattivato. Puoi riaverlo com’era.',
    close: 'Chiudi',
    cancel: 'Annulla',
    reactivate: 'Riattiva il mio account',
    done: { title: 'Account riattivato', text: 'Il tuo account è di nuovo attivo. Accedi.' },
    failed: {
      title: 'Riattivazione non riuscita',
      text: 'Qualcosa è andato storto durante la riattivazione del tuo account. Riprova.',
    },
  },
  forgot: {
    title: 'Hai dimenticato la password?',
    description: 'Ricevi via email un link per scegliere una nuova password.',
    lead: 'Ti invieremo un’email con un link per sceglierne una nuova.',
    back: 'Torna all’accesso',
    formName: 'Password dimenticata',
    submit: 'Invia il link',
    sent: 'Controlla la tua email',
    sentTo:
      'Se <email></email> ha un account, abbiamo inviato un link a quell’indirizzo. Vale una sola volta, entro un’ora. Nessuna email? Controlla la cartella spam.',
  },
  reset: {
    title: 'Scegli una nuova password',
    description: 'Imposta una nuova password con il link inviato al tuo indirizzo email.',
    lead: 'Verrai disconnesso ovunque. Poi accedi con la nuova password.',
    submit: 'Imposta la nuova password',
    done: { title: 'La nuova password è impostata', text: 'Usala per accedere.' },
    noToken: 'Apri di nuovo il link nell’email o chiedine uno nuovo.',
    askAgain: 'Chiedi un nuovo link',
  },
  invited: {
    title: 'Ti diamo il benvenuto! Scegli la password',
    lead: 'È stato aperto un account per te. Scegli una password che conosci solo tu: serve per accedere.',
    submit: 'Imposta la password',
  },
  linkNotComplete: 'Questo link è incompleto',
  session: {
    ended: {
      title: 'Accedi di nuovo',
      text: 'La sessione è terminata. In questa pagina non è andato perso nulla: accedi di nuovo e riprendi da dove eri.',
      leave: 'Lascia questa pagina',
    },
    'other-account': {
      title: 'È connesso un altro account',
      text: 'In un’altra scheda di questo browser è ora connesso un altro account. Nulla di questa pagina è stato salvato lì. Per continuare qui, accedi di nuovo con l’account di questa pagina.',
      leave: 'Usa l’altro account',
    },
    account: 'Account: <email></email>',
    submit: 'Accedi di nuovo',
    done: 'Hai effettuato di nuovo l’accesso',
  },
  undo: {
    title: 'Annulla la modifica del tuo indirizzo email',
    description:
      'Restituisce a un account il vecchio indirizzo email con il link inviato a quell’indirizzo.',
    lead: 'Usalo se non sei stato tu a modificarlo.',
    noToken: 'Apri di nuovo il link nell’email.',
    text: 'Il tuo account torna al vecchio indirizzo. Tutti i dispositivi vengono disconnessi, i token di accesso non funzionano più e scegli una nuova password con un link che inviamo al vecchio indirizzo.',
    onceWithin: ({ days }) =>
      `I link come questo valgono una sola volta, entro ${plural(days, { one: '# giorno', other: '# giorni' })}.`,
    submit: 'Ripristina il vecchio indirizzo',
    done: 'Tutti i dispositivi sono stati disconnessi e la vecchia password non funziona più. Ti abbiamo inviato un’email con un link per scegliere una nuova password.',
    kept: 'Le passkey, l’app di autenticazione e gli account collegati aggiunti prima della richiesta di questa modifica funzionano ancora. Dopo l’accesso controllali nel tuo profilo, in Sicurezza, e rimuovi ciò che non è tuo. Se qualcosa ti impedisce di accedere, scrivici.',
    noMail: 'Nessuna email? Invia un altro link',
  },
  usernamePrompt: {
    title: 'Scegli il tuo nome utente',
    lead: 'Lo abbiamo creato dal tuo indirizzo email. Tienilo o scegline un altro: poi non si può più cambiare.',
    submit: 'Salva nome utente',
    done: 'Nome utente salvato',
  },
  verify: {
    title: 'Verifica dell’indirizzo email',
    description: 'Conferma un indirizzo email con il link inviato a quell’indirizzo.',
    failed: 'Verifica non riuscita',
    noToken: 'Manca il codice di verifica',
    callFailed: 'Non è stato possibile verificare l’indirizzo email',
    done: 'Il tuo indirizzo email è verificato',
    thanks: 'Grazie. È confermato che questo indirizzo è tuo.',
    toProfile: 'Vai al profilo',
    goOn: 'Continua',
    backToProfile: 'Torna al profilo',
    waiting: 'Verifica dell’indirizzo in corso…',
    moment: 'Ci vuole un momento.',
    signIn: 'Accedi per ricevere un nuovo link',
    resend: 'Invia un nuovo link',
    resent: 'Abbiamo inviato un nuovo link. Controlla la posta in arrivo.',
  },
};
