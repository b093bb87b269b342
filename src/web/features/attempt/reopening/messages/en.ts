export const messages = {
  tellMe: 'Notify me when it opens again',
  failed: 'Not saved',
};
