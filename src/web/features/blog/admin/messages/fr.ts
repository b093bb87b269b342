import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Gestion du blog',
  description: 'Créer et gérer des articles de blog.',
  denied: 'Accès refusé : vous devez être administrateur pour accéder à cette page.',
  backToAdmin: 'Retour au tableau de bord d’administration',
  posts: 'Articles de blog',
  lead: 'Créez et gérez des articles de blog pour le référencement et le marketing de contenu',
  create: 'Créer un article de blog',
  allPosts: 'Tous les articles de blog',
  findByTitle: 'Rechercher un article par son titre',
  find: 'Rechercher un article',
  status: {
    published: 'Publié',
    draft: 'Brouillon',
    archived: 'Archivé',
  },
  order: 'Ordre',
  orders: {
    created: 'Les plus récents d’abord',
    title: 'Par titre',
    views: 'Les plus lus d’abord',
    status: 'Par statut',
  },
  loadFailed: 'Erreur lors du chargement des articles de blog',
  loading: 'Chargement des articles de blog…',
  count: ({ count }) => plural(count, { one: '# article', other: '# articles' }),
  publish: 'Publier',
  toDraft: 'En brouillon',
  delete: 'Supprimer',
  noMatch: 'Aucun article ne correspond',
  tryOther: 'Essayez avec moins de mots, d’autres mots ou un autre statut.',
  noneYet: 'Aucun article de blog pour le moment',
  createFirst: 'Créez votre premier article pour commencer !',
  views: ({ count }) => plural(count, { one: '# vue', other: '# vues' }),
  minutesToRead: ({ count }) =>
    plural(count, { one: '# min de lecture', other: '# min de lecture' }),

  actions: {
    published: {
      done: ({ count }) =>
        plural(count, { one: '# article de blog publié', other: '# articles de blog publiés' }),
      notDone: 'Non publiés',
      already: ({ count }) =>
        plural(count, {
          one: '# article de blog déjà publié.',
          other: '# articles de blog déjà publiés.',
        }),
    },
    draft: {
      done: ({ count }) =>
        plural(count, {
          one: '# article de blog remis en brouillon',
          other: '# articles de blog remis en brouillon',
        }),
      notDone: 'Non remis en brouillon',
      already: ({ count }) =>
        plural(count, {
          one: '# article de blog déjà en brouillon.',
          other: '# articles de blog déjà en brouillon.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: '# article de blog comme avant',
          other: '# articles de blog comme avant',
        }),
      notDone: 'Non rétablis',
      already: ({ count }) =>
        plural(count, {
          one: '# article de blog déjà comme avant.',
          other: '# articles de blog déjà comme avant.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: '# article de blog supprimé', other: '# articles de blog supprimés' }),
      notDone: 'Non supprimés',
      already: ({ count }) =>
        plural(count, {
          one: '# article de blog déjà supprimé.',
          other: '# articles de blog déjà supprimés.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: '# article de blog restauré', other: '# articles de blog restaurés' }),
      notDone: 'Non restaurés',
      already: ({ count }) =>
        plural(count, {
          one: '# article de blog déjà restauré.',
          other: '# articles de blog déjà restaurés.',
        }),
    },
    missing: ({ count }) =>
      plural(count, {
        one: '# article de blog n’existe plus.',
        other: '# articles de blog n’existent plus.',
      }),
    failedBecause: 'Une erreur inattendue s’est produite',
    updateFailed: 'Erreur lors de la mise à jour de l’article de blog',
    restoreFailed: 'Erreur lors de la restauration de l’article de blog',
    deleteFailed: 'Erreur lors de la suppression de l’article de blog',
    publishTitle: ({ count }) =>
      plural(count, { one: 'Publier # article de blog ?', other: 'Publier # articles de blog ?' }),
    publishConsequences: 'Tout le monde pourra les lire dès maintenant.',
    draftTitle: ({ count }) =>
      plural(count, {
        one: 'Remettre # article de blog en brouillon ?',
        other: 'Remettre # articles de blog en brouillon ?',
      }),
    draftConsequences:
      'Les liens vers un article ne mènent nulle part tant qu’il est en brouillon.',
    deleteOne: ({ title }) => `Supprimer « ${title} » ?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: 'Supprimer # article de blog ?',
        other: 'Supprimer # articles de blog ?',
      }),
    sureOne: 'Voulez-vous vraiment supprimer cet article de blog ?',
    sureMany: ({ count }) =>
      plural(count, {
        one: 'Voulez-vous vraiment supprimer cet article de blog (#) ?',
        other: 'Voulez-vous vraiment supprimer ces # articles de blog ?',
      }),
    publishedAndRead: ({ posts, views }) =>
      `${plural(posts, { one: '# article est publié', other: '# articles sont publiés' })}, avec ${plural(views, { one: '# lecture', other: '# lectures' })} ; les liens ne mèneront nulle part. Vous pourrez annuler dans le message qui suit.`,
    canUndo: 'Vous pourrez annuler dans le message qui suit.',
  },
  editor: {
    createTitle: 'Créer un nouvel article de blog',
    createDescription: 'Écrire un article.',
    editTitle: 'Modifier l’article de blog',
    editDescription: 'Modifier un article.',
    leaving: 'Vos modifications ne sont pas enregistrées. Un brouillon en est conservé.',
    created: 'Article de blog créé',
    createFailed: 'Erreur lors de la création de l’article de blog',
    updated: 'Article de blog mis à jour',
    createPost: 'Créer l’article',
    creating: 'Création…',
    updatePost: 'Mettre à jour l’article',
    updating: 'Mise à jour…',
    cancel: 'Annuler',
    loadFailed: 'Erreur lors du chargement de l’article de blog',
    authenticationError: 'Erreur d’authentification',
    mustBeAdmin: 'Vous devez être connecté comme administrateur pour créer des articles de blog.',
  },
  fields: {
    title: 'Titre',
    excerpt: 'Extrait',
    content: 'Contenu',
    language: 'Langue',
    featuredImage: 'URL de l’image à la une',
    featuredImageAlt: 'Texte alternatif',
    categoryId: 'Catégorie',
    tags: 'Étiquettes',
    status: 'Statut',
    metaTitle: 'Méta-titre',
    metaDescription: 'Méta-description',
    readingTimeMinutes: 'Temps de lecture (minutes)',
    slug: 'Adresse',
  },
  hints: {
    charactersOf: ({ count, limit }) => `${count} caractères sur ${limit}`,
    wordsAndMinutes: ({ words, minutes }) => `${words} mots, ${minutes} min de lecture`,
    none: 'Aucune',
    endsTag: 'Entrée ou virgule termine une étiquette',
    counted: 'Calculé d’après le texte. Saisissez un nombre pour fixer le vôtre.',
    setByYou: 'Fixé par vous.',
  },
  seo: {
    legend: 'Pour les moteurs de recherche',
    autoFill: 'Les champs méta vides sont remplis automatiquement avec le titre et l’extrait.',
    addressStays: 'Elle reste celle de la première publication, pour qu’aucun lien ne soit rompu.',
    madeOfTitle: 'Formée à partir du titre si elle est vide.',
    asResult: 'Comme résultat de recherche',
    madeOnSaving: 'defini-a-l-enregistrement',
  },
  conflict: {
    title: 'Cet article a été modifié ailleurs',
    savedAt: ({ time }) =>
      `Il a été enregistré le <time>${time}</time>, après que vous l’avez ouvert. Votre texte est toujours dans le formulaire ; rien n’a été écrasé.`,
    same: 'Les deux versions sont maintenant identiques.',
    yours: 'La vôtre',
    storedNow: 'Enregistrée actuellement',
    empty: '(vide)',
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’autre',
    saveAsNew: 'Enregistrer la mienne comme nouveau brouillon',
    gone: 'Cet article a été supprimé entre-temps',
    stillInForm: 'Ce que vous avez écrit est toujours dans le formulaire.',
  },
};
