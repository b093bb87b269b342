import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Notifications',
  lead: 'Ce qui est nouveau pour vous : le plus récent d’abord.',
  none: 'Rien de nouveau',
  noneHint: 'Vous voyez ici les devoirs donnés et ceux qui sont à rendre.',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  all: 'Tout voir',
  settings: 'Paramètres des notifications',
  unread: 'Non lue',
  failed: 'Non enregistré',
  loadFailed: 'Les notifications n’ont pas été chargées',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  lines: {
    'assignment-given':
      '« <quiz></quiz> » a été donné dans <class></class>. À rendre le <date></date>.',
    'assignment-due': '« <quiz></quiz> » (<class></class>) est à rendre le <date></date>.',
    'assignment-overdue':
      '« <quiz></quiz> » (<class></class>) était à rendre le <date></date> et n’est pas encore fait.',
    'result-regraded':
      'Une question a été notée à nouveau. Votre résultat à « <quiz></quiz> » est maintenant de <score></score> sur <total></total>.',
    'result-marked':
      'Toutes vos réponses à « <quiz></quiz> » sont notées. Votre résultat est <score></score> sur <total></total>.',
    'quiz-reopened': 'Vous pouvez refaire « <quiz></quiz> ».',
    'reviews-due':
      'Questions à revoir : <due></due>. Quelques minutes maintenant font gagner beaucoup de temps plus tard.',
    'certificate-issued':
      'Vous avez réussi tous les quiz de « <quiz></quiz> » : voici votre certificat.',
    'achievements-earned': 'Nouveaux succès : <earned></earned>. Votre profil les montre.',
    'streak-ending':
      'Votre objectif du jour n’est pas encore atteint. Questions restantes : <left></left>. Jours d’affilée jusqu’ici : <days></days>.',
  },
  givenWithoutDate: '« <quiz></quiz> » a été donné dans <class></class>.',
  settled: {
    fixed:
      'Votre signalement d’une question de « <quiz></quiz> » a été examiné et la question a été corrigée.',
    kept: 'Votre signalement d’une question de « <quiz></quiz> » a été examiné. La question reste telle quelle.',
  },
};
