import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  pageTitle: 'Risultati, amministrazione',
  description: 'Chi ha svolto un quiz e che cosa dicono le risposte sulle sue domande.',
  denied: 'Accesso negato',
  failed: 'Impossibile caricare i risultati',
  lead: 'Chi ha svolto questo quiz e che cosa dicono le risposte sulle sue domande.',
  editQuiz: 'Modifica questo quiz',
  views: {
    label: 'Viste',
    attempts: 'Tentativi',
    summary: 'Riepilogo',
    questions: 'Domande',
    live: 'In diretta',
    stars: 'Stelle',
  },
  actFor: ({ act, name }) => `${act}: ${name}`,
  downloadCsv: 'Scarica CSV',
  downloadFailed: 'Impossibile creare il file',
  basis: {
    label: 'Tentativi analizzati',
    first: 'Primi tentativi',
    all: 'Tutti i tentativi',
    firstHint:
      'Si analizza, per ogni persona, il primo tentativo consegnato o il cui tempo è scaduto.',
    allHint:
      'Si analizza ogni tentativo consegnato o il cui tempo è scaduto. Chi ha svolto il quiz più volte conta più volte.',
    never:
      'Non si analizzano mai i tentativi aperti, abbandonati, annullati o dichiarati dallo studente, né quelli degli amministratori e dell’autore del quiz. I tentativi con risposte da valutare si analizzano quando queste sono valutate.',
  },
  live: {
    list: 'Chi sta svolgendo il quiz adesso',
    found: ({ count }) =>
      plural(count, {
        one: '# persona sta svolgendo il quiz',
        other: '# persone stanno svolgendo il quiz',
      }),
    learner: 'Studente',
    answered: 'Risposte',
    answeredOf: ({ answered, total }) => `${answered} su ${total}`,
    timeLeft: 'Tempo rimanente',
    noTimeLimit: 'Senza limite di tempo',
    lastSaved: 'Ultima risposta salvata',
    nothingYet: 'ancora nessuna',
    minutes: 'Minuti',
    addToAll: ({ count }) =>
      plural(count, { one: 'Aggiungi # minuto per tutti', other: 'Aggiungi # minuti per tutti' }),
    addMinutes: ({ count }) =>
      plural(count, { one: 'Aggiungi # minuto', other: 'Aggiungi # minuti' }),
    added: ({ count }) => plural(count, { one: 'Aggiunto # minuto', other: 'Aggiunti # minuti' }),
    notDone: 'Non è stato possibile',
    noLearners: 'Nessuno sta svolgendo il quiz adesso',
    noLearnersHint:
      'Gli studenti compaiono qui appena iniziano. L’elenco è aggiornato con un ritardo massimo di cinque secondi.',
  },
  attempts: {
    list: 'Tentativi',
    found: ({ count }) => plural(count, { one: '# tentativo', other: '# tentativi' }),
    search: 'Nome o indirizzo email',
    outcome: 'Esito',
    anyOutcome: 'Qualsiasi esito',
    outcomes: {
      passed: 'Superato',
      failed: 'Non superato',
      to_be_marked: 'Da valutare',
      abandoned: 'Abbandonato',
      open: 'In corso',
      self_reported: 'Dichiarato dallo studente',
    },
    learner: 'Studente',
    erased: 'Account cancellato',
    number: ({ id }) => `Tentativo ${id}`,
    timedOut: 'Tempo scaduto',
    unlock: 'Consenti di rifarlo ora',
    unlocked: 'Il quiz è di nuovo aperto per questa persona',
    notDone: 'Non è stato possibile',
    notCounted: 'Non analizzato',
    score: 'Punteggio',
    scoreOf: ({ score, total }) => `${score} su ${total}`,
    pointsOf: ({ points, total }) => `${points} punti su ${total}`,
    counts: {
      best: ({ percent }) => `Conta il miglior tentativo: ${percent}`,
      last: ({ percent }) => `Conta l’ultimo tentativo: ${percent}`,
      average: ({ percent }) => `Conta la media: ${percent}`,
      first: ({ percent }) => `Conta il primo tentativo: ${percent}`,
    },
    started: 'Inizio',
    time: 'Durata',
    none: 'Nessuno ha ancora svolto questo quiz',
    noneHint: 'I tentativi compaiono qui appena qualcuno comincia.',
    noMatch: 'Nessun tentativo corrisponde',
    noMatchHint: 'Prova con meno filtri.',
  },
  summary: {
    takers: 'Partecipanti',
    takersHint: ({ attempts }) =>
      `Con ${plural(attempts, { one: '# tentativo valutato', other: '# tentativi valutati' })}.`,
    evaluated: 'Tentativi analizzati',
    evaluatedHint: 'Tutte le altre cifre qui riguardano questi.',
    evaluatedNewest:
      'Solo i tentativi più recenti, perché le risposte sono moltissime. Tutte le altre cifre qui riguardano questi.',
    passRate: 'Percentuale di superamento',
    passRateHint: ({ passed, attempts }) =>
      `${passed} su ${attempts} hanno raggiunto la soglia minima.`,
    mean: 'Punteggio medio',
    meanHint: 'La media di tutti i punteggi.',
    median: 'Punteggio mediano',
    medianHint: 'Metà dei punteggi non è più alta, metà non è più bassa.',
    deviation: 'Deviazione standard',
    deviationHint:
      'Di quanto i punteggi si scostano di solito dalla media, in punti percentuali. Piccola: tutti hanno più o meno lo stesso livello.',
    alpha: 'Alfa di Cronbach',
    alphaGood:
      'Affidabile: con altre domande di questo tipo gli studenti finirebbero quasi nello stesso ordine.',
    alphaFair:
      'Sufficiente per esercitarsi e orientarsi. Prima di decidere su qualcuno, aggiungi domande o migliora quelle deboli.',
    alphaPoor:
      'Gran parte delle differenze tra gli studenti è dovuta al caso. Aggiungi domande, o migliora quelle che spiccano nell’elenco delle domande.',
    error: 'Errore standard di misura',
    errorHint: ({ points }) =>
      `Il caso sposta un punteggio di circa ${points} punti percentuali in su o in giù. Chi è più vicino di così può avere lo stesso livello.`,
    few: ({ count }) =>
      `Tentativi non ancora sufficienti: ${plural(count, { one: 'ne serve almeno #', other: 'ne servono almeno #' })}.`,
    noSpread:
      'Non calcolabile: tutti i punteggi sono uguali, o i tentativi hanno una sola domanda.',
    drawn: ({ each, all }) =>
      `I tentativi hanno domande diverse (in media ${each} su ${all}). L’alfa è stimato dalle coppie di domande a cui hanno risposto gli stessi studenti.`,
    none: 'Ancora niente da analizzare',
    noneHint: 'Le cifre compaiono dopo il primo tentativo consegnato.',
    distribution: 'Distribuzione dei punteggi',
    range: 'Punteggio',
    attempts: 'Tentativi',
    between: ({ from, to }) => `da ${from} a ${to}`,
  },
  questions: {
    list: 'Domande',
    found: ({ count }) =>
      plural(count, { one: '# domanda è stata posta', other: '# domande sono state poste' }),
    search: 'Cerca domande',
    question: 'Domanda',
    takers: 'Partecipanti',
    facility: 'Facilità',
    facilityHint:
      'Facilità: la quota di partecipanti che ha risposto bene. Una risposta omessa è sbagliata. Se contano parti di risposte o le errate tolgono punti, è ciò che una risposta dà in media.',
    discrimination: 'Discriminazione',
    discriminationHint: ({ count }) =>
      `Discriminazione: se chi va bene nelle altre domande risponde bene a questa, da −1 a 1 (correlazione punto-biseriale corretta). È buona da 0,2 in su. Si mostra a partire da ${plural(count, { one: '# partecipante', other: '# partecipanti' })}.`,
    omitted: 'Omesse',
    notesTitle: 'Che cosa spicca',
    notes: {
      against:
        'Chi va bene nel resto sbaglia questa domanda più spesso degli altri. Controlla la soluzione.',
      rival:
        'I migliori scelgono un’opzione sbagliata più spesso di quella giusta. Controlla la soluzione e il testo.',
      hard: 'Al massimo uno su cinque risponde bene.',
      easy: 'Quasi tutti rispondono bene: dice poco degli studenti.',
      weak: 'Distingue appena gli studenti più forti dai più deboli.',
      omitted: 'Almeno uno su cinque la omette.',
      unused_option: 'Nessuno sceglie una delle opzioni sbagliate.',
    },
    options: 'Opzioni per gruppo di punteggio',
    option: 'Opzione',
    key: 'corretta',
    groups: { lower: 'Gruppo inferiore', middle: 'Gruppo medio', upper: 'Gruppo superiore' },
    groupsHint:
      'Gruppo inferiore e superiore: il 27% dei tentativi con i punteggi più bassi e più alti; punteggi uguali sono nello stesso gruppo. Le quote riguardano tutti quelli del gruppo a cui la domanda è stata posta. Le opzioni sono contate secondo la loro posizione attuale.',
    noGroups: 'I punteggi sono troppo simili per formare gruppi.',
    noOptions: 'Le risposte a questo tipo di domanda non indicano opzioni.',
    noMatch: 'Nessuna domanda corrisponde',
    none: 'Nessuna domanda è stata ancora posta',
    noneHint: 'Le cifre compaiono dopo il primo tentativo consegnato.',
  },
};
