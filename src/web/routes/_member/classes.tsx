import { createFileRoute } from '@tanstack/react-router';
import { OwnClassesPage } from '#web/features/classroom/own/own-classes-page.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { searchParams, text } from '#web/search-params.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

const validateSearch = searchParams({ code: text(20) });

export const Route = createFileRoute('/_member/classes')({
  validateSearch,
  loaderDeps: ({ search }) => validateSearch({ ...search }),
  loader: async ({ context: { calls }, deps: { code } }) => {
    await Promise.all([
      calls.classroom.own.fetch(undefined, { staleTime: 0 }),
      code === undefined || calls.classroom.offer.fetch({ joinCode: code }, { staleTime: 0 }),
    ]);
  },
  head: hiddenHead(
    () =>
      import('#web/features/classroom/own/messages/messages.ts').then(
        (file) => file.ownClassMessages,
      ),
    ({ title, lead: description }) => ({ title, description }),
  ),
  pendingComponent: PageSpinner,
  component: ClassesRoute,
});

function ClassesRoute() {
  return <OwnClassesPage code={Route.useSearch().code} />;
}
