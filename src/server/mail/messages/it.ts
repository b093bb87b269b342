import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `Ciao ${username},`,
  buttonHelp: 'Se il pulsante non funziona, apri questo indirizzo:',
  linkBelow: ({ label }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }) =>
      `Ricevi questa email perché hai scritto a ${product} con il modulo di contatto. Il tuo riferimento è ${reference}.`,
    account: ({ to, product }) =>
      `Ricevi questa email perché ${to} è l’indirizzo di un account ${product}.`,
    formerAddress: ({ to, product }) =>
      `Ricevi questa email perché ${to} era l’indirizzo di un account ${product}.`,
    verification: ({ product }) =>
      `Ricevi questa email perché l’indirizzo è stato inserito su ${product}. Se non sei stato tu, ignorala. Non cambierà nulla.`,
    invitation: ({ product }) =>
      `Ricevi questa email perché un amministratore di ${product} ha inserito questo indirizzo. Se non sai perché, ignorala: senza la tua password nessuno può usare l’account.`,
    classInvitation: ({ product }) =>
      `Ricevi questa email perché un insegnante di ${product} ha inserito questo indirizzo. Se non sai perché, ignorala. Non cambierà nulla.`,
    passwordReset: ({ product }) =>
      `Ricevi questa email perché è stata chiesta una nuova password su ${product}. Se non sei stato tu, ignorala. Non cambierà nulla.`,
    export: ({ product }) =>
      `Ricevi questa email perché è stata chiesta un’esportazione nel tuo account ${product}.`,
    deletion: ({ product }) =>
      `Ricevi questa email perché è stata chiesta l’eliminazione del tuo account ${product}. Se non sei stato tu, riattiva l’account e cambia la password.`,
    deletionByAdministrator: ({ product }) =>
      `Ricevi questa email perché un amministratore di ${product} ha programmato l’eliminazione del tuo account.`,
  },
  invitation: {
    subject: ({ product }) => `Hai ricevuto un invito a ${product}`,
    text: ({ product, to }) =>
      `Un amministratore di ${product} ha aperto un account per ${to}. Scegli la tua password per usarlo.`,
    until: ({ day }) =>
      `Il link funziona una volta, fino al ${day}. Dopo puoi chiederne un altro nella pagina di accesso.`,
    action: 'Scegli la password',
  },
  classInvitation: {
    subject: ({ name }) => `Entra nella classe ${name}`,
    text: ({ teacher, name, product }) =>
      `${teacher} ti invita a entrare nella classe ${name} su ${product}.`,
    member: 'Accedi con il link; poi entri con un solo clic.',
    newcomer: 'Prima ti serve un account. Il link ti porta lì, poi entri con un solo clic.',
    action: 'Entra nella classe',
  },
  contactReply: { youWrote: 'Hai scritto:' },
  verification: {
    subject: 'Conferma il tuo indirizzo email',
    text: ({ to }) =>
      `Conferma che ${to} è il tuo indirizzo. Il link vale una sola volta, entro 24 ore.`,
    action: 'Conferma questo indirizzo',
  },
  addressChange: {
    subject: 'Il tuo indirizzo email sta per cambiare',
    text: ({ newAddress }) =>
      `L’indirizzo email del tuo account non sarà più questo ma ${newAddress ?? 'un altro'} non appena verrà aperto il link inviato al nuovo indirizzo.`,
    unexpected:
      'Se non l’hai chiesto tu, cambia subito la password e annulla la modifica nel tuo profilo.',
    action: 'Apri il tuo profilo',
  },
  addressChanged: {
    subject: 'Il tuo indirizzo email è stato modificato',
    text: ({ newAddress }) =>
      `L’indirizzo email del tuo account è ora ${newAddress}. Tutti gli altri dispositivi sono stati disconnessi.`,
    unexpected: ({ days }) =>
      `Se non sei stato tu, annulla la modifica entro ${plural(days, { one: '# giorno', other: '# giorni' })}. Il tuo account avrà di nuovo questo indirizzo, tutti i dispositivi verranno disconnessi e sceglierai una nuova password.`,
    action: 'Annulla questa modifica',
  },
  accessToken: {
    subject: 'È stato creato un nuovo token di accesso',
    text: ({ name, scope, day }) =>
      `Il token di accesso «${name}» (ambito: ${scope}) è stato creato per il tuo account. I programmi possono usarlo fino al ${day}.`,
    unexpected: 'Se non sei stato tu, revoca il token e cambia la password.',
    action: 'Vedi i tuoi token di accesso',
  },
  accountsMerged: {
    subject: 'Due account sono diventati uno',
    text: ({ removed }) =>
      `Un amministratore ha unito a questo il tuo altro account, ${removed}. I suoi risultati, le classi e tutto il resto ora sono qui. Non si può più usare per accedere.`,
    unexpected: 'Se non erano entrambi tuoi, scrivici.',
    action: 'Apri il profilo',
  },
  passwordReset: {
    subject: 'Scegli una nuova password',
    text: 'Usa questo link per scegliere una nuova password. Vale una sola volta, entro un’ora, e ti disconnette ovunque.',
    action: 'Scegli una nuova password',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    text: 'La password del tuo account è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
    unexpected:
      'Se non sei stato tu, scegli subito una nuova password per recuperare il tuo account.',
    action: 'Scegli una nuova password',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'È stata aggiunta un’app di autenticazione',
        text: 'Al tuo account è stata aggiunta un’app di autenticazione. Per accedere ora serve un codice di questa app.',
      },
      'app-removed': {
        subject: 'La tua app di autenticazione è stata rimossa',
        text: 'L’app di autenticazione è stata rimossa dal tuo account.',
      },
      'passkey-added': {
        subject: 'È stata aggiunta una passkey',
        text: 'Al tuo account è stata aggiunta una passkey. Permette di accedere senza password.',
      },
      'passkey-removed': {
        subject: 'Una passkey è stata rimossa',
        text: 'Una passkey è stata rimossa dal tuo account.',
      },
      'recovery-codes-renewed': {
        subject: 'I tuoi codici di recupero sono stati sostituiti',
        text: 'Il tuo account ha nuovi codici di recupero. Quelli vecchi non valgono più.',
      },
      'recovery-code-used': {
        subject: 'È stato usato un codice di recupero',
        text: 'Uno dei tuoi codici di recupero è stato usato per accedere. Non può essere usato di nuovo.',
      },
    },
    unexpected:
      'Se non sei stato tu, cambia la password e controlla subito le impostazioni di sicurezza.',
  },
  openSecurity: 'Apri le impostazioni di sicurezza',
  device: {
    unknown: 'Dispositivo sconosciuto',
    unknownBrowser: 'Browser sconosciuto',
    on: ({ browser, system }) => `${browser} su ${system}`,
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account',
    text: ({ device, moment, zone, network }) =>
      `È stato effettuato l’accesso al tuo account da un dispositivo mai usato prima: ${device}, ${moment} (${zone})${network ? `, rete ${network}` : ''}.`,
    unexpected: 'Se non sei stato tu, disconnetti quel dispositivo e cambia subito la password.',
    action: 'Vedi i tuoi dispositivi',
  },
  googleLinked: {
    subject: 'L’accesso con Google è stato aggiunto al tuo account',
    text: 'Un account Google con il tuo indirizzo email è stato usato per accedere. D’ora in poi puoi accedere anche con quello.',
    unexpected: 'Se non sei stato tu, proteggi il tuo account Google e cambia subito la password.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `L’accesso con ${provider} è stato aggiunto al tuo account`,
      text: ({ provider }) =>
        `Un account ${provider} è stato collegato al tuo. D’ora in poi puoi accedere anche con quello.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `L’accesso con ${provider} è stato rimosso dal tuo account`,
      text: ({ provider }) =>
        `L’account ${provider} non è più collegato al tuo. Non puoi più usarlo per accedere.`,
    },
    unexpected:
      'Se non sei stato tu, cambia la password e controlla subito le impostazioni di sicurezza.',
  },
  dataExport: {
    subject: 'L’esportazione dei tuoi dati',
    text: ({ product }) =>
      `In allegato trovi una copia di tutto ciò che ${product} conserva su di te, come hai chiesto. È un file JSON.`,
    keepSafe: 'Conservala in un luogo sicuro.',
  },
  deletion: {
    subject: 'Il tuo account sarà eliminato',
    requested: 'Come hai chiesto, il tuo account è ora disattivato.',
    byAdministrator: 'Un amministratore ha disattivato il tuo account.',
    day: ({ day, days }) =>
      `Sarà eliminato definitivamente il ${day}, tra ${plural(days, { one: '# giorno', other: '# giorni' })}.`,
    restore: 'Fino ad allora puoi ripristinarlo: accedi e scegli «Riattiva il mio account».',
    action: 'Conserva il mio account',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `Nuovo compito: ${title}`,
      'assignment-due': ({ title }) => `In scadenza: ${title}`,
      'assignment-overdue': ({ title }) => `Scaduto: ${title}`,
      'result-regraded': ({ title }) => `Il tuo risultato in «${title}» è stato corretto`,
      'result-marked': ({ title }) => `Le tue risposte in «${title}» sono valutate`,
      'report-settled': 'La tua segnalazione è stata esaminata',
      'quiz-reopened': ({ title }) => `Di nuovo aperto: ${title}`,
      'reviews-due': 'Ci sono domande da ripassare',
      'certificate-issued': ({ title }: { title: string }) => `Il tuo certificato: ${title}`,
      'achievements-earned': 'Nuovi traguardi',
      'streak-ending': 'Il tuo obiettivo di oggi non è ancora raggiunto',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `Domande da ripassare: ${due}. Pochi minuti adesso fanno risparmiare molto tempo dopo.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `Hai superato tutti i quiz di «${title}»: ecco il tuo certificato.`,
      'achievements-earned': ({ earned }) =>
        `Nuovi traguardi: ${earned}. Il tuo profilo li mostra.`,
      'streak-ending': ({ left, days }) =>
        `Il tuo obiettivo di oggi non è ancora raggiunto. Domande mancanti: ${left}. Giorni di fila finora: ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `«${title}» è stato assegnato in ${className}.`
          : `«${title}» è stato assegnato in ${className}. Scadenza: ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `Scadenza di «${title}» (${className}): ${due}.`,
      'assignment-overdue': ({ title, className, due }) =>
        `«${title}» (${className}) scadeva il ${due} e non è ancora stato svolto.`,
      'result-regraded': ({ title, score, total }) =>
        `Una domanda è stata rivalutata. Il tuo risultato in «${title}» è ora ${score} su ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `Tutte le risposte in «${title}» sono valutate. Il tuo risultato è ${score} su ${total}.`,
      'quiz-reopened': ({ title }) => `Puoi rifare «${title}».`,
      'report-settled': {
        fixed: ({ title }) =>
          `La tua segnalazione di una domanda di «${title}» è stata esaminata e la domanda è stata corretta.`,
        kept: ({ title }) =>
          `La tua segnalazione di una domanda di «${title}» è stata esaminata. La domanda resta com’è.`,
      },
    },
    several: ({ count }) => plural(count, { one: '# notifica', other: '# notifiche' }),
    intro: 'Ecco le novità per te:',
    all: 'Apri le notifiche',
    openClasses: 'Apri le tue classi',
    openResult: 'Vedi il tuo risultato',
    practise: 'Esercitati',
    openQuiz: 'Apri il quiz',
    openCertificate: 'Apri il certificato',
    openAchievements: 'Apri i tuoi traguardi',
    because: ({ product }) =>
      `Ricevi questa email perché le notifiche di ${product} sono attive per il tuo account. Nel tuo profilo scegli quali.`,
    unsubscribe: 'Non ricevere più queste email',
    page: {
      title: 'Annulla l’iscrizione',
      question: 'Non vuoi più ricevere email come quella che ti ha portato qui?',
      stop: 'Non ricevere più queste email',
      stopAll: 'Non ricevere più email di notifica',
      done: 'Non riceverai più queste email.',
      invalid: 'Questo link non è valido. Nel tuo profilo scegli quali email ricevere.',
      settings: 'Impostazioni delle notifiche',
    },
  },
};
