import { useMessages } from '#web/language/language.tsx';
import { nameById } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import type { Inputs } from '#web/trpc.ts';
import { type TestimonialRow, useManyTestimonials } from './api.ts';
import { testimonialAdminMessages } from './messages/messages.ts';

type Rows = readonly TestimonialRow[];
type Status = TestimonialRow['status'];
type StatusChange = Inputs['testimonial']['setStatuses']['changes'][number];

const nameOf = ({ name }: TestimonialRow) => name;

/** Actions on one or several testimonials; every decision can be undone. */
export function useTestimonialActions() {
  const { actions: m, delete: deleteLabel } = useMessages(testimonialAdminMessages);
  const calls = useManyTestimonials();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const askToRemove = useRemoval(confirm);
  const wordsFor = (rows: Rows, did: Status | 'undone') => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: nameById(rows, nameOf),
    failed: m.updateFailed,
  });

  const undo = (changes: StatusChange[], rows: Rows) =>
    reportOutcome(calls.setStatuses({ changes }), wordsFor(rows, 'undone'));

  const decide = (rows: Rows, status: Status) =>
    reportOutcome(
      calls.setStatuses({
        changes: rows.map(({ id, updatedAt }) => ({ id, status, loadedUpdatedAt: updatedAt })),
      }),
      {
        ...wordsFor(rows, status),
        undo: (done) =>
          void undo(
            done.map(({ id, before, updatedAt }) => ({
              id,
              status: before,
              loadedUpdatedAt: updatedAt,
            })),
            rows,
          ),
      },
    );

  return {
    decide,
    remove: (rows: Rows) =>
      askToRemove(rows, {
        nameOf,
        remove: calls.remove,
        restore: calls.restore,
        consequences: m.consequences,
        confirmLabel: deleteLabel,
        messages: { ...m, deleteOne: (name) => m.deleteOne({ name }) },
      }),
    dialog,
  };
}
