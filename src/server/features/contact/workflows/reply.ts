import type { Tx } from '#db/open.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { NewContactReply } from '#shared/features/contact/schema.ts';
import { storeReply } from '../mutations.ts';

interface Answer {
  input: NewContactReply;
  authorId: number;
  now: Date;
}

/** Keeps an answer with its message and queues its mail, in one transaction. */
export async function reply(tx: Tx, jobs: JobQueue, { input, ...by }: Answer): Promise<void> {
  const replyId = orNotFound(await storeReply(tx, input, by), 'Message');
  await jobs.enqueue(tx, 'mail', { mail: 'contact-reply', replyId });
}
