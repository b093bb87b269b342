import { createFileRoute } from '@tanstack/react-router';
import { ConsentChoice } from '../analytics/consent-choice.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalMessages } from '../features/legal/messages/messages.ts';
import { privacyPolicy } from '../features/legal/privacy-policy/text.ts';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { isPublic: () => true },
  head: async ({ match: { context } }) => {
    const { title, description } = (await legalMessages.load(context.site.language)).privacyPolicy;
    return pageHead(context.site, { title, description, path: '/privacy-policy' });
  },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { site } = Route.useRouteContext();
  return <LegalPage text={privacyPolicy}>{site.analyticsId && <ConsentChoice />}</LegalPage>;
}
