import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Accessibilité',
  description: 'Comment les pages s’affichent pour vous et de combien de temps vous disposez.',
  leadMember: 'Chaque changement vaut aussitôt et sur tous vos appareils.',
  leadGuest:
    'Chaque changement vaut aussitôt, dans ce navigateur. Connectez-vous pour l’avoir sur tous vos appareils et pour choisir plus de temps.',
  reading: 'Lecture',
  font: 'Police',
  fontHint: 'Pour les lettres latines ; les autres écritures gardent la leur.',
  fonts: {
    standard: 'Standard',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Espacement',
  spacingHint: 'Entre les lettres, les mots et les lignes.',
  spacings: {
    standard: 'Standard',
    wide: 'Large',
    wider: 'Très large',
  },
  sample:
    'Voici à quoi ressemblent les textes. Quel continent est le plus grand : l’Afrique, l’Asie ou l’Europe ?',
  focus: 'Concentration',
  look: 'Couleurs, taille et mouvement',
  switches: {
    readAloud: {
      label: 'Lecture à voix haute',
      hint: 'Les questions et les résultats ont un bouton qui les lit avec la voix de votre appareil.',
    },
    lineFocus: {
      label: 'Repère de lecture',
      hint: 'Tout est estompé sauf quelques lignes, qui suivent le pointeur et le focus.',
    },
    oneThing: {
      label: 'Une chose à la fois',
      hint: 'Les quiz et les résultats montrent une question à la fois, et rien à côté.',
    },
    highContrast: {
      label: 'Contraste élevé',
      hint: 'Des couleurs plus fortes, en clair et en sombre. Actif aussi si votre appareil le demande.',
    },
    largeTargets: {
      label: 'Boutons plus grands',
      hint: 'Les boutons, les champs et les liens des listes sont plus hauts.',
    },
    reducedMotion: {
      label: 'Aucun mouvement',
      hint: 'Rien ne bouge. Actif aussi si votre appareil le demande.',
    },
  },
  time: 'Temps',
  extraTime: 'Temps pour les quiz',
  extraTimeHints: {
    counts:
      'Pour les quiz que vous commencez à partir de maintenant. Ce choix est enregistré avec vos tentatives : ceux qui voient vos résultats le voient aussi. L’entraînement n’a pas de limite de temps.',
    approved:
      'Sur ce site, il vaut pour les quiz dès qu’un administrateur vous l’a accordé. Il est enregistré avec vos tentatives : ceux qui voient vos résultats le voient aussi.',
    never:
      'Sur ce site, il vaut pour les essais, qui ne comptent pas, et non pour les quiz. Demandez plus de temps à un administrateur ou à votre enseignant.',
  },
  noExtraTime: 'Comme l’indique le quiz',
  moreTime: ({ percent }) => `${percent} de temps en plus`,
  notSaved: 'Le paramètre n’a pas été enregistré',
  option: ({ letter }) => `Option ${letter} :`,
  read: 'Lire à voix haute',
  pause: 'Pause',
  goOn: 'Continuer',
  stop: 'Arrêter',
};
