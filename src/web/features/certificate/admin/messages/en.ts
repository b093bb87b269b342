export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Certificates of ${name}`,
  gives: 'Give a certificate to learners who have passed every quiz',
  givesUse:
    'Those who passed everything before get one too. Certificates stay when the series changes or gives none any more.',
  awarded: ({ count }: { count: string }) => `Awarded so far: ${count}`,
  isChecking: 'Looking for learners who passed before.',
  revoked: 'Revoked',
  loadFailed: 'The certificates did not load',
  notSaved: 'Not saved',
  saved: 'Saved',
  open: ({ name }: { name: string }) => `Open the certificate of ${name}`,
  earlier: 'Earlier',
  later: 'Later',
};
