import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../session/guards.ts';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member')({
  beforeLoad: requireMember,
  pendingComponent: PageSpinner,
});
