export const messages = {
  sound: 'Sound',
  broken: 'The sound cannot be played.',
  showTranscript: 'Show transcript',
  hideTranscript: 'Hide transcript',
};
