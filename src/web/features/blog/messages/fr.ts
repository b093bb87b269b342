import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  blog: 'Blog',
  home: 'Accueil',
  heading: ({ product }) => `Le <mark>blog</mark> de ${product}`,
  title: ({ product }) => `Le blog de ${product}`,
  description:
    'De courtes lectures sur l’apprentissage : comment fonctionne la mémoire, comment naissent les bonnes questions et comment tirer plus de chaque réponse.',
  lead: 'Comment fonctionne la mémoire, comment naît une bonne question et comment tirer plus de chaque réponse. Lisez cinq minutes, puis voyez ce qui est resté.',
  explore: 'Explorer les quiz',
  feed: 'Flux RSS',
  loading: 'Chargement des articles…',
  failed: 'Erreur lors du chargement des articles',
  taggedTitle: ({ tag }) => `Articles étiquetés « ${tag} »`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# article étiqueté « <tag></tag> »',
      other: '# articles étiquetés « <tag></tag> »',
    }),
  showAll: 'Afficher tous les articles',
  newerPosts: 'Articles plus récents',
  olderPosts: 'Articles plus anciens',
  none: {
    here: 'Aucun article ici',
    hereHint: 'Ce qui était publié à cette adresse a été déplacé ou retiré.',
    yet: 'Pas encore d’articles',
    yetHint: 'Le premier est en cours d’écriture. D’ici là, il y a des quiz.',
  },
  readMore: 'Lire la suite',
  minRead: ({ minutes }) => `${number(minutes)} min de lecture`,
  hitFacts: ({ minutes }) => `Blog · ${number(minutes)} min de lecture`,
  hits: 'Articles',
  views: ({ count }) => plural(count, { one: '# vue', other: '# vues' }),
  tags: 'Étiquettes',
  moreTags: ({ count }) => plural(count, { one: '+# autre', other: '+# autres' }),
  share: 'Partager',
  shareArticle: 'Partager l’article',
  moreArticles: 'D’autres articles',
  otherArticles: 'Autres articles',
  older: 'Plus ancien',
  newer: 'Plus récent',
  notFound: {
    title: 'Article introuvable',
    hint: 'Il a peut-être été déplacé ou retiré. Les autres sont toujours là.',
    back: 'Retour au blog',
  },
  code: {
    copy: 'Copier le code',
    copied: 'Copié',
    failed: 'Échec de la copie',
  },
  contents: 'Sur cette page',
};
