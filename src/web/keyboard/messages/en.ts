export const messages = {
  title: 'Keyboard shortcuts',
  or: 'or',
  to: 'to',
  close: 'Close',
  site: {
    search: 'Search quizzes',
    palette: 'In the administration: go to, edit or create',
    home: 'Go home',
    quizzes: 'Go to quizzes',
    series: 'Go to series',
    blog: 'Go to the blog',
    results: 'Go to your results',
    notifications: 'Go to notifications',
    closeOpen: 'Close what is open',
    help: 'Show this list',
  },
  switch: {
    label: 'Single-key shortcuts',
    description: 'When off, only Ctrl K, F8 and Esc work. Saved in this browser.',
  },
  quizzesHaveTheirOwn: 'Quizzes have their own shortcuts. Press ? during a quiz to see them.',
};
