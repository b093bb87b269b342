import { Suspense } from 'react';
import { useUser } from '#web/session/session.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// Most members have no role.
const ManagementButton = lazyPart(
  () => import('./management-button.tsx').then((file) => file.ManagementButton),
  NoPart,
);

/** The button that leads an account with a role to its work, loaded for such accounts only. */
export const LazyManagementButton = () =>
  useUser()?.roles.length ? (
    <Suspense fallback={null}>
      <ManagementButton />
    </Suspense>
  ) : null;
