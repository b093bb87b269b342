import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  hello: ({ username }: { username: string }) => `Hello ${username},`,
  buttonHelp: 'If the button does not work, open this address:',
  linkBelow: ({ label }: { label: string }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }: { product: string; reference: string }) =>
      `You received this email because you wrote to ${product} through the contact form. Your reference is ${reference}.`,
    account: ({ to, product }: { to: string; product: string }) =>
      `You received this email because ${to} is the address of a ${product} account.`,
    formerAddress: ({ to, product }: { to: string; product: string }) =>
      `You received this email because ${to} was the address of a ${product} account.`,
    verification: ({ product }: { product: string }) =>
      `You received this email because the address was entered on ${product}. If this was not you, ignore this email. Nothing will change.`,
    invitation: ({ product }: { product: string }) =>
      `You received this email because an administrator of ${product} entered this address. If you do not know why, ignore this email: without your password, no one can use the account.`,
    classInvitation: ({ product }: { product: string }) =>
      `You received this email because a teacher on ${product} entered this address. If you do not know why, ignore this email. Nothing will change.`,
    passwordReset: ({ product }: { product: string }) =>
      `You received this email because a new password was requested on ${product}. If this was not you, ignore this email. Nothing will change.`,
    export: ({ product }: { product: string }) =>
      `You received this email because an export was requested in your account on ${product}.`,
    deletion: ({ product }: { product: string }) =>
      `You received this email because the deletion was requested in your account on ${product}. If this was not you, reactivate your account and change your password.`,
    deletionByAdministrator: ({ product }: { product: string }) =>
      `You received this email because an administrator of ${product} scheduled the deletion of your account.`,
  },
  invitation: {
    subject: ({ product }: { product: string }) => `You are invited to ${product}`,
    text: ({ product, to }: { product: string; to: string }) =>
      `An administrator of ${product} has opened an account for ${to}. Choose your own password to use it.`,
    until: ({ day }: { day: string }) =>
      `The link works once, until ${day}. After that, you can ask for a new one on the sign-in page.`,
    action: 'Choose your password',
  },
  classInvitation: {
    subject: ({ name }: { name: string }) => `Join the class ${name}`,
    text: ({ teacher, name, product }: { teacher: string; name: string; product: string }) =>
      `${teacher} invites you to the class ${name} on ${product}.`,
    member: 'Sign in with the link, then join with one click.',
    newcomer:
      'You need an account first. The link leads you there, and then you join with one click.',
    action: 'Join the class',
  },
  contactReply: { youWrote: 'You wrote:' },
  verification: {
    subject: 'Confirm your email address',
    text: ({ to }: { to: string }) =>
      `Please confirm that ${to} is your address. The link works once, within 24 hours.`,
    action: 'Confirm this address',
  },
  addressChange: {
    subject: 'Your email address is about to change',
    text: ({ newAddress }: { newAddress: string | null }) =>
      `The email address of your account will change from this one to ${newAddress ?? 'another address'} once the link sent to the new address is opened.`,
    unexpected:
      'If you did not ask for this, change your password now and cancel the change in your profile.',
    action: 'Open your profile',
  },
  addressChanged: {
    subject: 'Your email address was changed',
    text: ({ newAddress }: { newAddress: string }) =>
      `The email address of your account is now ${newAddress}. All other devices were signed out.`,
    unexpected: ({ days }: { days: number }) =>
      `If this was not you, undo the change within ${plural(days, { one: '# day', other: '# days' })}. Your account then has this address again, all devices are signed out, and you choose a new password.`,
    action: 'Undo this change',
  },
  accessToken: {
    subject: 'A new access token was created',
    text: ({ name, scope, day }: { name: string; scope: string; day: string }) =>
      `The access token “${name}” (scope: ${scope}) was created for your account. Programs can use it until ${day}.`,
    unexpected: 'If this was not you, revoke the token and change your password.',
    action: 'View your access tokens',
  },
  accountsMerged: {
    subject: 'Two accounts became one',
    text: ({ removed }: { removed: string }) =>
      `Your other account, ${removed}, was merged into this one by an administrator. Its results, classes and everything else are here now. It can no longer be used to sign in.`,
    unexpected: 'If these were not both yours, please write to us.',
    action: 'Open your profile',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'Use this link to choose a new password. It works once, within one hour, and signs you out everywhere.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other devices were signed out.',
    unexpected: 'If this was not you, choose a new password now to take your account back.',
    action: 'Choose a new password',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'An authenticator app was added',
        text: 'An authenticator app was added to your account. Signing in now needs a code of this app.',
      },
      'app-removed': {
        subject: 'Your authenticator app was removed',
        text: 'The authenticator app was removed from your account.',
      },
      'passkey-added': {
        subject: 'A passkey was added',
        text: 'A passkey was added to your account. It can be used to sign in without the password.',
      },
      'passkey-removed': {
        subject: 'A passkey was removed',
        text: 'A passkey was removed from your account.',
      },
      'recovery-codes-renewed': {
        subject: 'Your recovery codes were replaced',
        text: 'Your account has new recovery codes. The old ones no longer work.',
      },
      'recovery-code-used': {
        subject: 'A recovery code was used',
        text: 'One of your recovery codes was used to sign in. It cannot be used again.',
      },
    },
    unexpected: 'If this was not you, change your password and check your security settings now.',
  },
  openSecurity: 'Open your security settings',
  device: {
    unknown: 'Unknown device',
    unknownBrowser: 'Unknown browser',
    on: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: ({
      device,
      moment,
      zone,
      network,
    }: {
      device: string;
      moment: string;
      zone: string;
      network: string | null;
    }) =>
      `Someone signed in to your account on a new device: ${device}, ${moment} (${zone})${network ? `, network ${network}` : ''}.`,
    unexpected: 'If this was not you, sign that device out and change your password now.',
    action: 'View your devices',
  },
  googleLinked: {
    subject: 'Google sign-in was added to your account',
    text: 'A Google account with your email address was used to sign in. From now on, you can sign in with it as well.',
    unexpected: 'If this was not you, secure your Google account and change your password now.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }: { provider: string }) =>
        `${provider} sign-in was added to your account`,
      text: ({ provider }: { provider: string }) =>
        `An account at ${provider} was linked to yours. From now on, you can sign in with it as well.`,
    },
    'provider-unlinked': {
      subject: ({ provider }: { provider: string }) =>
        `${provider} sign-in was removed from your account`,
      text: ({ provider }: { provider: string }) =>
        `The account at ${provider} is no longer linked to yours. You can no longer sign in with it.`,
    },
    unexpected: 'If this was not you, change your password and check your security settings now.',
  },
  dataExport: {
    subject: 'Your data export',
    text: ({ product }: { product: string }) =>
      `Attached is a copy of everything that ${product} stores about you, as you requested. It is a JSON file.`,
    keepSafe: 'Keep it in a safe place.',
  },
  deletion: {
    subject: 'Your account will be deleted',
    requested: 'As you requested, your account is now deactivated.',
    byAdministrator: 'An administrator has deactivated your account.',
    day: ({ day, days }: { day: string; days: number }) =>
      `It will be permanently deleted on ${day}, in ${plural(days, { one: '# day', other: '# days' })}.`,
    restore: 'Until then you can restore it: sign in and choose “Reactivate My Account”.',
    action: 'Keep my account',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }: { title: string }) => `New assignment: ${title}`,
      'assignment-due': ({ title }: { title: string }) => `Due soon: ${title}`,
      'assignment-overdue': ({ title }: { title: string }) => `Overdue: ${title}`,
      'result-regraded': ({ title }: { title: string }) =>
        `Your result in “${title}” was corrected`,
      'result-marked': ({ title }: { title: string }) => `Your result in “${title}” is marked`,
      'report-settled': 'Your report was reviewed',
      'quiz-reopened': ({ title }: { title: string }) => `Open again: ${title}`,
      'reviews-due': 'Questions are due for review',
      'certificate-issued': ({ title }: { title: string }) => `Your certificate: ${title}`,
      'achievements-earned': 'New achievements',
      'streak-ending': 'Your daily goal is still open today',
    },
    lines: {
      'reviews-due': ({ due }: { due: string }) =>
        `Questions that are due for review: ${due}. A few minutes now save a lot of time later.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `You have passed every quiz of “${title}”: here is your certificate.`,
      'achievements-earned': ({ earned }: { earned: string }) =>
        `New achievements: ${earned}. Your profile shows them.`,
      'streak-ending': ({ left, days }: { left: string; days: string }) =>
        `Your daily goal is still open today. Questions left: ${left}. Days in a row so far: ${days}.`,
      'assignment-given': ({
        title,
        className,
        due,
      }: {
        title: string;
        className: string;
        due: string | null;
      }) =>
        due === null
          ? `“${title}” was assigned in ${className}.`
          : `“${title}” was assigned in ${className}. It is due ${due}.`,
      'assignment-due': ({
        title,
        className,
        due,
      }: {
        title: string;
        className: string;
        due: string;
      }) => `“${title}” (${className}) is due ${due}.`,
      'assignment-overdue': ({
        title,
        className,
        due,
      }: {
        title: string;
        className: string;
        due: string;
      }) => `“${title}” (${className}) was due ${due} and is not done yet.`,
      'result-regraded': ({
        title,
        score,
        total,
      }: {
        title: string;
        score: string;
        total: string;
      }) => `A question was graded again. Your result in “${title}” is now ${score} of ${total}.`,
      'result-marked': ({ title, score, total }: { title: string; score: string; total: string }) =>
        `All answers in “${title}” are marked. Your result is ${score} of ${total}.`,
      'quiz-reopened': ({ title }: { title: string }) => `You can take “${title}” again.`,
      'report-settled': {
        fixed: ({ title }: { title: string }) =>
          `Your report of a question in “${title}” was reviewed, and the question was corrected.`,
        kept: ({ title }: { title: string }) =>
          `Your report of a question in “${title}” was reviewed. The question stays as it is.`,
      },
    },
    several: ({ count }: { count: number }) =>
      plural(count, { one: '# notification', other: '# notifications' }),
    intro: 'Here is what is new:',
    all: 'Open notifications',
    openClasses: 'Open your classes',
    openResult: 'View your result',
    practise: 'Practise',
    openQuiz: 'Open the quiz',
    openCertificate: 'Open the certificate',
    openAchievements: 'Open your achievements',
    because: ({ product }: { product: string }) =>
      `You received this email because ${product} notifications are turned on for your account. You can choose which ones you get in your profile.`,
    unsubscribe: 'Unsubscribe from these emails',
    page: {
      title: 'Unsubscribe',
      question: 'Stop receiving emails like the one that brought you here?',
      stop: 'Stop these emails',
      stopAll: 'Stop all notification emails',
      done: 'You will no longer get these emails.',
      invalid: 'This link is not valid. You choose in your profile which emails you get.',
      settings: 'Notification settings',
    },
  },
};
