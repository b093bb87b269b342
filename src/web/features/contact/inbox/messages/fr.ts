import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  denied: 'Accès refusé',
  title: 'Messages reçus',
  pageTitle: 'Messages reçus, administration',
  description: 'Messages du formulaire de contact : répondre, clore, prendre des notes.',
  failed: 'Erreur lors du chargement des messages',
  panelFailed: 'Erreur lors du chargement du message',
  found: ({ count }) =>
    plural(count, {
      one: '# message trouvé',
      other: '# messages trouvés',
    }),
  search: 'Rechercher dans les messages',
  searchHint: 'Nom, adresse, texte ou référence',
  show: 'Afficher',
  shows: { new: 'Ouverts', resolved: 'Résolus', spam: 'Indésirables', all: 'Tous les messages' },
  none: 'Aucun message',
  noneHint: 'Rien ici pour le moment.',
  message: 'Message',
  status: 'Statut',
  sent: 'Envoyé',
  close: 'Fermer',
  from: 'De',
  account: 'Compte',
  category: 'Catégorie',
  reference: 'Référence',
  dueIn: ({ time }) => `Réponse attendue dans ${time}`,
  overdueBy: ({ time }) => `En retard de ${time}`,
  days: ({ count }) => plural(count, { one: '# jour', other: '# jours' }),
  answered: 'Répondu',
  replies: 'Réponses',
  nobody: 'Compte supprimé',
  reply: 'Répondre',
  yourAnswer: 'Votre réponse',
  replyGoesTo: ({ email }) => `Ce qu’on vous répondra ira à ${email}.`,
  noAddress:
    'Les paramètres n’ont pas d’adresse de contact : personne ne pourra répondre à votre réponse.',
  alsoResolve: 'Marquer le message comme résolu',
  send: 'Envoyer la réponse',
  replied: 'La réponse est en route',
  notDone: 'Cela n’a pas fonctionné',
  notes: 'Notes internes',
  notesHint: 'Seuls les administrateurs les voient.',
  saveNotes: 'Enregistrer les notes',
  notesSaved: 'Notes enregistrées',
  notesMeanwhile:
    'D’autres notes ont été enregistrées entre-temps. Enregistrer les vôtres les remplace.',
  notesEmpty: 'Les notes sont maintenant vides.',
  resolve: 'Résoudre',
  reopen: 'Rouvrir',
  markSpam: 'Marquer comme indésirable',
  notSpam: 'Pas indésirable',
  decided: {
    new: 'Le message est de nouveau ouvert',
    resolved: 'Le message est résolu',
    spam: 'Le message est marqué comme indésirable',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# message de contact est ouvert',
      other: '# messages de contact sont ouverts',
    }),
  overdue: ({ count }) => plural(count, { one: '# en retard', other: '# en retard' }),
};
