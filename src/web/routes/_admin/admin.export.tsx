import { createFileRoute } from '@tanstack/react-router';
import { ExportPage } from '#web/features/exchange/export-page.tsx';
import { exchangeMessages } from '#web/features/exchange/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { rowId, searchParams, text } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

const validateSearch = searchParams({ quiz: rowId, questions: text(10_000) });

export const Route = createFileRoute('/_admin/admin/export')({
  validateSearch,
  head: hiddenHead(
    () =>
      import('#web/features/exchange/messages/messages.ts').then((file) => file.exchangeMessages),
    ({ exportTitle: title, exportDescription: description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(exchangeMessages, (m) => [m.loadFailed, m.denied]),
  component: ExportRoute,
});

function ExportRoute() {
  const { denied } = useMessages(exchangeMessages);
  const { quiz, questions } = Route.useSearch();
  return (
    <RoleOnly denied={denied}>
      <ExportPage key={`${quiz} ${questions}`} quizId={quiz} questionIds={questions} />
    </RoleOnly>
  );
}
