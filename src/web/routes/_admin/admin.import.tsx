import { createFileRoute } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { ImportPage } from '#web/features/exchange/import-page.tsx';
import { exchangeMessages } from '#web/features/exchange/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/import')({
  head: hiddenHead(
    () =>
      import('#web/features/exchange/messages/messages.ts').then((file) => file.exchangeMessages),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(exchangeMessages, (m) => [m.loadFailed, m.denied]),
  component: ImportRoute,
});

function ImportRoute() {
  const { denied } = useMessages(exchangeMessages);
  return (
    <RoleOnly denied={denied}>
      <ImportPage PreviewDialog={learnerView.PreviewDialog} />
    </RoleOnly>
  );
}
