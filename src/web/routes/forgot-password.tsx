import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/sign-in/forgot-password-page.tsx';
import { hiddenHead } from '../page-head.ts';

export const Route = createFileRoute('/forgot-password')({
  head: hiddenHead(
    () =>
      import('../features/account/sign-in/messages/messages.ts').then(
        (file) => file.signInMessages,
      ),
    ({ forgot }) => forgot,
  ),
  component: ForgotPasswordPage,
});
