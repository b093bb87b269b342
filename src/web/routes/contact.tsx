import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { contactMessages } from '../features/contact/messages/messages.ts';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/contact')({
  head: async ({ match }) => {
    const { title, description } = await contactMessages.load(match.context.site.language);
    return pageHead(match.context.site, {
      title,
      description,
      path: '/contact',
      jsonLd: [{ '@type': 'ContactPage', name: title }],
    });
  },
  component: ContactRoute,
});

function ContactRoute() {
  const { site } = Route.useRouteContext();
  return <ContactPage email={site.contactEmail ?? undefined} />;
}
