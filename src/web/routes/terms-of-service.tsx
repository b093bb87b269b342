import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalMessages } from '../features/legal/messages/messages.ts';
import { termsOfService } from '../features/legal/terms-of-service/text.ts';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { isPublic: () => true },
  head: async ({ match: { context } }) => {
    const { title, description } = (await legalMessages.load(context.site.language)).termsOfService;
    return pageHead(context.site, { title, description, path: '/terms-of-service' });
  },
  component: () => <LegalPage text={termsOfService} />,
});
