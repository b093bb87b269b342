import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import type { Inputs } from '#web/trpc.ts';
import { type TestimonialRow, useManyTestimonials } from './api.ts';
import { testimonialAdminMessages } from './messages/messages.ts';

type Rows = readonly TestimonialRow[];
type Status = TestimonialRow['status'];
type StatusChange = Inputs['testimonial']['setStatuses']['changes'][number];

/** Actions on one or several testimonials; every decision can be undone. */
export function useTestimonialActions() {
  const { actions: m, delete: deleteLabel } = useMessages(testimonialAdminMessages);
  const calls = useManyTestimonials();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (
    rows: Rows,
    did: 'approved' | 'rejected' | 'pending' | 'undone' | 'deleted' | 'restored',
  ) => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: (id: number) => rows.find((row) => row.id === id)?.name ?? m.earlierOne,
    failed: m.updateFailed,
  });

  const undo = (changes: StatusChange[], rows: Rows) =>
    reportOutcome(calls.setStatuses({ changes }), {
      ...wordsFor(rows, 'undone'),
    });

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

  const restore = (rows: Rows, ids: number[]) =>
    reportOutcome(calls.restore({ ids }), {
      ...wordsFor(rows, 'restored'),
      failed: m.restoreFailed,
    });

  return {
    decide,
    remove: (rows: Rows) =>
      confirm({
        title:
          rows.length === 1
            ? m.deleteOne({ name: rows[0]?.name ?? '' })
            : m.deleteMany({ count: rows.length }),
        consequences: m.consequences,
        confirmLabel: deleteLabel,
        tone: 'danger',
        act: () =>
          reportOutcome(calls.remove({ ids: rows.map(({ id }) => id) }), {
            ...wordsFor(rows, 'deleted'),
            failed: m.deleteFailed,
            undo: (done) =>
              void restore(
                rows,
                done.map(({ id }) => id),
              ),
          }),
      }),
    dialog,
  };
}
