import type { Inputs, Outputs } from '#web/trpc.ts';

export type StatusChange = Inputs['quiz']['setStatuses']['changes'][number];
type Done = Extract<Outputs['quiz']['setStatuses'][number], { outcome: 'done' }>;

/**
 * The changes that take back what was done to quizzes. An archived quiz that was published becomes a draft, which
 * learners do not see either; one that was made a draft stays one, because nothing archives quizzes any more.
 */
export const takingBack = (
  done: readonly Pick<Done, 'id' | 'before'>[],
  now: StatusChange['status'],
) =>
  done.flatMap(({ id, before: { status, publishesWhenOpen } }): StatusChange[] => {
    const back = status === 'archived' ? 'draft' : status;
    return back === now ? [] : [{ id, status: back, publishesWhenOpen }];
  });
