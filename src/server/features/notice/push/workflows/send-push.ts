import { findPerson } from '#server/features/account/recipients/queries.ts';
import { readable } from '#server/features/notice/views.ts';
import { holdingOf } from '#server/features/notice/workflows/deliver.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { noticesTitle } from '#server/mail/notices.ts';
import { formatFor } from '#server/mail/templates.ts';
import { postponePushes, removeDevice } from '../mutations.ts';
import { findDevice, listUnreadOf } from '../queries.ts';
import { quietEnd } from './deliver-pushes.ts';

interface PushJob {
  subscriptionId: number;
  noticeIds: readonly number[];
}

/**
 * Sends a device the title of a notice, or of several, as far as they still hold. A device that takes no messages any more is
 * removed; other failures are thrown, and the job is repeated. A repetition replaces the message on the device.
 */
export async function sendPush(
  { db, clock, settings, pushSender }: Services,
  sources: readonly NoticeSource[],
  { subscriptionId, noticeIds }: PushJob,
): Promise<void> {
  const now = clock();
  const device = await findDevice(db, subscriptionId);
  const person = device && (await findPerson(db, device.userId));
  if (!device || !person) return;
  const { userId, endpoint, p256dh, auth } = device;
  const rows = readable(await listUnreadOf(db, userId, noticeIds));
  const notices = await holdingOf(db, sources, rows, { userId, now });
  if (notices.length === 0) return;
  const at = await quietEnd(db, userId, now);
  if (at)
    return inTransaction(db, (tx) =>
      postponePushes(tx, subscriptionId, { noticeIds: notices.map(({ id }) => id), at }),
    );
  const { languages, siteName } = settings.current;
  const format = formatFor(person, languages);
  const { title, path } = noticesTitle(
    notices.map(({ content }) => content),
    format,
  );
  const takesMessages = await pushSender.send(
    { endpoint, p256dh, auth },
    {
      ...{ title: siteName, body: title, path, language: format.language },
      tag: `notice-${notices.at(-1)?.id ?? 0}`,
    },
  );
  if (!takesMessages) await inTransaction(db, (tx) => removeDevice(tx, { endpoint }));
}
