/** The pages that header and mobile menu lead to, by the name of their message. */
export const mainLinks = [
  { to: '/', name: 'home' },
  { to: '/quizzes', name: 'quizzes' },
  { to: '/series', name: 'series' },
  { to: '/blog', name: 'blog' },
] as const;
