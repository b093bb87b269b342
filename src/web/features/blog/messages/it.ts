import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  blog: 'Blog',
  home: 'Home',
  heading: ({ product }) => `Il <mark>blog</mark> di ${product}`,
  title: ({ product }) => `Il blog di ${product}`,
  description:
    'Brevi letture sull’apprendimento: come funziona la memoria, come nascono le buone domande e come ricavare di più da ogni risposta.',
  lead: 'Come funziona la memoria, come nasce una buona domanda e come ricavare di più da ogni risposta. Leggi cinque minuti, poi guarda che cosa è rimasto.',
  explore: 'Esplora i quiz',
  feed: 'Feed RSS',
  loading: 'Caricamento degli articoli…',
  failed: 'Errore nel caricamento degli articoli',
  taggedTitle: ({ tag }) => `Articoli con l’etichetta «${tag}»`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# articolo con l’etichetta «<tag></tag>»',
      other: '# articoli con l’etichetta «<tag></tag>»',
    }),
  showAll: 'Mostra tutti gli articoli',
  newerPosts: 'Articoli più recenti',
  olderPosts: 'Articoli meno recenti',
  none: {
    here: 'Nessun articolo qui',
    hereHint: 'Quello che era pubblicato a questo indirizzo è stato spostato o rimosso.',
    yet: 'Ancora nessun articolo',
    yetHint: 'Il primo è in preparazione. Intanto ci sono i quiz.',
  },
  readMore: 'Leggi tutto',
  minRead: ({ minutes }) => `${number(minutes)} min di lettura`,
  hitFacts: ({ minutes }) => `Blog · ${number(minutes)} min di lettura`,
  hits: 'Articoli',
  views: ({ count }) => plural(count, { one: '# visualizzazione', other: '# visualizzazioni' }),
  tags: 'Etichette',
  moreTags: ({ count }) => plural(count, { one: '+# altra', other: '+# altre' }),
  share: 'Condividi',
  shareArticle: 'Condividi l’articolo',
  moreArticles: 'Altri articoli',
  otherArticles: 'Altri articoli',
  older: 'Meno recente',
  newer: 'Più recente',
  notFound: {
    title: 'Articolo non trovato',
    hint: 'Forse è stato spostato o rimosso. Gli altri sono ancora qui.',
    back: 'Torna al blog',
  },
  code: {
    copy: 'Copia codice',
    copied: 'Copiato',
    failed: 'Copia non riuscita',
  },
  contents: 'In questa pagina',
};
