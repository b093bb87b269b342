import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  description:
    'Des quiz à choix multiples chronométrés sur ce qui vaut la peine d’être su : chaque réponse expliquée, chaque résultat conservé, gratuitement.',
  hero: {
    title: 'Découvrez ce que vous <mark>savez vraiment</mark>',
    lead: 'Des quiz chronométrés sur ce qui vaut la peine d’être su. Chaque réponse est expliquée, chaque résultat enregistré, et le seuil à franchir est de 80 pour cent.',
    getStarted: 'Commencer',
    logIn: 'Se connecter',
    free: 'Gratuit. Une adresse e-mail suffit.',
    welcome: 'Bienvenue, <name></name>',
    welcomeBack: 'Bon retour, <name></name>',
    memberLead: 'Choisissez un quiz ou consultez vos résultats.',
    explore: 'Explorer les quiz',
    myResults: 'Mes résultats',
    daily: 'Question du jour',
  },
  upNext: {
    title: 'À suivre',
    inProgress: 'En cours, encore <time></time>',
    inProgressUntimed: 'En cours',
    continue: 'Continuer',
    openAgain: 'De nouveau ouvert',
    opensIn: 'Ouvre dans <time></time>',
    retake: 'Refaire',
  },
  popular: 'Quiz populaires',
  allQuizzes: 'Tous les quiz',
  leaderboard: 'Classement',
  league: 'Ligue de la semaine',
  testimonials: 'Ce qu’en disent les apprenants',
  shareExperience: 'Partagez votre expérience',
  figures: {
    label: 'En chiffres',
    quizzes: 'quiz à faire',
    passMark: 'de bonnes réponses pour réussir',
    failed: 'avant de refaire un quiz non réussi',
    passed: 'avant de refaire un quiz maîtrisé',
  },
  hours: ({ count }) => plural(count, { one: '# heure', other: '# heures' }),
  days: ({ count }) => plural(count, { one: '# jour', other: '# jours' }),
  features: {
    title: 'Fait pour apprendre, pas pour faire défiler',
    timed: {
      title: 'Chronométré, mais serein',
      text: 'Chaque quiz a une durée limitée, la même pour tous, et la vitesse ne rapporte rien. Vous pouvez revenir en arrière, passer et marquer des questions librement.',
    },
    saved: {
      title: 'Aucune réponse n’est perdue',
      text: 'Les réponses sont enregistrées au fur et à mesure. Fermez l’ordinateur, changez d’appareil ou perdez le réseau : vous reprenez où vous en étiez jusqu’à la fin du temps.',
    },
    explained: {
      title: 'Chaque réponse expliquée',
      text: 'Après avoir rendu le quiz, vous voyez votre réponse, la bonne réponse et pourquoi.',
    },
    fair: {
      title: 'Des résultats équitables',
      text: 'Le serveur tire les questions, mesure le temps et corrige les réponses : une réussite et une place au classement se méritent.',
    },
    wait: {
      title: 'Une attente utile',
      text: ({ failed, passed }) =>
        `Vous pouvez refaire un quiz non réussi après ${failed} et un quiz maîtrisé après ${passed}. Ce que vous savez encore est acquis.`,
    },
    paths: {
      title: 'Des parcours à suivre',
      text: 'Une série d’apprentissage ordonne les quiz, des premières notions aux plus difficiles, et dit ce que vous apprendrez.',
    },
  },
  stories: {
    title: 'Histoires de réussite',
    exam: {
      title: 'Avant un examen',
      text: 'Faites un quiz sans préparation, lisez les explications de vos erreurs et attendez deux jours. La deuxième tentative montre ce que vous retenez et ce qu’il faut relire avant l’examen.',
    },
    group: {
      title: 'En classe ou en équipe',
      text: 'Envoyez un lien et laissez chacun voir ce qu’il sait. Commencez la prochaine réunion par ce que la plupart ont manqué.',
    },
    pleasure: {
      title: 'Pour le plaisir',
      text: 'Dix questions avec le café du matin, un sujet que vous avez toujours voulu approfondir et un ami à défier.',
    },
  },
  call: {
    title: 'Et si vous cochiez la première case ?',
    text: 'Vos résultats, vos progrès et votre place au classement commencent par un compte.',
    action: 'Créer un compte gratuit',
  },
  sample: {
    label: 'Essayer une question',
    tryNow: 'Essayez maintenant',
    position: ({ question, questions }) => `Question ${number(question)} sur ${number(questions)}`,
    pick: 'Choisissez une réponse. Rien n’est enregistré.',
    right: ({ explanation }) => `<strong>Exact.</strong> ${explanation}`,
    wrong: ({ explanation }) => `<strong>Pas tout à fait.</strong> ${explanation}`,
    takeWhole: 'Faire un quiz complet',
    next: 'Question suivante',
  },
  questions: {
    ice: {
      text: 'Vous laissez un verre plein d’eau glacée sur la table jusqu’à ce que les glaçons aient fondu. Que devient le niveau de l’eau ?',
      a: 'Il monte',
      b: 'Il reste le même',
      c: 'Il baisse',
      d: 'Cela dépend de la forme du verre',
      explanation:
        'La glace flottante déplace exactement son propre poids d’eau. Fondue, elle occupe juste la place qu’elle déplaçait.',
    },
    price: {
      text: 'Une chemise coûte 20 % de plus après une hausse, puis 20 % de moins en solde. Que vaut le prix soldé par rapport au premier ?',
      a: '4 % plus bas',
      b: 'Le même',
      c: '4 % plus haut',
      d: '20 % plus bas',
      explanation:
        'Les seconds 20 % portent sur le prix augmenté : 100 devient 120, et 120 moins un cinquième font 96.',
    },
    page: {
      text: 'Qu’est-ce qui vous aide le mieux à retenir une page que vous venez de lire ?',
      a: 'La relire',
      b: 'La souligner',
      c: 'La fermer et dire ce qu’elle disait',
      d: 'L’écouter',
      explanation:
        'Rappeler une chose de mémoire la rend plus facile à retrouver. C’est pourquoi un quiz enseigne autant qu’il mesure.',
    },
  },
};
