export const messages = {
  tellMe: 'Tell me when it is open again',
  failed: 'Not saved',
};
