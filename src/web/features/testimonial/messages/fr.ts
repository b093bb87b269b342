import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Partagez votre expérience',
  description: 'Dites aux autres comment on apprend ici.',
  lead: 'Dites aux autres comment on apprend ici. Votre texte paraîtra sur la page d’accueil une fois approuvé.',
  signIn: {
    title: 'Connexion requise',
    hint: 'Connectez-vous pour partager votre expérience.',
    action: 'Se connecter',
  },
  earlier: {
    pending: 'Votre dernier témoignage est en attente de relecture. Un nouveau le remplacera.',
    approved:
      'Votre dernier témoignage est sur la page d’accueil. Un nouveau le remplacera une fois approuvé.',
    rejected: 'Votre dernier témoignage n’a pas été publié. Vous pouvez en écrire un autre.',
  },
  thanks: {
    title: 'Merci !',
    text: 'Votre témoignage est bien reçu. Il paraîtra sur la page d’accueil une fois approuvé.',
    another: 'En écrire un autre',
    explore: 'Explorer les quiz',
  },
  form: {
    leaving: 'Votre témoignage n’est pas envoyé et serait perdu.',
    name: 'Nom',
    nameHint: 'Tel qu’il paraîtra avec votre témoignage',
    role: 'Fonction',
    roleHint: 'Étudiant, enseignant, esprit curieux…',
    rating: 'Note',
    content: 'Témoignage',
    contentHint: 'Comment apprend-on ici ?',
    length: ({ length, most }) => `${number(length)} sur ${number(most)}`,
    failed: 'L’envoi du témoignage a échoué. Veuillez réessayer.',
    kept: 'Votre texte est toujours là.',
    submit: 'Envoyer le témoignage',
  },
  preview: {
    label: 'Aperçu',
    hint: 'Ce que cela donnera',
    name: 'Votre nom',
    role: 'Votre fonction',
    content: 'Votre texte.',
  },
  ratings: {
    unrated: 'Cliquez pour noter votre expérience',
    poor: 'Mauvais',
    fair: 'Passable',
    good: 'Bien',
    veryGood: 'Très bien',
    excellent: 'Excellent !',
  },
  star: ({ star, label }) =>
    `${plural(star, { one: '# étoile', other: '# étoiles' })} sur 5 : ${label}`,
  rated: ({ rating }) => `Note : ${number(rating)} sur 5`,
  carousel: {
    label: 'Témoignages',
    carousel: 'carrousel',
    slide: 'diapositive',
    position: ({ position, count }) => `${number(position)} sur ${number(count)}`,
    failed: 'Erreur lors du chargement des témoignages',
    loading: 'Chargement des témoignages…',
    none: 'Pas encore de témoignages. Écrivez le premier.',
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    item: ({ position }) => `Témoignage ${number(position)}`,
    play: 'Faire défiler les témoignages',
    pause: 'Mettre les témoignages en pause',
    hint: 'Utilisez les boutons pour lire les témoignages à votre rythme.',
  },
};
