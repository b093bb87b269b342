import { createFileRoute } from '@tanstack/react-router';
import { UndoEmailPage } from '../features/account/sign-in/undo-email-page.tsx';
import { pageHead } from '../page-head.ts';
import { searchParams, text } from '../search-params.ts';

const validateSearch = searchParams({ token: text() });

export const Route = createFileRoute('/undo-email-change')({
  validateSearch,
  head: async ({ match }) => {
    const { site } = match.context;
    const { signInMessages } = await import('../features/account/sign-in/messages/messages.ts');
    const { title, description } = (await signInMessages.load(site.language)).undo;
    return pageHead(site, { title, description, path: '/undo-email-change', hidden: true });
  },
  component: UndoEmailRoute,
});

function UndoEmailRoute() {
  return <UndoEmailPage inSearch={Route.useSearch().token} />;
}
