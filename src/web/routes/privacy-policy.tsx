import { createFileRoute } from '@tanstack/react-router';
import { ConsentChoice } from '../analytics/consent-choice.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import text from '../features/legal/privacy-policy.md?raw';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { isPublic: () => true },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Privacy Policy',
      description: 'What personal data is kept, why, for how long, and how to export or erase it.',
      path: '/privacy-policy',
    }),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { site } = Route.useRouteContext();
  return <LegalPage text={text}>{site.analyticsId && <ConsentChoice />}</LegalPage>;
}
