import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Un travail non enregistré a été trouvé',
  neverSaved: 'Un brouillon du <at></at> n’a jamais été enregistré.',
  changedSince: 'La version enregistrée a été modifiée depuis.',
  replaces: 'Le reprendre remplace ce qui est affiché maintenant.',
  resume: 'Reprendre ce brouillon',
  discard: 'Le supprimer',
  savedAt: 'Brouillon enregistré à <at></at>',
  hereOnly: ({ reason }) => `Brouillon gardé dans cet onglet seulement. ${reason}`,
  undecided: 'Aucun brouillon n’est gardé tant que vous n’avez pas choisi ci-dessus.',
  unsaved: 'Modifications non enregistrées',
};
