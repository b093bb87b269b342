import { createFileRoute } from '@tanstack/react-router';
import { SubmitTestimonialPage } from '../features/testimonial/submit-testimonial-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/submit-testimonial')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Share Your Experience',
      description: 'Tell others what it is like to learn here.',
      path: '/submit-testimonial',
    }),
  component: SubmitTestimonialPage,
});
