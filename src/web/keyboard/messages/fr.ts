import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Raccourcis clavier',
  or: 'ou',
  to: 'à',
  close: 'Fermer',
  site: {
    search: 'Rechercher des quiz',
    palette: 'Dans l’administration : aller à, modifier ou créer',
    home: 'Aller à l’accueil',
    quizzes: 'Aller aux quiz',
    series: 'Aller aux séries',
    blog: 'Aller au blog',
    results: 'Aller à vos résultats',
    notifications: 'Aller aux notifications',
    closeOpen: 'Fermer ce qui est ouvert',
    help: 'Afficher cette liste',
  },
  switch: {
    label: 'Raccourcis d’une seule touche',
    description: 'Sans eux, seuls Ctrl K, F8 et Échap fonctionnent. Enregistré dans ce navigateur.',
  },
  quizzesHaveTheirOwn:
    'Les quiz ont leurs propres raccourcis. Appuyez sur ? pendant un quiz pour les voir.',
};
