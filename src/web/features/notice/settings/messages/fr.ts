import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Paramètres des notifications',
  lead: 'Les notifications que vous recevez, et où.',
  tableName: 'Types de notifications',
  kind: 'Notification',
  inApp: 'Dans la cloche',
  mail: 'Par e-mail',
  inAppOf: ({ kind }) => `${kind} : dans la cloche`,
  mailOf: ({ kind }) => `${kind} : par e-mail`,
  push: 'Sur les appareils',
  pushOf: ({ kind }) => `${kind} : sur les appareils`,
  device: {
    label: 'Notifications sur cet appareil',
    hint: 'Même quand le site est fermé, jusqu’à ce que vous vous déconnectiez ici. Elles n’affichent que le titre. Les heures calmes valent aussi pour elles.',
    failed: 'Cet appareil n’affiche pas de notifications',
    blocked:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres, puis réessayez.',
    unreachable: 'Le navigateur n’atteint pas son service push. Réessayez plus tard.',
    missing:
      'Ce navigateur ne peut pas afficher de notifications de ce site. Sur un téléphone, ajouter le site à l’écran d’accueil peut aider.',
  },
  kinds: {
    'assignment-given': 'Nouveaux devoirs',
    'assignment-due': 'Devoirs bientôt à rendre',
    'assignment-overdue': 'Devoirs en retard',
    'result-regraded': 'Résultats corrigés',
    'result-marked': 'Réponses notées',
    'report-settled': 'Réponses à vos signalements',
    'quiz-reopened': 'Quiz de nouveau ouverts',
    'reviews-due': 'Questions à revoir',
    'certificate-issued': 'Certificats',
    'achievements-earned': 'Succès',
    'streak-ending': 'Objectif du jour pas encore atteint le soir',
  },
  mails: 'E-mails',
  rhythm: 'À quelle fréquence',
  rhythms: { daily: 'Un e-mail par jour au plus', each: 'Un e-mail pour chacune, aussitôt' },
  dueDays: 'Me le rappeler avant l’échéance',
  days: ({ count }) => plural(count, { one: '# jour avant', other: '# jours avant' }),
  quiet: 'Heures calmes',
  quietHint:
    'Ni e-mails ni notifications sur les appareils entre ces heures, dans le fuseau horaire de votre profil.',
  from: 'De',
  until: 'À',
  unverified: 'Les e-mails arriveront une fois que vous aurez <link>confirmé votre adresse</link>.',
  failed: 'Non enregistré',
};
