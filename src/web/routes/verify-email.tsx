import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../features/account/sign-in/verify-email-page.tsx';
import { hiddenHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/verify-email')({
  validateSearch,
  head: hiddenHead(
    () =>
      import('../features/account/sign-in/messages/messages.ts').then(
        (file) => file.signInMessages,
      ),
    ({ verify: { title, description } }) => ({ title, description }),
  ),
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage inSearch={Route.useSearch().token} />;
}
