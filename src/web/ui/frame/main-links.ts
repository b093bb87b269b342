/** The pages that header and mobile menu lead to. */
export const places = [
  { to: '/', label: 'Home' },
  { to: '/quizzes', label: 'Quizzes' },
  { to: '/series', label: 'Series' },
  { to: '/blog', label: 'Blog' },
] as const;
