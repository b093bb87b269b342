import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'Paramètres',
  description: 'Le nom du site, qui peut ouvrir un compte et ce qui vaut pour tous.',
  failed: 'Échec du chargement des paramètres',
  denied: 'Accès refusé',
  save: 'Enregistrer les modifications',
  discard: 'Annuler les modifications',
  saved: 'Les paramètres sont enregistrés',
  notSaved: 'Les paramètres n’ont pas été enregistrés',
  fixedBy: ({ variable }: { variable: string }) =>
    `Fixé par la variable d’environnement ${variable}`,
  groups: {
    site: 'Le site',
    accounts: 'Comptes',
    quizzes: 'Nouveaux quiz',
    attempts: 'Tentatives',
    retention: 'Durées de conservation',
  },
  settings: {
    siteName: {
      label: 'Nom',
      hint: 'Affiché sur chaque page, dans les e-mails et dans les aperçus de liens.',
    },
    logo: {
      label: 'Logo',
      hint: 'Affiché à côté du nom. Une image carrée sans arrière-plan convient le mieux.',
    },
    contactEmail: {
      label: 'Adresse de contact',
      hint: 'Reçoit les messages du formulaire de contact et figure sur la page de contact.',
    },
    languages: {
      label: 'Langues',
      hint: 'Langues des pages et des e-mails. Les textes rédigés gardent leur langue.',
    },
    comments: {
      label: 'Commentaires sur les questions',
      hint: 'Les apprenants qui ont répondu à la question les lisent et les écrivent ; les auteurs les approuvent.',
    },
    registration: {
      label: 'Qui peut ouvrir un compte',
      hint: 'Les comptes existants restent tels quels.',
    },
    registrationDomains: {
      label: 'Domaines des adresses e-mail',
      hint: 'Un par ligne, par exemple ecole.example. Un nouveau compte est utilisable dès que son adresse est confirmée.',
    },
    passwordMinimum: {
      label: 'Longueur minimale du mot de passe',
      hint: 'En caractères. Les mots de passe existants restent valables.',
    },
    secondFactorRoles: {
      label: 'Second facteur obligatoire',
      hint: 'Ces rôles ne sont utilisables qu’avec une application d’authentification ou une clé d’accès.',
    },
    quizRules: {
      label: 'Règles d’un nouveau quiz',
      hint: 'Chaque quiz peut les modifier. Les quiz existants gardent les leurs.',
    },
    chosenTime: {
      label: 'Temps choisi par les apprenants',
      hint: 'Dans le profil d’accessibilité, jusqu’au double du temps. Les exceptions comptent toujours, et les tentatives commencées gardent leur temps.',
    },
    auditRetentionDays: {
      label: 'Journal des modifications',
      hint: 'Nombre de jours pendant lesquels les modifications des administrateurs sont conservées, au moins 30.',
    },
    authorUploadMegabytes: {
      label: 'Images et sons d’une personne',
      hint: 'Taille totale maximale, en mégaoctets, des fichiers envoyés par une personne.',
    },
    siteUploadMegabytes: {
      label: 'Images et sons du site',
      hint: 'Taille totale maximale, en mégaoctets, de tous les fichiers envoyés.',
    },
    deletionGraceDays: {
      label: 'Comptes supprimés',
      hint: 'Nombre de jours pendant lesquels un compte supprimé peut être restauré.',
    },
    restoreDays: {
      label: 'Contenus supprimés',
      hint: 'Nombre de jours pendant lesquels un quiz, une série, un article, un témoignage ou un commentaire supprimé peut être restauré.',
    },
  },
  options: {
    comments: { on: 'Activés', off: 'Désactivés' },
    registration: {
      open: 'Tout le monde',
      invitation: 'Uniquement sur invitation',
      domains: 'Uniquement les adresses de certains domaines',
    },
    chosenTime: {
      counts: 'Compte',
      approved:
        'Compte dès qu’un administrateur l’a accordé à la personne, sur la page de celle-ci',
      never: 'Ne compte pas',
    },
    secondFactorRoles: {
      administrator: 'Administrateurs',
      author: 'Auteurs',
      teacher: 'Enseignants',
    },
  },
};
