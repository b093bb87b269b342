import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { AuthPage } from '../features/account/sign-in/auth-page.tsx';
import { pageHead } from '../page-head.ts';
import { requireGuest } from '../session/guards.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: z.object({
    redirect: z.string().optional(),
    tab: z.enum(['login', 'register']).optional().catch(undefined),
  }),
  beforeLoad: requireGuest,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Sign in or create an account',
      description:
        'Log in or register to take timed quizzes, keep your results and track your progress.',
      path: '/auth',
    }),
  component: AuthRoute,
});

function AuthRoute() {
  const { tab = 'login', redirect } = Route.useSearch();
  const { site } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <AuthPage
      tab={tab}
      onTab={(next) =>
        navigate({
          search: (search) => ({ ...search, tab: next === 'login' ? undefined : next }),
          replace: true,
        })
      }
      googleSignIn={site.googleSignIn}
      returnTo={safeReturnPath(redirect)}
    />
  );
}
