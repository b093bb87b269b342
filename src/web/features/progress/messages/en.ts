export const messages = {
  failed: 'Error loading the leaderboard',
  loading: 'Loading the leaderboard…',
  noneYet: 'No one is ranked yet',
  noneYetHint: 'Finish a quiz with a correct answer and the first place is yours.',
  caption:
    'Score counts the correct answers of your best attempt at each quiz. On a tie, fewer attempts come first, then the earlier score. Only scores above 0 are listed.',
  place: 'Place',
  name: 'Name',
  quizzes: 'Quizzes',
  score: 'Score',
  you: '(you)',
};
