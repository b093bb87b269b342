import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  blog: 'Blog',
  home: 'Startseite',
  heading: ({ product }) => `Das ${product}-<mark>Blog</mark>`,
  title: ({ product }) => `Das ${product}-Blog`,
  description:
    'Kurze Texte über das Lernen: wie das Gedächtnis arbeitet, wie gute Fragen entstehen und wie man aus jeder Antwort mehr macht.',
  lead: 'Wie das Gedächtnis arbeitet, wie eine gute Frage entsteht und wie man aus jeder Antwort mehr macht. Lies fünf Minuten und sieh dann, was geblieben ist.',
  explore: 'Quizze entdecken',
  feed: 'RSS-Feed',
  loading: 'Beiträge werden geladen …',
  failed: 'Die Beiträge konnten nicht geladen werden',
  taggedTitle: ({ tag }) => `Beiträge mit dem Schlagwort „${tag}“`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# Beitrag mit dem Schlagwort „<tag></tag>“',
      other: '# Beiträge mit dem Schlagwort „<tag></tag>“',
    }),
  showAll: 'Alle Beiträge anzeigen',
  newerPosts: 'Neuere Beiträge',
  olderPosts: 'Ältere Beiträge',
  none: {
    here: 'Keine Beiträge hier',
    hereHint: 'Was unter dieser Adresse veröffentlicht war, ist umgezogen oder entfernt.',
    yet: 'Noch keine Beiträge',
    yetHint: 'Der erste wird gerade geschrieben. Bis dahin gibt es Quizze.',
  },
  readMore: 'Weiterlesen',
  minRead: ({ minutes }) => `${number(minutes)} Min. Lesezeit`,
  hitFacts: ({ minutes }) => `Blog · ${number(minutes)} Min. Lesezeit`,
  hits: 'Beiträge',
  views: ({ count }) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),
  tags: 'Schlagwörter',
  moreTags: ({ count }) => `+${number(count)} weitere`,
  share: 'Teilen',
  shareArticle: 'Beitrag teilen',
  moreArticles: 'Mehr Beiträge',
  otherArticles: 'Andere Beiträge',
  older: 'Älter',
  newer: 'Neuer',
  notFound: {
    title: 'Beitrag nicht gefunden',
    hint: 'Vielleicht wurde er verschoben oder entfernt. Die anderen sind noch da.',
    back: 'Zurück zum Blog',
  },
  code: {
    copy: 'Code kopieren',
    copied: 'Kopiert',
    failed: 'Kopieren fehlgeschlagen',
  },
  contents: 'Auf dieser Seite',
};
