import { createFileRoute } from '@tanstack/react-router';
import { playerMessages } from '#web/features/attempt/taking/messages/messages.ts';
import { learnerView } from '#web/features/attempt/trial/learner-view.ts';
import { BankPage } from '#web/features/question/admin/bank-page.tsx';
import { bankQuery, bankSearch } from '#web/features/question/admin/bank-search.ts';
import { bankMessages } from '#web/features/question/admin/messages/messages.ts';
import { QuestionPresence } from '#web/features/quiz/admin/presence/question-presence.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { changing } from '#web/search-params.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/questions')({
  validateSearch: bankSearch,
  // Which question is open changes nothing in the list.
  loaderDeps: ({ search }) => bankQuery(bankSearch({ ...search })),
  loader: ({ context: { calls }, deps }) => calls.question.page.fetch(deps),
  head: hiddenHead(
    () =>
      import('#web/features/question/admin/messages/messages.ts').then((file) => file.bankMessages),
    ({ pageTitle: title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(bankMessages, (m) => [m.failed, m.denied]),
  component: BankRoute,
});

function BankRoute() {
  const { denied } = useMessages(bankMessages);
  // Loads the messages of the learner's view now: if opening a question had to wait for them, the focus would be lost.
  useMessages(playerMessages);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleOnly denied={denied}>
      <BankPage
        search={search}
        onSearch={(next) =>
          void navigate({ search: changing(search, next), replace: true, resetScroll: false })
        }
        Preview={learnerView.Preview}
        Presence={QuestionPresence}
      />
    </RoleOnly>
  );
}
