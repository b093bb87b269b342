import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `Bonjour ${username},`,
  buttonHelp: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  linkBelow: ({ label }) => `${label} :`,
  because: {
    contactReply: ({ product, reference }) =>
      `Vous recevez cet e-mail parce que vous avez écrit à ${product} par le formulaire de contact. Votre référence est ${reference}.`,
    account: ({ to, product }) =>
      `Vous recevez cet e-mail parce que ${to} est l’adresse d’un compte ${product}.`,
    formerAddress: ({ to, product }) =>
      `Vous recevez cet e-mail parce que ${to} était l’adresse d’un compte ${product}.`,
    verification: ({ product }) =>
      `Vous recevez cet e-mail parce que l’adresse a été saisie sur ${product}. Si ce n’était pas vous, ignorez-le. Rien ne changera.`,
    invitation: ({ product }) =>
      `Vous recevez cet e-mail parce qu’un administrateur de ${product} a saisi cette adresse. Si vous ne savez pas pourquoi, ignorez-le : sans votre mot de passe, personne ne peut utiliser le compte.`,
    classInvitation: ({ product }) =>
      `Vous recevez cet e-mail parce qu’un enseignant de ${product} a saisi cette adresse. Si vous ne savez pas pourquoi, ignorez-le. Rien ne changera.`,
    passwordReset: ({ product }) =>
      `Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé sur ${product}. Si ce n’était pas vous, ignorez-le. Rien ne changera.`,
    export: ({ product }) =>
      `Vous recevez cet e-mail parce qu’un export a été demandé dans votre compte ${product}.`,
    deletion: ({ product }) =>
      `Vous recevez cet e-mail parce que la suppression a été demandée dans votre compte ${product}. Si ce n’était pas vous, réactivez votre compte et changez votre mot de passe.`,
    deletionByAdministrator: ({ product }) =>
      `Vous recevez cet e-mail parce qu’un administrateur de ${product} a programmé la suppression de votre compte.`,
  },
  invitation: {
    subject: ({ product }) => `Vous êtes invité sur ${product}`,
    text: ({ product, to }) =>
      `Un administrateur de ${product} a ouvert un compte pour ${to}. Choisissez votre mot de passe pour l’utiliser.`,
    until: ({ day }) =>
      `Le lien fonctionne une seule fois, jusqu’au ${day}. Ensuite, vous pouvez en demander un nouveau sur la page de connexion.`,
    action: 'Choisir votre mot de passe',
  },
  classInvitation: {
    subject: ({ name }) => `Rejoignez la classe ${name}`,
    text: ({ teacher, name, product }) =>
      `${teacher} vous invite à rejoindre la classe ${name} sur ${product}.`,
    member: 'Connectez-vous par le lien ; vous rejoignez ensuite la classe en un clic.',
    newcomer:
      'Il vous faut d’abord un compte. Le lien vous y mène, puis vous rejoignez la classe en un clic.',
    action: 'Rejoindre la classe',
  },
  contactReply: { youWrote: 'Vous avez écrit :' },
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    text: ({ to }) =>
      `Veuillez confirmer que ${to} est votre adresse. Le lien ne sert qu’une fois, pendant 24 heures.`,
    action: 'Confirmer cette adresse',
  },
  addressChange: {
    subject: 'Votre adresse e-mail va changer',
    text: ({ newAddress }) =>
      `L’adresse e-mail de votre compte ne sera plus celle-ci mais ${newAddress ?? 'une autre'} dès que le lien envoyé à la nouvelle adresse sera ouvert.`,
    unexpected:
      'Si vous n’avez rien demandé, changez dès maintenant votre mot de passe et annulez le changement dans votre profil.',
    action: 'Ouvrir votre profil',
  },
  addressChanged: {
    subject: 'Votre adresse e-mail a été changée',
    text: ({ newAddress }) =>
      `L’adresse e-mail de votre compte est maintenant ${newAddress}. Tous les autres appareils ont été déconnectés.`,
    unexpected: ({ days }) =>
      `Si ce n’était pas vous, annulez le changement dans un délai de ${plural(days, { one: '# jour', other: '# jours' })}. Votre compte retrouvera alors cette adresse, tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.`,
    action: 'Annuler ce changement',
  },
  accessToken: {
    subject: 'Un nouveau jeton d’accès a été créé',
    text: ({ name, scope, day }) =>
      `Le jeton d’accès « ${name} » (portée : ${scope}) a été créé pour votre compte. Des programmes peuvent l’utiliser jusqu’au ${day}.`,
    unexpected: 'Si ce n’était pas vous, révoquez le jeton et changez votre mot de passe.',
    action: 'Voir vos jetons d’accès',
  },
  accountsMerged: {
    subject: 'Deux comptes ont été fusionnés',
    text: ({ removed }) =>
      `Un administrateur a fusionné votre autre compte, ${removed}, avec celui-ci. Ses résultats, ses classes et tout le reste se trouvent désormais ici. Il ne permet plus de se connecter.`,
    unexpected: 'Si l’un des deux n’était pas à vous, écrivez-nous.',
    action: 'Ouvrir votre profil',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Utilisez ce lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant une heure, et vous déconnecte partout.',
    action: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    text: 'Le mot de passe de votre compte a été changé. Tous les autres appareils ont été déconnectés.',
    unexpected:
      'Si ce n’était pas vous, choisissez dès maintenant un nouveau mot de passe pour récupérer votre compte.',
    action: 'Choisir un nouveau mot de passe',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'Une application d’authentification a été ajoutée',
        text: 'Une application d’authentification a été ajoutée à votre compte. La connexion demande maintenant un code de cette application.',
      },
      'app-removed': {
        subject: 'Votre application d’authentification a été retirée',
        text: 'L’application d’authentification a été retirée de votre compte.',
      },
      'passkey-added': {
        subject: 'Une clé d’accès a été ajoutée',
        text: 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans le mot de passe.',
      },
      'passkey-removed': {
        subject: 'Une clé d’accès a été retirée',
        text: 'Une clé d’accès a été retirée de votre compte.',
      },
      'recovery-codes-renewed': {
        subject: 'Vos codes de récupération ont été remplacés',
        text: 'Votre compte a de nouveaux codes de récupération. Les anciens ne fonctionnent plus.',
      },
      'recovery-code-used': {
        subject: 'Un code de récupération a été utilisé',
        text: 'L’un de vos codes de récupération a servi à se connecter. Il ne peut plus être utilisé.',
      },
    },
    unexpected:
      'Si ce n’était pas vous, changez votre mot de passe et vérifiez dès maintenant vos paramètres de sécurité.',
  },
  openSecurity: 'Ouvrir vos paramètres de sécurité',
  device: {
    unknown: 'Appareil inconnu',
    unknownBrowser: 'Navigateur inconnu',
    on: ({ browser, system }) => `${browser} sur ${system}`,
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    text: ({ device, moment, zone, network }) =>
      `Quelqu’un s’est connecté à votre compte sur un appareil jamais utilisé auparavant : ${device}, ${moment} (${zone})${network ? `, réseau ${network}` : ''}.`,
    unexpected:
      'Si ce n’était pas vous, déconnectez cet appareil et changez dès maintenant votre mot de passe.',
    action: 'Voir vos appareils',
  },
  googleLinked: {
    subject: 'La connexion avec Google a été ajoutée à votre compte',
    text: 'Un compte Google avec votre adresse e-mail a été utilisé pour se connecter. Vous pouvez désormais aussi vous connecter avec lui.',
    unexpected:
      'Si ce n’était pas vous, sécurisez votre compte Google et changez dès maintenant votre mot de passe.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `La connexion avec ${provider} a été ajoutée à votre compte`,
      text: ({ provider }) =>
        `Un compte ${provider} a été associé au vôtre. Désormais, vous pouvez aussi vous connecter avec lui.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `La connexion avec ${provider} a été retirée de votre compte`,
      text: ({ provider }) =>
        `Le compte ${provider} n’est plus associé au vôtre. Vous ne pouvez plus vous connecter avec lui.`,
    },
    unexpected:
      'Si ce n’était pas vous, changez votre mot de passe et vérifiez dès maintenant vos paramètres de sécurité.',
  },
  dataExport: {
    subject: 'L’export de vos données',
    text: ({ product }) =>
      `Vous trouverez ci-joint une copie de tout ce que ${product} conserve à votre sujet, comme vous l’avez demandé. C’est un fichier JSON.`,
    keepSafe: 'Conservez-la en lieu sûr.',
  },
  deletion: {
    subject: 'Votre compte sera supprimé',
    requested: 'Comme vous l’avez demandé, votre compte est maintenant désactivé.',
    byAdministrator: 'Un administrateur a désactivé votre compte.',
    day: ({ day, days }) =>
      `Il sera définitivement supprimé le ${day}, dans ${plural(days, { one: '# jour', other: '# jours' })}.`,
    restore:
      'D’ici là, vous pouvez le rétablir : connectez-vous et choisissez « Réactiver mon compte ».',
    action: 'Garder mon compte',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `Nouveau devoir : ${title}`,
      'assignment-due': ({ title }) => `Bientôt à rendre : ${title}`,
      'assignment-overdue': ({ title }) => `En retard : ${title}`,
      'result-regraded': ({ title }) => `Votre résultat à « ${title} » a été corrigé`,
      'result-marked': ({ title }) => `Vos réponses à « ${title} » sont notées`,
      'report-settled': 'Votre signalement a été examiné',
      'quiz-reopened': ({ title }) => `De nouveau ouvert : ${title}`,
      'reviews-due': 'Des questions sont à revoir',
      'certificate-issued': ({ title }: { title: string }) => `Votre certificat : ${title}`,
      'achievements-earned': 'Nouveaux succès',
      'streak-ending': 'Votre objectif du jour n’est pas encore atteint',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `Questions à revoir : ${due}. Quelques minutes maintenant font gagner beaucoup de temps plus tard.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `Vous avez réussi tous les quiz de « ${title} » : voici votre certificat.`,
      'achievements-earned': ({ earned }) =>
        `Nouveaux succès : ${earned}. Votre profil les montre.`,
      'streak-ending': ({ left, days }) =>
        `Votre objectif du jour n’est pas encore atteint. Questions restantes : ${left}. Jours d’affilée jusqu’ici : ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `« ${title} » a été donné dans ${className}.`
          : `« ${title} » a été donné dans ${className}. À rendre le ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `« ${title} » (${className}) est à rendre le ${due}.`,
      'assignment-overdue': ({ title, className, due }) =>
        `« ${title} » (${className}) était à rendre le ${due} et n’est pas encore fait.`,
      'result-regraded': ({ title, score, total }) =>
        `Une question a été notée à nouveau. Votre résultat à « ${title} » est maintenant de ${score} sur ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `Toutes vos réponses à « ${title} » sont notées. Votre résultat est ${score} sur ${total}.`,
      'quiz-reopened': ({ title }) => `Vous pouvez refaire « ${title} ».`,
      'report-settled': {
        fixed: ({ title }) =>
          `Votre signalement d’une question de « ${title} » a été examiné et la question a été corrigée.`,
        kept: ({ title }) =>
          `Votre signalement d’une question de « ${title} » a été examiné. La question reste telle quelle.`,
      },
    },
    several: ({ count }) => plural(count, { one: '# notification', other: '# notifications' }),
    intro: 'Voici les nouveautés :',
    all: 'Ouvrir les notifications',
    openClasses: 'Ouvrir vos classes',
    openResult: 'Voir votre résultat',
    practise: 'Réviser',
    openQuiz: 'Ouvrir le quiz',
    openCertificate: 'Ouvrir le certificat',
    openAchievements: 'Ouvrir vos succès',
    because: ({ product }) =>
      `Vous recevez cet e-mail parce que les notifications de ${product} sont activées pour votre compte. Vous choisissez dans votre profil celles que vous recevez.`,
    unsubscribe: 'Ne plus recevoir ces e-mails',
    page: {
      title: 'Se désabonner',
      question: 'Ne voulez-vous plus d’e-mails comme celui qui vous a amené ici ?',
      stop: 'Arrêter ces e-mails',
      stopAll: 'Arrêter tous les e-mails de notification',
      done: 'Vous ne recevrez plus ces e-mails.',
      invalid:
        'Ce lien n’est pas valable. Vous choisissez dans votre profil les e-mails que vous recevez.',
      settings: 'Paramètres des notifications',
    },
  },
};
