import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Administration',
    dashboard: 'Tableau de bord',
    createQuiz: 'Créer un quiz',
    addQuestions: 'Ajouter des questions',
    manage: 'Gérer',
    users: 'Utilisateurs',
    classes: 'Classes',
    blogManager: 'Gestion du blog',
    questionBank: 'Banque de questions',
    questionQuality: 'Qualité des questions',
    marking: 'Notation',
    categories: 'Catégories',
    contentHierarchy: 'Hiérarchie des contenus',
    learningSeries: 'Séries d’apprentissage',
    testimonials: 'Témoignages',
    contactInbox: 'Messages reçus',
    attempts: 'Tentatives',
    auditTrail: 'Journal d’audit',
    pictures: 'Images',
    settings: 'Paramètres',
    editQuiz: 'Modifier le quiz',
  },
  backToDashboard: 'Retour au tableau de bord',
  edit: 'Modifier',
  editNamed: ({ name }) => `Modifier ${name}`,
  delete: 'Supprimer',
  deleteNamed: ({ name }) => `Supprimer ${name}`,
  deleteQuestion: ({ name }) => `Supprimer « ${name} » ?`,
  pleaseTryAgain: 'Veuillez réessayer.',
  filters: {
    status: 'État',
    anyStatus: 'Tous les états',
    anyLanguage: 'Toutes les langues',
  },
  contentLanguage: 'Langue',
  nothingMatches: 'Aucun résultat',
  picture: {
    broken:
      'Cette image ne peut pas être chargée. Vérifiez l’adresse ; les lecteurs verraient un dessin à la place.',
    alt: 'Telle que les lecteurs la voient',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: '# point à corriger avant d’enregistrer',
        other: '# points à corriger avant d’enregistrer',
      }),
    more: ({ count }) => `et ${number(count)} de plus`,
    at: ({ where, message }) => `${where} : ${message}`,
  },
  sorting: {
    instructions:
      'Appuyez sur Espace pour saisir une ligne, sur les flèches pour la déplacer, de nouveau sur Espace pour la déposer ou sur Échap pour annuler.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)} : saisie.`,
    over: ({ position }) => `Sur la position ${number(position)}.`,
    dropped: 'Déposée.',
    droppedAt: ({ position }) => `Déposée en position ${number(position)}.`,
    cancelled: 'Déplacement annulé.',
  },
  editor: {
    formattingOf: ({ field }) => `Mise en forme : ${field}`,
    viewOf: ({ field }) => `Affichage : ${field}`,
    previewOf: ({ field }) => `Aperçu : ${field}`,
    edit: 'Modifier',
    preview: 'Aperçu',
    nothing: 'Rien à afficher pour l’instant.',
    withKey: ({ action, key }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Gras',
      italic: 'Italique',
      heading: 'Titre',
      link: 'Lien',
      image: 'Image',
      bullets: 'Liste à puces',
      numbers: 'Liste numérotée',
      quote: 'Citation',
      code: 'Code',
      formula: 'Formule',
      table: 'Tableau',
    },
    samples: {
      bold: 'gras',
      italic: 'italique',
      heading: 'Titre',
      link: 'texte',
      image: 'description',
      bullets: 'élément',
      numbers: 'élément',
      quote: 'citation',
      code: 'code',
      formula: 'x^2',
      table: 'cellule',
    },
    column: 'Colonne',
  },
};
