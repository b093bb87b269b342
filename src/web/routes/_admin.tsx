import { createFileRoute } from '@tanstack/react-router';
import { requireAdmin } from '../guards.ts';
import { PageSpinner } from '../ui/page-spinner.tsx';

export const Route = createFileRoute('/_admin')({
  beforeLoad: requireAdmin,
  pendingComponent: PageSpinner,
});
