import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/create-quiz')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/create-quiz', replace: true });
  },
});
