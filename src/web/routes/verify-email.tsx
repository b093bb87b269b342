import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../features/account/sign-in/verify-email-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/verify-email')({
  validateSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Email verification',
      description: 'Confirms an email address by the link that was sent to it.',
      path: '/verify-email',
      hidden: true,
    }),
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage token={Route.useSearch().token} />;
}
