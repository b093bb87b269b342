import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Page, ShortPaging } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { NoticeContent, noticeKindNames } from './kinds.ts';
import { dueDaysOffered, noticeRhythms } from './rules.ts';

const Notice = z.object({
  id: z.int(),
  createdAt: Timestamp,
  readAt: Timestamp.nullable().describe('null while it is unread'),
  content: NoticeContent,
});
export type Notice = z.infer<typeof Notice>;

/** How many unread ones are counted; more are shown as that many. */
export const maxUnread = 100;

export const UnreadNotices = z.object({
  unread: z.int().describe(`How many notices are unread, at most ${maxUnread}`),
});

export const NoticesQuery = ShortPaging;
export const NoticesPage = Page(Notice);

const NoticeKindName = z.enum(noticeKindNames);

/** Where one kind of notice is given. */
const NoticeChoice = z.object({
  kind: NoticeKindName,
  inApp: z.boolean(),
  mail: z.boolean(),
  /** On devices where the member has switched that on. */
  push: z.boolean(),
});

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time, as 21:30');

/** What is left out stays as it is. */
export const NoticeChoiceInput = NoticeChoice.partial({ inApp: true, mail: true, push: true });
export type NoticeChoiceInput = z.infer<typeof NoticeChoiceInput>;

const NoticeTimes = z.object({
  rhythm: z.enum(noticeRhythms),
  /** No mail comes between these times, in the time zone of the profile. */
  quiet: z
    .object({ from: TimeOfDay, until: TimeOfDay })
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      message: 'Must be another time than the beginning',
    })
    .nullable(),
  dueDays: z.union(dueDaysOffered.map((days) => z.literal(days))),
});
/** What is left out stays as it is. */
export const NoticeTimesInput = NoticeTimes.partial();
export type NoticeTimesInput = z.infer<typeof NoticeTimesInput>;

/** What a member has chosen about notices. */
export const NoticeSettings = z.object({
  choices: z.array(NoticeChoice),
  times: NoticeTimes,
  /** Mails go to verified addresses only. */
  emailVerified: z.boolean(),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** Notices up to this one: those that came since stay unread. */
export const ReadUpTo = z.object({ upTo: Id });
