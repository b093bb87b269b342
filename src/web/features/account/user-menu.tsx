import { lazy, Suspense } from 'react';
import { useUser } from '../../session.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { MemberButton } from './member-button.tsx';
import classes from './user-menu.module.css';

// A guest needs no menu, and most visits begin as a guest's.
const MemberMenu = lazy(() =>
  import('./member-menu.tsx').then((file) => ({ default: file.MemberMenu })),
);

/** In the header: the way in for a guest, the menu of a member. */
export function UserMenu() {
  const user = useUser();
  if (!user) {
    return (
      <ButtonLink to="/auth" className={classes.signIn}>
        Sign In
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={<MemberButton user={user} disabled />}>
      <MemberMenu user={user} />
    </Suspense>
  );
}
