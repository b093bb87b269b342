import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../guards.ts';
import { AdminFrame } from '../ui/admin-frame.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';

export const Route = createFileRoute('/_admin')({
  beforeLoad: requireAdmin,
  pendingComponent: PageSpinner,
  component: () => (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  ),
});
