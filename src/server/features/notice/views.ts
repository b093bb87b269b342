import { NoticeContent, noticeKindNames, noticeKinds } from '#shared/features/notice/kinds.ts';
import {
  type MailTimes,
  minutesOf,
  type QuietHours,
  timeText,
} from '#shared/features/notice/rules.ts';
import type { NoticeSettings, NoticeTimesInput } from '#shared/features/notice/schema.ts';
import type { findTimes, listChoices, listWaiting } from './queries.ts';

type NoticeRow = Awaited<ReturnType<typeof listWaiting>>[number];
type TimesRow = NonNullable<Awaited<ReturnType<typeof findTimes>>>;
type ChoiceRow = Awaited<ReturnType<typeof listChoices>>[number];

export type StoredNotice = Omit<NoticeRow, 'kind' | 'data'> & { content: NoticeContent };

/** The rows whose kind and data this version knows. */
export const readable = (rows: readonly NoticeRow[]): StoredNotice[] =>
  rows.flatMap(({ kind, data, ...row }) => {
    const content = NoticeContent.safeParse({ kind, data });
    return content.success ? [{ ...row, content: content.data }] : [];
  });

/** Of several notices about the same thing the last one. */
export const lastOfEach = <Notice extends { id: number }>(
  notices: readonly Notice[],
  thingOf: (notice: Notice) => string | number,
): Notice[] => [
  ...new Map(
    notices.toSorted((a, b) => a.id - b.id).map((notice) => [thingOf(notice), notice]),
  ).values(),
];

/** What a member has chosen for a kind, else its standard. */
function choiceOf(kind: NoticeContent['kind'], chosen: readonly ChoiceRow[]) {
  const { standard } = noticeKinds[kind];
  const own = chosen.find((choice) => choice.kind === kind);
  const { inApp, mail } = own ?? standard;
  return { kind, inApp, mail, push: own?.push ?? standard.push };
}

/** The quiet hours of a row; null for none. */
export const quietHoursOf = ({
  quietFrom,
  quietUntil,
}: Pick<TimesRow, 'quietFrom' | 'quietUntil'>): QuietHours | null =>
  quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };

export const mailTimesOf = (
  row: Pick<TimesRow, 'rhythm' | 'quietFrom' | 'quietUntil' | 'lastMailAt'>,
  timeZone: string | null,
): MailTimes => ({
  rhythm: row.rhythm,
  quiet: quietHoursOf(row),
  lastMailAt: row.lastMailAt,
  timeZone: timeZone ?? 'UTC',
});

const standardTimes = { rhythm: 'daily', quietFrom: null, quietUntil: null, dueDays: 1 } as const;

export function noticeSettings(
  chosen: readonly ChoiceRow[],
  row: Omit<TimesRow, 'lastMailAt'> | undefined,
  emailVerified: boolean,
): NoticeSettings {
  const { rhythm, dueDays, ...times } = row ?? standardTimes;
  const quiet = quietHoursOf(times);
  return {
    choices: noticeKindNames.map((kind) => choiceOf(kind, chosen)),
    times: {
      rhythm,
      quiet: quiet && { from: timeText(quiet.from), until: timeText(quiet.until) },
      dueDays: dueDays === 2 || dueDays === 3 ? dueDays : 1,
    },
    emailVerified,
  };
}

export const timesRow = ({ rhythm, quiet, dueDays }: NoticeTimesInput) => ({
  rhythm,
  quietFrom: quiet && minutesOf(quiet.from),
  quietUntil: quiet && minutesOf(quiet.until),
  dueDays,
});
