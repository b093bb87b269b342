import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { requireGuest } from '../guards.ts';
import { Page } from '../ui/page.tsx';

export const Route = createFileRoute('/auth')({
  validateSearch: z.object({ redirect: z.string().optional() }),
  beforeLoad: requireGuest,
  component: () => <Page>Auth</Page>,
});
