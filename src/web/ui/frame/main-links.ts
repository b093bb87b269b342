/** The pages that header and mobile menu lead to. */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/quizzes', label: 'Quizzes' },
  { to: '/series', label: 'Series' },
  { to: '/blog', label: 'Blog' },
] as const;
