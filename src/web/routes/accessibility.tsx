import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../display/accessibility-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/accessibility')({
  staticData: { isPublic: () => true },
  head: async ({ match }) => {
    const { site } = match.context;
    const { displayMessages } = await import('../display/messages/messages.ts');
    const { title, description } = await displayMessages.load(site.language);
    return pageHead(site, { title, description, path: '/accessibility' });
  },
  component: AccessibilityPage,
});
