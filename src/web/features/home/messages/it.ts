import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  description:
    'Quiz a risposta multipla e a tempo su ciò che vale la pena sapere: ogni risposta spiegata, ogni risultato conservato, gratis.',
  hero: {
    title: 'Scopri che cosa <mark>sai davvero</mark>',
    lead: 'Quiz a tempo su ciò che vale la pena sapere. Ogni risposta è spiegata, ogni risultato è salvato e la soglia da superare è l’80 per cento.',
    getStarted: 'Inizia',
    logIn: 'Accedi',
    free: 'Gratis. Basta un indirizzo email.',
    welcome: 'Ti diamo il benvenuto, <name></name>',
    welcomeBack: 'Ciao di nuovo, <name></name>',
    memberLead: 'Scegli un quiz o guarda i tuoi risultati.',
    explore: 'Esplora i quiz',
    myResults: 'I miei risultati',
    daily: 'Domanda del giorno',
  },
  upNext: {
    title: 'Prossimi passi',
    inProgress: 'In corso, ancora <time></time>',
    inProgressUntimed: 'In corso',
    continue: 'Continua',
    openAgain: 'Di nuovo disponibile',
    opensIn: 'Disponibile tra <time></time>',
    retake: 'Rifai',
  },
  popular: 'Quiz popolari',
  allQuizzes: 'Tutti i quiz',
  leaderboard: 'Classifica',
  league: 'Lega settimanale',
  testimonials: 'Che cosa dicono gli studenti',
  shareExperience: 'Condividi la tua esperienza',
  figures: {
    label: 'In cifre',
    quizzes: 'quiz da fare',
    passMark: 'di risposte giuste per superare un quiz',
    failed: 'prima di rifare un quiz non superato',
    passed: 'prima di rifare un quiz padroneggiato',
  },
  hours: ({ count }) => plural(count, { one: '# ora', other: '# ore' }),
  days: ({ count }) => plural(count, { one: '# giorno', other: '# giorni' }),
  features: {
    title: 'Fatto per imparare, non per scorrere',
    timed: {
      title: 'A tempo, ma con calma',
      text: 'Ogni quiz ha un limite di tempo, uguale per tutti, e la velocità non dà punti. Puoi tornare indietro, saltare e contrassegnare le domande liberamente.',
    },
    saved: {
      title: 'Nessuna risposta va persa',
      text: 'Le risposte vengono salvate mentre le dai. Chiudi il portatile, cambia dispositivo o perdi la rete: continui da dove eri finché il tempo non scade.',
    },
    explained: {
      title: 'Ogni risposta spiegata',
      text: 'Dopo la consegna vedi la tua risposta, quella giusta e il perché.',
    },
    fair: {
      title: 'Risultati equi',
      text: 'Il server sceglie le domande, misura il tempo e corregge le risposte: un esito positivo e un posto in classifica sono meritati.',
    },
    wait: {
      title: 'Un’attesa che ti aiuta',
      text: ({ failed, passed }) =>
        `Puoi rifare un quiz non superato dopo ${failed} e uno padroneggiato dopo ${passed}. Quello che a quel punto sai ancora ti è rimasto.`,
    },
    paths: {
      title: 'Percorsi da seguire',
      text: 'Una serie di apprendimento ordina i quiz dalle prime idee alle più difficili e dice che cosa imparerai.',
    },
  },
  stories: {
    title: 'Storie di successo',
    exam: {
      title: 'Prima di un esame',
      text: 'Svolgi un quiz senza prepararti, leggi le spiegazioni degli errori e aspetta due giorni. Il secondo tentativo mostra che cosa ricordi e che cosa rileggere prima dell’esame.',
    },
    group: {
      title: 'In classe o nel team',
      text: 'Manda un link e lascia che ognuno veda che cosa sa. Inizia il prossimo incontro da ciò che quasi tutti hanno sbagliato.',
    },
    pleasure: {
      title: 'Per il piacere di farlo',
      text: 'Dieci domande con il caffè del mattino, un argomento che hai sempre voluto approfondire e un amico da sfidare.',
    },
  },
  call: {
    title: 'Tutto pronto per segnare la prima casella?',
    text: 'I tuoi risultati, i tuoi progressi e il tuo posto in classifica iniziano con un account.',
    action: 'Crea un account gratuito',
  },
  sample: {
    label: 'Prova una domanda',
    tryNow: 'Provane una ora',
    position: ({ question, questions }) => `Domanda ${number(question)} di ${number(questions)}`,
    pick: 'Scegli una risposta. Non viene salvato niente.',
    right: ({ explanation }) => `<strong>Giusto.</strong> ${explanation}`,
    wrong: ({ explanation }) => `<strong>Non proprio.</strong> ${explanation}`,
    takeWhole: 'Svolgi un quiz intero',
    next: 'Domanda successiva',
  },
  questions: {
    ice: {
      text: 'Lasci sul tavolo un bicchiere pieno di acqua e ghiaccio finché il ghiaccio si scioglie. Che cosa succede al livello dell’acqua?',
      a: 'Sale',
      b: 'Resta uguale',
      c: 'Scende',
      d: 'Dipende dalla forma del bicchiere',
      explanation:
        'Il ghiaccio che galleggia sposta esattamente il proprio peso d’acqua. Sciolto, riempie proprio lo spazio che spostava.',
    },
    price: {
      text: 'Una camicia costa il 20% in più dopo un aumento, poi il 20% in meno in saldo. Com’è il prezzo scontato rispetto al primo?',
      a: 'Il 4% in meno',
      b: 'Uguale',
      c: 'Il 4% in più',
      d: 'Il 20% in meno',
      explanation:
        'Il secondo 20% si toglie dal prezzo più alto: 100 diventa 120, e 120 meno un quinto fa 96.',
    },
    page: {
      text: 'Che cosa ti aiuta di più a ricordare una pagina appena letta?',
      a: 'Rileggerla',
      b: 'Sottolinearla',
      c: 'Chiuderla e dire che cosa diceva',
      d: 'Ascoltarla',
      explanation:
        'Richiamare qualcosa dalla memoria lo rende più facile da ritrovare. Per questo un quiz insegna oltre a misurare.',
    },
  },
};
