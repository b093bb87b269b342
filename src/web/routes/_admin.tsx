import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../session/guards.ts';
import { AdminFrame } from '../ui/frame/admin-frame.tsx';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_admin')({
  // Nobody finds these pages by searching, and a field that is not yet alive would lose what is typed.
  ssr: 'data-only',
  beforeLoad: requireAdmin,
  pendingComponent: PageSpinner,
  component: () => (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  ),
});
