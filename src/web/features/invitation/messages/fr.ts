import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  denied: 'Accès refusé',
  title: 'Inviter des personnes',
  pageTitle: 'Invitations, administration',
  description: 'Ouvre des comptes pour les personnes d’une liste et les invite par e-mail.',
  link: 'Inviter des personnes',
  loadFailed: 'Erreur lors du chargement des invitations',
  drop: 'Déposez ici un fichier CSV',
  choose: 'Choisir un fichier',
  columns:
    'Colonnes : e-mail et, si vous le souhaitez, nom, nom d’utilisateur, classe (son code ou son nom) et langue. Excel et d’autres tableurs peuvent enregistrer un tel fichier. Au plus 2 000 personnes.',
  template: 'Télécharger un modèle',
  paste: 'Ou collez une liste',
  pasteHint: 'Avec des titres à la première ligne, ou seulement des adresses, une par ligne.',
  read: 'Vérifier la liste',
  readFailed: 'La liste n’a pas pu être lue',
  tooLarge: 'Le fichier est trop volumineux',
  preview: 'Personnes de la liste',
  all: 'Toutes',
  statuses: { invited: 'Sera invité', exists: 'A déjà un compte', invalid: 'Ignoré' },
  line: ({ line }) => `Ligne ${line}`,
  joins: ({ name }) => `Est ajouté à la classe ${name}`,
  problems: {
    no_email: 'Il n’y a pas d’adresse e-mail.',
    bad_email: 'Ce n’est pas une adresse e-mail.',
    twice: 'L’adresse figure deux fois dans la liste.',
    bad_name:
      'Le nom est trop long, est une adresse ou ressemble à celui d’un membre de votre équipe.',
    bad_username:
      'Le nom d’utilisateur a moins de 3 caractères, plus de 40 ou d’autres que des lettres, des chiffres et des tirets bas.',
    username_taken: 'Le nom d’utilisateur est déjà pris.',
    reserved_email: 'Un autre compte avait récemment cette adresse et peut la reprendre.',
    unknown_language: 'Ce site n’a pas cette langue.',
    unknown_class: 'Aucune classe n’a ce code ou ce nom.',
    ambiguous_class: 'Plusieurs classes portent ce nom. Utilisez le code de l’une d’elles.',
  },
  differing: 'Différents',
  differs: {
    name: 'Une ligne précédente donne à cette personne un autre nom, qui est retenu.',
    username:
      'Une ligne précédente donne à cette personne un autre nom d’utilisateur, qui est retenu.',
    language: 'Une ligne précédente donne à cette personne une autre langue, qui est retenue.',
  },
  noName: 'Nom d’utilisateur tiré de l’adresse',
  invite: ({ count }) => plural(count, { one: 'Inviter # personne', other: 'Inviter # personnes' }),
  update: 'Les ajouter à leurs classes',
  inviteHint:
    'Chaque personne reçoit un compte et un e-mail dans sa langue avec un lien pour choisir un mot de passe. Le lien fonctionne une fois, pendant 14 jours.',
  other: 'Une autre liste',
  invited: ({ count }) =>
    plural(count, { one: '# personne a été invitée', other: '# personnes ont été invitées' }),
  notInvited: 'Personne n’a été invité',
  added: 'Ces personnes ont été ajoutées à leurs classes',
  pending: 'Invitations ouvertes',
  found: ({ count }) =>
    plural(count, { one: '# invitation ouverte', other: '# invitations ouvertes' }),
  name: 'Nom',
  email: 'E-mail',
  language: 'Langue',
  sent: 'Envoyée',
  ends: 'Le lien fonctionne jusqu’au',
  expired: 'Expiré',
  suspended: 'Suspendu',
  nobody: 'Aucune invitation ouverte',
  nobodyHint:
    'Les personnes que vous invitez figurent ici jusqu’à ce qu’elles aient choisi un mot de passe.',
  resend: 'Renvoyer',
  resendNamed: ({ name }) => `Renvoyer l’e-mail à ${name}`,
  revoke: 'Révoquer',
  revokeNamed: ({ name }) => `Révoquer l’invitation de ${name}`,
  revokeTitle: ({ count }) =>
    plural(count, { one: 'Révoquer # invitation ?', other: 'Révoquer # invitations ?' }),
  revokeText: 'Le lien ne fonctionne plus et le compte, que personne n’a utilisé, est supprimé.',
  notDone: 'Rien n’a été modifié',
  sentAgain: {
    done: ({ count }) =>
      plural(count, { one: '# invitation renvoyée', other: '# invitations renvoyées' }),
    notDone: 'Non envoyée',
    already: ({ count }) =>
      plural(count, { one: '# était déjà envoyée.', other: '# étaient déjà envoyées.' }),
  },
  revoked: {
    done: ({ count }) =>
      plural(count, { one: '# invitation révoquée', other: '# invitations révoquées' }),
    notDone: 'Non révoquée',
    already: ({ count }) =>
      plural(count, { one: '# était déjà révoquée.', other: '# étaient déjà révoquées.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# personne a accepté entre-temps, ou l’invitation a été révoquée.',
      other: '# personnes ont accepté entre-temps, ou les invitations ont été révoquées.',
    }),
};
