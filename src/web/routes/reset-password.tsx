import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/account/sign-in/reset-password-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/reset-password')({
  validateSearch,
  head: async ({ match }) => {
    const { site } = match.context;
    const { signInMessages } = await import('../features/account/sign-in/messages/messages.ts');
    const { title, description } = (await signInMessages.load(site.language)).reset;
    return pageHead(site, { title, description, path: '/reset-password', hidden: true });
  },
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPasswordPage inSearch={Route.useSearch().token} />;
}
