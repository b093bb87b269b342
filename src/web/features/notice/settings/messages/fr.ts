import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Réglages des notifications',
  lead: 'Les notifications que vous recevez, et où.',
  tableName: 'Types de notifications',
  kind: 'Notification',
  inApp: 'Dans la cloche',
  mail: 'Par e-mail',
  inAppOf: ({ kind }) => `${kind} : dans la cloche`,
  mailOf: ({ kind }) => `${kind} : par e-mail`,
  kinds: {
    'assignment-given': 'Nouveaux devoirs',
    'assignment-due': 'Devoirs bientôt à rendre',
    'assignment-overdue': 'Devoirs en retard',
    'result-regraded': 'Résultats corrigés',
    'result-marked': 'Résultats notés',
    'report-settled': 'Réponses à vos signalements',
    'quiz-reopened': 'Quiz de nouveau ouverts',
    'reviews-due': 'Questions à revoir',
    'certificate-issued': 'Certificats',
    'achievements-earned': 'Succès',
    'streak-ending': 'Objectif du jour encore ouvert le soir',
  },
  mails: 'E-mails',
  rhythm: 'À quelle fréquence',
  rhythms: { daily: 'Un e-mail par jour au plus', each: 'Un e-mail pour chacune, aussitôt' },
  dueDays: 'Me le rappeler avant l’échéance',
  days: ({ count }) => plural(count, { one: '# jour avant', other: '# jours avant' }),
  quiet: 'Heures calmes',
  quietHint: 'Aucun e-mail entre ces heures, dans le fuseau horaire de votre profil.',
  from: 'De',
  until: 'À',
  unverified: 'Les e-mails arriveront une fois que vous aurez <link>confirmé votre adresse</link>.',
  failed: 'Non enregistré',
};
