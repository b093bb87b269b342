import { findReader } from '#server/features/account/recipients/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Mail } from '#server/mail/mail.ts';
import { noticesMail } from '#server/mail/notices.ts';
import { formatFor } from '#server/mail/templates.ts';
import { afterQuiet, isQuiet } from '#shared/features/notice/rules.ts';
import { postponeMails } from '../mutations.ts';
import { findOwner, findTimes, listForMail } from '../queries.ts';
import { mailTimesOf, readable } from '../views.ts';
import { holdingOf } from './deliver.ts';
import type { NoticeSource } from './find.ts';
import { signUnsubscribing } from './unsubscribe.ts';

/**
 * The mail about notices; undefined when none of them holds any more. A mail that was held up until the quiet hours
 * is not sent in them: its notices wait again.
 */
export async function writeNoticesMail(
  { db, clock, config, settings, signer }: Services,
  sources: readonly NoticeSource[],
  { noticeIds }: { noticeIds: readonly number[] },
): Promise<Mail | undefined> {
  const now = clock();
  const owner = await findOwner(db, noticeIds);
  const reader = owner && (await findReader(db, owner.userId));
  if (!owner || !reader) return undefined;
  const { userId } = owner;
  const rows = readable(await listForMail(db, userId, noticeIds));
  const notices = await holdingOf(db, sources, rows, { userId, now });
  if (notices.length === 0) return undefined;
  const times = await findTimes(db, userId);
  const { quiet, timeZone } = mailTimesOf(times ?? noTimes, reader.timezone);
  if (quiet && isQuiet(quiet, now, timeZone)) {
    const at = afterQuiet(quiet, now, timeZone);
    const ids = notices.map(({ id }) => id);
    await inTransaction(db, (tx) => postponeMails(tx, userId, { ids, at }));
    return undefined;
  }
  const kinds = [...new Set(notices.map(({ content }) => content.kind))];
  const token = await signUnsubscribing(signer, { userId, kinds }, now);
  return noticesMail({
    to: reader.email,
    username: reader.username,
    format: formatFor(reader, settings.current.languages),
    notices: notices.map(({ content }) => content),
    publicUrl: config.publicUrl,
    unsubscribeUrl: `${config.publicUrl}/unsubscribe/${token}`,
  });
}

const noTimes = { rhythm: 'daily', quietFrom: null, quietUntil: null, lastMailAt: null } as const;
