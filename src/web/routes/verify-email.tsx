import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../features/account/sign-in/verify-email-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/verify-email')({
  validateSearch,
  head: async ({ match }) => {
    const { site } = match.context;
    const { signInMessages } = await import('../features/account/sign-in/messages/messages.ts');
    const { title, description } = (await signInMessages.load(site.language)).verify;
    return pageHead(site, { title, description, path: '/verify-email', hidden: true });
  },
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage inSearch={Route.useSearch().token} />;
}
