import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/account/sign-in/reset-password-page.tsx';
import { hiddenHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/reset-password')({
  validateSearch,
  head: hiddenHead(
    () =>
      import('../features/account/sign-in/messages/messages.ts').then(
        (file) => file.signInMessages,
      ),
    ({ reset }) => reset,
  ),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPasswordPage inSearch={Route.useSearch().token} />;
}
