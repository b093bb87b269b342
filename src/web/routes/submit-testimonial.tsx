import { createFileRoute } from '@tanstack/react-router';
import { testimonialMessages } from '../features/testimonial/messages/messages.ts';
import { SubmitTestimonialPage } from '../features/testimonial/submit-testimonial-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/submit-testimonial')({
  head: async ({ match }) => {
    const { title, description } = await testimonialMessages.load(match.context.site.language);
    return pageHead(match.context.site, { title, description, path: '/submit-testimonial' });
  },
  component: SubmitTestimonialPage,
});
