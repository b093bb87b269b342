import { createFileRoute } from '@tanstack/react-router';
import { UndoEmailPage } from '../features/account/sign-in/undo-email-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/undo-email-change')({
  validateSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Undo the change of your email address',
      description: 'Gives an account its old email address back by the link that was sent to it.',
      path: '/undo-email-change',
      hidden: true,
    }),
  component: UndoEmailRoute,
});

function UndoEmailRoute() {
  return <UndoEmailPage token={Route.useSearch().token} />;
}
