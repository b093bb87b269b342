import { type ComponentType, useEffect, useState } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { MemberButton } from './member-button.tsx';
import { menuMessages } from './messages/messages.ts';
import classes from './user-menu.module.css';

/** In the header: the way in for a guest, the menu of a member. */
export function UserMenu() {
  const m = useMessages(menuMessages);
  const user = useUser();
  if (!user) {
    return (
      <ButtonLink to="/auth" className={classes.signIn} data-guest>
        {m.signIn}
      </ButtonLink>
    );
  }
  return <LoadedMenu user={user} />;
}

/**
 * A guest needs no menu, and most visits begin as a guest's: it comes when there is a member. Until
 * it is there its button is disabled, so that no click is lost on it.
 */
function LoadedMenu({ user }: { user: CurrentUser }) {
  const [Menu, setMenu] = useState<ComponentType<{ user: CurrentUser }>>();
  useEffect(() => {
    let isStale = false;
    import('./member-menu.tsx').then(
      ({ MemberMenu }) => !isStale && setMenu(() => MemberMenu),
      // Offline: the button stays disabled, and every page in the menu has another way in.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, []);
  return Menu ? <Menu user={user} /> : <MemberButton user={user} disabled />;
}
