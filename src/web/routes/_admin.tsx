import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useWaitingComments } from '../features/comment/admin/waiting-comments.ts';
import { useWaitingMark } from '../features/marking/waiting-mark.ts';
import { PaletteKey } from '../palette/palette-key.tsx';
import { requireRole } from '../session/guards.ts';
import { AdminFrame } from '../ui/frame/admin-frame.tsx';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_admin')({
  // No search engine lists these pages, and text typed before hydration would be lost.
  ssr: 'data-only',
  beforeLoad: requireRole,
  pendingComponent: PageSpinner,
  component: Administration,
});

function Administration() {
  const marking = useWaitingMark();
  const comments = useWaitingComments();
  return (
    <AdminFrame waiting={{ marking, comments }}>
      <Outlet />
      <PaletteKey />
    </AdminFrame>
  );
}
