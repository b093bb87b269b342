import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import type { Inputs } from '#web/trpc.ts';
import { counted } from '#web/ui/text/format.ts';
import { type TestimonialRow, useManyTestimonials } from './api.ts';

type Rows = readonly TestimonialRow[];
type Status = TestimonialRow['status'];
type StatusChange = Inputs['testimonial']['setStatuses']['changes'][number];

const words = {
  approved: { done: 'approved', one: 'Testimonial approved' },
  rejected: { done: 'rejected', one: 'Testimonial rejected' },
  pending: { done: 'pending again', one: 'Testimonial pending again' },
} as const;

const noun = ['testimonial', 'testimonials'] as const;

/** Actions on one or several testimonials; every decision can be undone. */
export function useTestimonialActions() {
  const calls = useManyTestimonials();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (rows: Rows) => ({
    noun,
    nameOf: (id: number) => rows.find((row) => row.id === id)?.name ?? 'An earlier one',
    failed: 'Error updating testimonial',
  });

  const undo = (changes: StatusChange[], rows: Rows) =>
    reportOutcome(calls.setStatuses({ changes }), {
      ...wordsFor(rows),
      done: 'as before',
      one: 'Decision taken back',
    });

  const decide = (rows: Rows, status: Status) =>
    reportOutcome(
      calls.setStatuses({
        changes: rows.map(({ id, updatedAt }) => ({ id, status, loadedUpdatedAt: updatedAt })),
      }),
      {
        ...wordsFor(rows),
        ...words[status],
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
      ...wordsFor(rows),
      done: 'restored',
      one: 'Testimonial restored',
      failed: 'Error restoring testimonial',
    });

  return {
    decide,
    remove: (rows: Rows) =>
      confirm({
        title:
          rows.length === 1
            ? `Delete the testimonial of ${rows[0]?.name}?`
            : `Delete ${counted(rows.length, ...noun)}?`,
        consequences: 'It disappears for everyone. You can undo this in the message that follows.',
        confirmLabel: 'Delete',
        tone: 'danger',
        act: () =>
          reportOutcome(calls.remove({ ids: rows.map(({ id }) => id) }), {
            ...wordsFor(rows),
            done: 'deleted',
            one: 'Testimonial deleted',
            failed: 'Error deleting testimonial',
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
