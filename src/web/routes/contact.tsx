import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/contact')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Contact',
      description: 'Questions, mistakes in a quiz, ideas: write to us. We reply within 24 hours.',
      path: '/contact',
      jsonLd: [{ '@type': 'ContactPage', name: 'Contact' }],
    }),
  component: ContactRoute,
});

function ContactRoute() {
  const { site } = Route.useRouteContext();
  return <ContactPage email={site.contactEmail} />;
}
