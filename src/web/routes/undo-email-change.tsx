import { createFileRoute } from '@tanstack/react-router';
import { UndoEmailPage } from '../features/account/sign-in/undo-email-page.tsx';
import { hiddenHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/undo-email-change')({
  validateSearch,
  head: hiddenHead(
    () =>
      import('../features/account/sign-in/messages/messages.ts').then(
        (file) => file.signInMessages,
      ),
    ({ undo }) => undo,
  ),
  component: UndoEmailRoute,
});

function UndoEmailRoute() {
  return <UndoEmailPage inSearch={Route.useSearch().token} />;
}
