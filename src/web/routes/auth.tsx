import { createFileRoute } from '@tanstack/react-router';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { AuthPage } from '../features/account/sign-in/auth-page.tsx';
import { pageHead } from '../page-head.ts';
import { keyOf, searchParams, text } from '../search-params.ts';
import { requireGuest } from '../session/guards.ts';

const validateSearch = searchParams({
  redirect: text(),
  tab: keyOf<'login' | 'register'>({ login: true, register: true }),
});

export const Route = createFileRoute('/auth')({
  validateSearch,
  beforeLoad: requireGuest,
  head: async ({ match }) => {
    const { site } = match.context;
    const { signInMessages } = await import('../features/account/sign-in/messages/messages.ts');
    const { title, description } = (await signInMessages.load(site.language)).signIn;
    return pageHead(site, { title, description, path: '/auth' });
  },
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
      providers={site.providers}
      returnTo={safeReturnPath(redirect)}
    />
  );
}
