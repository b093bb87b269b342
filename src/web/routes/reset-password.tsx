import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/account/sign-in/reset-password-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/reset-password')({
  validateSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Choose a new password',
      description: 'Sets a new password by the link that was sent to your email address.',
      path: '/reset-password',
      hidden: true,
    }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPasswordPage token={Route.useSearch().token} />;
}
