import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../guards.ts';
import { PageSpinner } from '../ui/page-spinner.tsx';

export const Route = createFileRoute('/_member')({
  beforeLoad: requireMember,
  pendingComponent: PageSpinner,
});
