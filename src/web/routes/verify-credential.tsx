import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '../features/certificate/verify-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/verify-credential')({
  staticData: { isPublic: () => true },
  head: async ({ match }) => {
    const { site } = match.context;
    const { certificateMessages } = await import('../features/certificate/messages/messages.ts');
    const { title, lead: description } = (await certificateMessages.load(site.language)).verify;
    return pageHead(site, { title, description, path: '/verify-credential' });
  },
  component: VerifyPage,
});
