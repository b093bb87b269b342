import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/sign-in/forgot-password-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Forgot your password?',
      description: 'Have a link sent to your email address to choose a new password.',
      path: '/forgot-password',
      hidden: true,
    }),
  component: ForgotPasswordPage,
});
