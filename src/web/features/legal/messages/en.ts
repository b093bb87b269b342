export const messages = {
  privacyPolicy: {
    title: 'Privacy Policy',
    description: 'What personal data is kept, why, for how long, and how to export or erase it.',
  },
  termsOfService: {
    title: 'Terms of Service',
    description: 'The rules for using this service, and the rights and duties of both sides.',
  },
};
