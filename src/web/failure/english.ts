/** What is said of failures that the server said nothing about, until the reader's language is loaded. */
export const english = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  restarting: 'The server is not available right now. Please try again in a moment.',
};
