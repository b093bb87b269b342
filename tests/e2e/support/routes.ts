/** The route table of the specification, with addresses that exist in the demo catalogue. */
export const publicRoutes = [
  '/',
  '/auth',
  '/verify-email',
  '/quizzes',
  '/series',
  '/blog',
  '/blog/why-being-tested-helps-you-learn',
  '/contact',
  '/submit-testimonial',
  '/privacy-policy',
  '/terms-of-service',
  '/quiz-overview/1',
  '/quiz/1',
] as const;

export const memberRoutes = [
  '/profile',
  '/practice',
  '/classes',
  '/quiz/1/start',
  '/results/1',
  '/results',
  '/edit-quiz/1',
] as const;

export const adminRoutes = [
  '/admin',
  '/admin/create-question',
  '/admin/create-quiz',
  '/admin/edit-quiz/1',
  '/admin/quiz-results/1',
  '/admin/questions',
  '/admin/users',
  '/admin/question-quality',
  '/admin/regrade/1',
  '/admin/classes',
  '/admin/categories',
  '/admin/content-hierarchy',
  '/admin/series',
  '/admin/testimonials',
  '/admin/attempts',
  '/admin/audit-trail',
  '/admin/pictures',
  '/admin/blog',
  '/admin/import',
  '/admin/export',
] as const;
