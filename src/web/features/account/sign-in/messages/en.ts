import { wordsOf } from '#shared/kernel/language/words.ts';

const { list, plural } = wordsOf('en');

export const messages = {
  signIn: {
    title: 'Sign in or create an account',
    description:
      'Log in or register to take timed quizzes, keep your results and track your progress.',
    headline: 'Know what you <mark>really know</mark>',
    yourAccount: ({ product }: { product: string }) => `Your ${product} account`,
    login: 'Login',
    register: 'Register',
    or: 'or',
    withPasskey: 'Sign in with a passkey',
    forClass:
      'This link is for joining a class. Log in or register first: then you see the class and can join it.',
  },
  benefits: {
    variety: {
      title: 'Access a variety of quizzes',
      text: 'Timed, fairly graded and explained, from beginner to advanced.',
    },
    topics: {
      title: 'Take quizzes on various topics',
      text: 'Science, history, languages, code: pick a category or follow a series.',
    },
    progress: {
      title: 'Track your progress',
      text: 'Every result is saved, with what to review before the next attempt.',
    },
  },
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    username: 'Username',
    usernameRule: 'At least 3 letters, numbers or underscores. Every username is unique.',
    capsLock: 'Caps Lock is on',
  },
  login: {
    submit: 'Log in',
    forgotPassword: 'Forgot your password?',
    done: 'Login successful',
    welcomeBack: ({ username }: { username: string }) => `Welcome back, ${username}!`,
    failed: 'Login failed',
  },
  register: {
    byInvitation: 'Accounts here are opened by invitation only.',
    domains: ({ domains }: { domains: readonly string[] }) =>
      `Only addresses of ${list(domains)}. You can sign in once your address is confirmed.`,
    submit: 'Create account',
    consent:
      'By creating an account you confirm that you are at least 13 years old and accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.',
    done: 'Registration successful',
    welcome: ({ username }: { username: string }) => `Welcome, ${username}!`,
    failed: 'Registration failed',
    created: {
      title: 'Your account was created',
      text: 'We have sent a link to <email></email>. Open it to confirm your address, then sign in.',
    },
  },
  newPassword: {
    rule: ({ minimum }: { minimum: number }) =>
      `At least ${plural(minimum, { one: '# character', other: '# characters' })}, better with uppercase and lowercase letters and a digit.`,
    strength: {
      weak: 'Password strength: <strong>Weak</strong>',
      fair: 'Password strength: <strong>Fair</strong>',
      good: 'Password strength: <strong>Good</strong>',
      strong: 'Password strength: <strong>Strong</strong>',
    },
    isCommon: 'Many people use this password, so it is easy to guess. Please choose another.',
  },
  google: {
    button: ({ name }: { name: string }) => `Continue with ${name}`,
    notConfigured: 'Google sign-in is not set up on this site.',
    failed: 'Authentication Error',
    popupClosed: 'Sign-in popup was closed before completing the sign in.',
    cancelled: 'Sign-in process was cancelled.',
    refused: ({ name }: { name: string }) => `Failed to authenticate with ${name}`,
    serverFailed: 'Failed to authenticate with the server',
  },
  secondStep: {
    title: 'Confirm that it is you',
    formName: 'Second step',
    otherWays: {
      app: 'Use a code from your app',
      passkey: 'Use a passkey',
      'recovery-code': 'Use a recovery code',
    },
    appCode: 'Code from your authenticator app',
    appCodeRule: '6 digits. Each code works once.',
    recoveryCode: 'Recovery code',
    recoveryCodeRule: 'One of the codes that you saved. Each works once.',
    passkeyPrompt: 'Your browser asks for your fingerprint, face, screen lock or security key.',
    passkeyFailed: 'The passkey could not be used. Please try again.',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  deactivated: {
    title: 'Account Deactivated',
    deletedOn:
      'The account of <email></email> is deactivated and will be deleted on <date></date>. Until then you can restore it.',
    text: 'The account of <email></email> is deactivated. You can restore it.',
    close: 'Close',
    cancel: 'Cancel',
    reactivate: 'Reactivate My Account',
    done: { title: 'Account Reactivated', text: 'Your account is active again. Please sign in.' },
    failed: {
      title: 'Reactivation Failed',
      text: 'Something went wrong while reactivating your account. Please try again.',
    },
  },
  forgot: {
    title: 'Forgot your password?',
    description: 'Have a link sent to your email address to choose a new password.',
    lead: 'We will email you a link to choose a new one.',
    back: 'Back to sign in',
    formName: 'Forgot password',
    submit: 'Send the link',
    sent: 'Check your email',
    sentTo:
      'If <email></email> has an account, we have sent a link to it. It works once, within one hour. No email? Check your spam folder.',
  },
  reset: {
    title: 'Choose a new password',
    description: 'Sets a new password with the link that was sent to your email address.',
    lead: 'This signs you out everywhere. Then sign in with the new password.',
    submit: 'Set the new password',
    done: { title: 'Your new password is set', text: 'Please sign in with it.' },
    noToken: 'Open the link in the email once more, or ask for a new one.',
    askAgain: 'Ask for a new link',
  },
  invited: {
    title: 'Welcome! Choose your password',
    lead: 'An account was opened for you. Choose a password that only you know: you sign in with it.',
    submit: 'Set the password',
  },
  linkNotComplete: 'This link is incomplete',
  session: {
    ended: {
      title: 'Please sign in again',
      text: 'You are signed out. Nothing on this page is lost: sign in again, then go on where you were.',
      leave: 'Leave this page',
    },
    'other-account': {
      title: 'Another account is signed in',
      text: 'Another tab of this browser is now signed in with another account. Nothing from this page was saved there. To go on with this page, sign in with its account again.',
      leave: 'Use the other account',
    },
    account: 'Account: <email></email>',
    submit: 'Sign in again',
    done: 'You are signed in again',
  },
  undo: {
    title: 'Undo the change of your email address',
    description: 'Gives an account its old email address back with the link that was sent to it.',
    lead: 'Use this if you did not change it.',
    noToken: 'Open the link in the email once more.',
    text: 'Your account gets its old address back. Everyone is signed out, access tokens stop working, and you choose a new password with a link that we send to the old address.',
    onceWithin: ({ days }: { days: number }) =>
      `Links like this one work once, within ${plural(days, { one: '# day', other: '# days' })}.`,
    submit: 'Restore my old address',
    done: 'Everyone was signed out, and the old password no longer works. We have sent you an email with a link to choose a new password.',
    kept: 'Passkeys, an authenticator app and linked accounts that were added before this change was requested still work. Once you have signed in, look through them in your profile under Security, and remove what is not yours. If one of them keeps you from signing in, write to us.',
    noMail: 'No email? Send another link',
  },
  usernamePrompt: {
    title: 'Choose your username',
    lead: 'We created one from your email address. Keep it or choose another; it cannot be changed later.',
    submit: 'Save username',
    done: 'Username saved',
  },
  verify: {
    title: 'Email verification',
    description: 'Confirms an email address with the link that was sent to it.',
    failed: 'Verification failed',
    noToken: 'No verification token provided',
    callFailed: 'Failed to verify email',
    done: 'Your email is verified',
    thanks: 'Thank you. This address is confirmed as yours.',
    toProfile: 'Go to Profile',
    goOn: 'Continue',
    backToProfile: 'Back to Profile',
    waiting: 'Verifying your email…',
    moment: 'This takes a moment.',
    signIn: 'Sign in to get a new link',
    resend: 'Send a new link',
    resent: 'We sent a new link. Please check your inbox.',
  },
};
