import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Mesure d’audience',
  question:
    'Pouvons-nous compter les pages lues ? Un service externe s’en charge, et seulement avec votre accord. Plus d’informations dans la <policy>Politique de confidentialité</policy>.',
  no: 'Non',
  yes: 'Oui',
  choice: {
    title: 'Votre choix sur la mesure d’audience',
    granted: 'Vous avez accepté que les pages vues dans ce navigateur soient comptées.',
    denied: 'Les pages vues dans ce navigateur ne sont pas comptées.',
    open: 'Vous n’avez pas encore choisi ; d’ici là, rien n’est compté.',
    deny: 'Ne pas compter',
    grant: 'Compter les pages vues',
  },
};
