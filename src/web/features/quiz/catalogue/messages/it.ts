import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Quiz',
  titleOf: ({ category }) => `Quiz di ${category}`,
  lead: 'Scegli un argomento, tieni d’occhio il tempo e alla fine leggi la spiegazione di ogni risposta.',
  description: 'Quiz a tempo per argomento e livello, con la spiegazione di ogni risposta.',
  descriptionOf: ({ category }) =>
    `Quiz a tempo di ${category}, con la spiegazione di ogni risposta.`,
  categories: 'Categorie',
  allCategories: 'Tutte le categorie',
  categoriesFailed: 'Errore nel caricamento delle categorie',
  subCategories: 'Sottocategorie',
  allSubCategories: 'Tutte',
  difficulty: 'Difficoltà',
  anyLevel: 'Tutti i livelli',
  length: 'Durata',
  anyLength: 'Qualsiasi durata',
  lengths: {
    short: 'Fino a 10 min',
    medium: 'Da 11 a 20 min',
    long: 'Oltre 20 min',
  },
  state: 'I tuoi progressi',
  anyState: 'Qualsiasi progresso',
  states: {
    new: 'Nuovo per te',
    open: 'In corso',
    mastered: 'Padroneggiato',
    to_be_marked: 'Da valutare',
    cooldown: 'In attesa',
  },
  sort: 'Ordina per',
  sorts: {
    best: 'Più pertinenti',
    newest: 'Più recenti',
    popular: 'Più svolti',
    stars: 'I più apprezzati',
    title: 'Titolo dalla A alla Z',
    shortest: 'Più brevi',
  },
  searchPlaceholder: 'Cerca quiz',
  searchByWords: 'Cerca quiz per parole',
  search: 'Cerca',
  clearSearch: 'Cancella la ricerca',
  found: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# quiz', other: '# quiz' })} per «${text}»`,
  quoted: ({ text }) => `«${text}»`,
  removeFilter: ({ filter }) => `Rimuovi il filtro ${filter}`,
  clearAll: 'Rimuovi tutti',
  clearAllFilters: 'Rimuovi tutti i filtri',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  beyondEnd: 'L’elenco finisce prima di questa pagina',
  firstPage: 'Vai alla prima pagina',
  noMatch: 'Nessun quiz corrisponde',
  noMatchHint: 'Prova con meno parole o togli uno dei filtri.',
  membersOnly: 'Solo per i membri',
};
