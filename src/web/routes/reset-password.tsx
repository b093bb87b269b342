import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ResetPasswordPage } from '../features/account/sign-in/reset-password-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: z.object({ token: z.string().optional() }),
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
