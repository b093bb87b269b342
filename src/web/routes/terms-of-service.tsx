import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/legal/legal-page.tsx';
import text from '../features/legal/terms-of-service.md?raw';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { isPublic: () => true },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Terms of Service',
      description:
        'The rules for using the service: who may, what is free, what we owe each other.',
      path: '/terms-of-service',
    }),
  component: () => <LegalPage text={text} />,
});
