import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { ImportPage } from '#web/features/exchange/import-page.tsx';
import { exchangeMessages } from '#web/features/exchange/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { AdminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/import')({
  head: hiddenHead(
    () =>
      import('#web/features/exchange/messages/messages.ts').then((file) => file.exchangeMessages),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: ImportFailure,
  component: ImportRoute,
});

function ImportFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(exchangeMessages);
  return <AdminFailure title={m.loadFailed} error={error} denied={m.denied} reset={reset} />;
}

function ImportRoute() {
  const { denied } = useMessages(exchangeMessages);
  return (
    <RoleOnly denied={denied}>
      <ImportPage PreviewDialog={learnerView.PreviewDialog} />
    </RoleOnly>
  );
}
