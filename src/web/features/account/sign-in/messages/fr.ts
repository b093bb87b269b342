import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'Se connecter ou créer un compte',
    description:
      'Connectez-vous ou inscrivez-vous pour faire des quiz chronométrés, conserver vos résultats et suivre vos progrès.',
    headline: 'Sachez ce que vous <mark>savez vraiment</mark>',
    yourAccount: ({ product }) => `Votre compte ${product}`,
    login: 'Connexion',
    register: 'Inscription',
    or: 'ou',
    withPasskey: 'Se connecter avec une clé d’accès',
    forClass:
      'Ce lien permet de rejoindre une classe. Connectez-vous ou inscrivez-vous d’abord : vous verrez ensuite la classe et pourrez la rejoindre.',
  },
  benefits: {
    variety: {
      title: 'Accédez à des quiz variés',
      text: 'Chronométrés, notés équitablement et expliqués, du niveau débutant au niveau avancé.',
    },
    topics: {
      title: 'Faites des quiz sur de nombreux thèmes',
      text: 'Sciences, histoire, langues, code : choisissez une catégorie ou suivez une série.',
    },
    progress: {
      title: 'Suivez vos progrès',
      text: 'Chaque résultat est conservé, avec ce qu’il faut revoir avant la prochaine tentative.',
    },
  },
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    username: 'Nom d’utilisateur',
    usernameRule:
      'Au moins 3 lettres, chiffres ou tirets bas. Chaque nom d’utilisateur est unique.',
    capsLock: 'La touche Verr. Maj. est activée',
  },
  login: {
    submit: 'Se connecter',
    forgotPassword: 'Mot de passe oublié ?',
    done: 'Connexion réussie',
    welcomeBack: ({ username }) => `Bon retour, ${username} !`,
    failed: 'Échec de la connexion',
  },
  register: {
    byInvitation: 'Ici, les comptes s’ouvrent uniquement sur invitation.',
    domains: ({ domains }) =>
      `Uniquement les adresses de ${list(domains)}. Vous pourrez vous connecter dès que votre adresse sera confirmée.`,
    submit: 'Créer le compte',
    consent:
      'En créant un compte, vous confirmez avoir au moins 13 ans et acceptez les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>.',
    done: 'Inscription réussie',
    welcome: ({ username }) => `Bienvenue, ${username} !`,
    failed: 'Échec de l’inscription',
    created: {
      title: 'Votre compte a été créé',
      text: 'Nous avons envoyé un lien à <email></email>. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `Au moins ${plural(minimum, { one: '# caractère', other: '# caractères' })}, de préférence avec des majuscules, des minuscules et un chiffre.`,
    strength: {
      weak: 'Robustesse du mot de passe : <strong>faible</strong>',
      fair: 'Robustesse du mot de passe : <strong>moyenne</strong>',
      good: 'Robustesse du mot de passe : <strong>bonne</strong>',
      strong: 'Robustesse du mot de passe : <strong>élevée</strong>',
    },
    isCommon:
      'Beaucoup de personnes utilisent ce mot de passe, il est donc facile à deviner. Veuillez en choisir un autre.',
  },
  google: {
    button: ({ name }) => `Continuer avec ${name}`,
    notConfigured: 'La connexion avec Google n’est pas configurée sur ce site.',
    failed: 'Erreur d’authentification',
    popupClosed: 'La fenêtre a été fermée avant la fin de la connexion.',
    cancelled: 'La connexion a été annulée.',
    refused: ({ name }) => `La connexion avec ${name} a échoué`,
    serverFailed: 'L’authentification auprès du serveur a échoué',
  },
  secondStep: {
    title: 'Confirmez que c’est bien vous',
    formName: 'Deuxième étape',
    otherWays: {
      app: 'Utiliser un code de votre application',
      passkey: 'Utiliser une clé d’accès',
      'recovery-code': 'Utiliser un code de récupération',
    },
    appCode: 'Code de votre application d’authentification',
    appCodeRule: '6 chiffres. Chaque code ne sert qu’une fois.',
    recoveryCode: 'Code de récupération',
    recoveryCodeRule: 'L’un des codes que vous avez enregistrés. Chacun ne sert qu’une fois.',
    passkeyPrompt:
      'Votre navigateur demande votre empreinte, votre visage, le verrouillage de l’écran ou votre clé de sécurité.',
    passkeyFailed: 'La clé d’accès n’a pas pu être utilisée. Veuillez réessayer.',
    confirm: 'Confirmer',
    cancel: 'Annuler',
  },
  deactivated: {
    title: 'Compte désactivé',
    deletedOn:
      'Le compte de <email></email> est désactivé et sera supprimé le <date></date>. D’ici là, vous pouvez le retrouver tel qu’il était.',
    text: 'Le compte de <email></email> est désactivé. Vous pouvez le retrouver tel qu’il était.',
    close: 'Fermer',
    cancel: 'Annuler',
    reactivate: 'Réactiver mon compte',
    done: {
      title: 'Compte réactivé',
      text: 'Votre compte est de nouveau actif. Veuillez vous connecter.',
    },
    failed: {
      title: 'Échec de la réactivation',
      text: 'Un problème est survenu lors de la réactivation de votre compte. Veuillez réessayer.',
    },
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    description: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
    lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
    back: 'Retour à la connexion',
    formName: 'Mot de passe oublié',
    submit: 'Envoyer le lien',
    sent: 'Consultez votre messagerie',
    sentTo:
      'Si <email></email> a un compte, nous lui avons envoyé un lien. Il ne sert qu’une fois, pendant une heure. Pas d’e-mail ? Vérifiez vos courriers indésirables.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    description: 'Définit un nouveau mot de passe grâce au lien envoyé à votre adresse e-mail.',
    lead: 'Vous serez déconnecté partout. Connectez-vous ensuite avec le nouveau mot de passe.',
    submit: 'Définir le nouveau mot de passe',
    done: {
      title: 'Votre nouveau mot de passe est défini',
      text: 'Utilisez-le pour vous connecter.',
    },
    noToken: 'Ouvrez de nouveau le lien de l’e-mail ou demandez-en un nouveau.',
    askAgain: 'Demander un nouveau lien',
  },
  invited: {
    title: 'Bienvenue ! Choisissez votre mot de passe',
    lead: 'Un compte a été ouvert pour vous. Choisissez un mot de passe que vous seul connaissez : il sert à vous connecter.',
    submit: 'Définir le mot de passe',
  },
  linkNotComplete: 'Ce lien est incomplet',
  session: {
    ended: {
      title: 'Veuillez vous reconnecter',
      text: 'Vous êtes déconnecté. Rien n’est perdu sur cette page : reconnectez-vous et reprenez où vous en étiez.',
      leave: 'Quitter cette page',
    },
    'other-account': {
      title: 'Un autre compte est connecté',
      text: 'Un autre onglet de ce navigateur est maintenant connecté avec un autre compte. Rien de cette page n’y a été enregistré. Pour continuer sur cette page, reconnectez-vous avec le compte de cette page.',
      leave: 'Utiliser l’autre compte',
    },
    account: 'Compte : <email></email>',
    submit: 'Se reconnecter',
    done: 'Vous êtes reconnecté',
  },
  undo: {
    title: 'Annuler le changement de votre adresse e-mail',
    description: 'Rend à un compte son ancienne adresse e-mail grâce au lien qui y a été envoyé.',
    lead: 'À utiliser si ce n’est pas vous qui l’avez changée.',
    noToken: 'Ouvrez de nouveau le lien de l’e-mail.',
    text: 'Votre compte retrouve son ancienne adresse. Toutes les sessions sont fermées, les jetons d’accès ne fonctionnent plus, et vous choisissez un nouveau mot de passe grâce à un lien envoyé à l’ancienne adresse.',
    onceWithin: ({ days }) =>
      `Ces liens ne servent qu’une fois, pendant ${plural(days, { one: '# jour', other: '# jours' })}.`,
    submit: 'Rétablir mon ancienne adresse',
    done: 'Toutes les sessions ont été fermées et l’ancien mot de passe ne fonctionne plus. Nous vous avons envoyé un e-mail avec un lien pour choisir un nouveau mot de passe.',
    kept: 'Les clés d’accès, l’application d’authentification et les comptes associés qui ont été ajoutés avant la demande de ce changement fonctionnent toujours. Après votre connexion, vérifiez-les dans votre profil, sous Sécurité, et retirez ce qui n’est pas à vous. Si l’un d’eux vous empêche de vous connecter, écrivez-nous.',
    noMail: 'Pas d’e-mail ? Envoyer un autre lien',
  },
  usernamePrompt: {
    title: 'Choisissez votre nom d’utilisateur',
    lead: 'Nous l’avons créé à partir de votre adresse e-mail. Gardez-le ou choisissez-en un autre ; il ne pourra plus être modifié ensuite.',
    submit: 'Enregistrer le nom d’utilisateur',
    done: 'Nom d’utilisateur enregistré',
  },
  verify: {
    title: 'Vérification de l’adresse e-mail',
    description: 'Confirme une adresse e-mail grâce au lien qui y a été envoyé.',
    failed: 'Échec de la vérification',
    noToken: 'Le jeton de vérification manque',
    callFailed: 'L’adresse n’a pas pu être vérifiée',
    done: 'Votre adresse e-mail est vérifiée',
    thanks: 'Merci. Cette adresse est bien la vôtre.',
    toProfile: 'Aller au profil',
    goOn: 'Continuer',
    backToProfile: 'Retour au profil',
    waiting: 'Vérification de votre adresse…',
    moment: 'Un instant.',
    signIn: 'Se connecter pour recevoir un nouveau lien',
    resend: 'Envoyer un nouveau lien',
    resent: 'Nous avons envoyé un nouveau lien. Consultez votre messagerie.',
  },
};
