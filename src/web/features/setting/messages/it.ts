import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'Impostazioni',
  description: 'Il nome del sito, chi può aprire un account e ciò che vale per tutti.',
  failed: 'Errore nel caricamento delle impostazioni',
  denied: 'Accesso negato',
  save: 'Salva le modifiche',
  discard: 'Annulla le modifiche',
  saved: 'Le impostazioni sono salvate',
  notSaved: 'Le impostazioni non sono state salvate',
  fixedBy: ({ variable }: { variable: string }) => `Fissato dalla variabile d’ambiente ${variable}`,
  groups: {
    site: 'Il sito',
    accounts: 'Account',
    quizzes: 'Nuovi quiz',
    attempts: 'Tentativi',
    retention: 'Conservazione',
  },
  settings: {
    siteName: {
      label: 'Nome',
      hint: 'Compare in ogni pagina, nelle email e nelle anteprime dei link.',
    },
    logo: {
      label: 'Logo',
      hint: 'Compare accanto al nome. È meglio un’immagine quadrata senza sfondo.',
    },
    contactEmail: {
      label: 'Indirizzo di contatto',
      hint: 'Riceve i messaggi del modulo di contatto e compare nella pagina dei contatti.',
    },
    languages: {
      label: 'Lingue',
      hint: 'Lingue delle pagine e delle email. Ciò che le persone scrivono mantiene la sua lingua.',
    },
    comments: {
      label: 'Commenti sulle domande',
      hint: 'Li leggono e scrivono gli studenti che hanno risposto alla domanda; gli autori li approvano.',
    },
    registration: {
      label: 'Chi può aprire un account',
      hint: 'Gli account esistenti restano come sono.',
    },
    registrationDomains: {
      label: 'Domini degli indirizzi email',
      hint: 'Uno per riga, per esempio scuola.example. Un nuovo account si può usare quando il suo indirizzo è confermato.',
    },
    passwordMinimum: {
      label: 'Lunghezza minima della password',
      hint: 'In caratteri. Le password esistenti restano valide.',
    },
    secondFactorRoles: {
      label: 'Secondo fattore obbligatorio',
      hint: 'Questi ruoli si possono usare solo con un’app di autenticazione o una passkey.',
    },
    quizRules: {
      label: 'Regole di un nuovo quiz',
      hint: 'Ogni quiz può cambiarle. I quiz esistenti mantengono le loro.',
    },
    chosenTime: {
      label: 'Tempo scelto dagli studenti',
      hint: 'Nel profilo di accessibilità, fino al doppio del tempo. Le eccezioni valgono comunque, e i tentativi iniziati mantengono il loro tempo.',
    },
    auditRetentionDays: {
      label: 'Registro delle modifiche',
      hint: 'Giorni per cui si conservano le modifiche degli amministratori, almeno 30.',
    },
    authorUploadMegabytes: {
      label: 'Immagini e audio di una persona',
      hint: 'Megabyte che i file caricati da una persona possono occupare in tutto.',
    },
    siteUploadMegabytes: {
      label: 'Immagini e audio del sito',
      hint: 'Megabyte che tutti i file caricati possono occupare in tutto.',
    },
    deletionGraceDays: {
      label: 'Account eliminati',
      hint: 'Giorni entro cui un account eliminato si può ripristinare.',
    },
    restoreDays: {
      label: 'Contenuti eliminati',
      hint: 'Giorni entro cui si può ripristinare un quiz, una serie, un articolo, una testimonianza o un commento dopo l’eliminazione.',
    },
  },
  options: {
    comments: { on: 'Attivati', off: 'Disattivati' },
    registration: {
      open: 'Tutti',
      invitation: 'Solo chi è invitato',
      domains: 'Solo indirizzi di certi domini',
    },
    chosenTime: {
      counts: 'Vale',
      approved: 'Vale quando un amministratore lo ha concesso alla persona, nella sua pagina',
      never: 'Non vale',
    },
    secondFactorRoles: {
      administrator: 'Amministratori',
      author: 'Autori',
      teacher: 'Insegnanti',
    },
  },
};
