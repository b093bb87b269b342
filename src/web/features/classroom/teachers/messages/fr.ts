import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Enseignants',
  failed: 'Impossible de charger les enseignants',
  maker: 'A créé la classe',
  leads: 'Choisit les enseignants',
  inactive: 'Ne peut pas enseigner en ce moment',
  lead: 'Tous gèrent la classe et voient ses résultats. Seule la personne qui l’a créée peut la supprimer et choisir ses enseignants. Si ce compte est effacé, c’est l’enseignant ajouté en premier qui le peut.',
  account: 'Nom d’utilisateur ou adresse e-mail d’un enseignant',
  add: 'Ajouter l’enseignant',
  added: 'L’enseignant a été ajouté',
  removeNamed: ({ name }) => `Retirer ${name}`,
  removeTitle: ({ name }) => `Retirer ${name} des enseignants ?`,
  removeHint: 'Ce compte ne pourra plus ouvrir la classe ni ses résultats.',
  remove: 'Retirer',
  removed: 'Retiré',
  leave: 'Ne plus enseigner dans cette classe',
  leaveTitle: 'Ne plus enseigner dans cette classe ?',
  leaveHint: 'Vous ne la verrez plus. La personne qui l’a créée peut vous ajouter de nouveau.',
  left: 'Vous n’enseignez plus dans cette classe',
  notDone: 'Rien n’a été modifié',
};
