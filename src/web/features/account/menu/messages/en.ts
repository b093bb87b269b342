export const messages = {
  signIn: 'Sign In',
  yourMenu: ({ name }: { name: string }) => `Your menu, ${name}`,
  profile: 'Profile',
  myResults: 'My Results',
  practice: 'Practice',
  classes: 'Classes',
  adminDashboard: 'Admin Dashboard',
  createQuiz: 'Create Quiz',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  loggedOut: { title: 'Logged out', text: 'You have been logged out successfully.' },
  logoutFailed: 'Logout failed',
};
