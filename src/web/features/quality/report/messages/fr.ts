import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Signaler un problème',
  reported: ({ kind }) => `Signalé : ${kind}`,
  title: 'Qu’est-ce qui ne va pas dans cette question ?',
  kind: 'Problème',
  kinds: {
    wrong_key: 'La réponse indiquée comme juste est fausse',
    unclear: 'La question n’est pas claire',
    typo: 'Faute de frappe ou de langue',
    offensive: 'Contenu offensant',
    other: 'Autre chose',
  },
  note: 'Détails',
  noteHint:
    'Par exemple, quelle réponse vous semble juste, et pourquoi. Les personnes qui examinent le signalement voient votre nom.',
  close: 'Fermer',
  send: 'Envoyer le signalement',
  sent: 'Merci pour ce signalement',
  sentText:
    'Un auteur de la question ou un administrateur va l’examiner. Votre résultat reste inchangé en attendant.',
  failed: 'Le signalement n’a pas été envoyé',
};
