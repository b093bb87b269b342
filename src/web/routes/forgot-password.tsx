import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/sign-in/forgot-password-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/forgot-password')({
  head: async ({ match }) => {
    const { site } = match.context;
    const { signInMessages } = await import('../features/account/sign-in/messages/messages.ts');
    const { title, description } = (await signInMessages.load(site.language)).forgot;
    return pageHead(site, { title, description, path: '/forgot-password', hidden: true });
  },
  component: ForgotPasswordPage,
});
