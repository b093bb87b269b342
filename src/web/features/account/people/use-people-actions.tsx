import { useState } from 'react';
import type { SuspensionReason } from '#shared/features/account/people.ts';
import { useMessages } from '#web/language/language.tsx';
import type { OutcomeMessages } from '#web/lists/outcome-toast.ts';
import { idsOf, nameById, rowsAmong } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { usePeopleCalls } from './api.ts';
import { peopleMessages } from './messages/messages.ts';
import { nameOf } from './person-name.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

type Rows = readonly { id: number; username: string; displayName: string | null }[];

/** Actions on one or several accounts. Render `dialogs` on the page. */
export function usePeopleActions() {
  const m = useMessages(peopleMessages);
  const calls = usePeopleCalls();
  const report = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const [suspending, setSuspending] = useState<Rows>();
  const wordsFor = (rows: Rows, ended: Omit<OutcomeMessages, 'missing'>) => ({
    messages: { ...ended, missing: m.missing },
    nameOf: nameById(rows, nameOf),
    failed: m.notDone,
  });

  const lift = (rows: Rows) => report(calls.lift({ ids: idsOf(rows) }), wordsFor(rows, m.lifted));

  const suspend = (rows: Rows, why: { reason: SuspensionReason; note: string | null }) =>
    report(calls.suspend({ ids: idsOf(rows), ...why }), {
      ...wordsFor(rows, m.suspended),
      undo: (done) => void lift(rowsAmong(rows, done)),
    });

  const endSessions = (rows: Rows) =>
    report(calls.endSessions({ ids: idsOf(rows) }), wordsFor(rows, m.ended));

  return {
    suspend: setSuspending,
    lift,
    endSessions: (rows: Rows) =>
      confirm({
        title: m.endSessionsTitle({ count: rows.length }),
        consequences: m.endSessionsText,
        confirmLabel: m.endSessions,
        act: () => endSessions(rows),
      }),
    dialogs: (
      <>
        {dialog}
        <SuspendDialog
          rows={suspending}
          onSuspend={(why) => (suspending ? suspend(suspending, why) : Promise.resolve(true))}
          onClose={() => setSuspending(undefined)}
        />
      </>
    ),
  };
}
