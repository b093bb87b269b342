import { z } from 'zod';

/** A quiz as it was called when the notice was written. */
const quiz = { quizId: z.int(), title: z.string(), language: z.string() };

const Assigned = z.object({
  assignmentId: z.int(),
  className: z.string(),
  ...quiz,
  quizId: z.int().nullable().describe('null for a series, whose title it then is'),
  dueAt: z.iso.datetime().nullable().describe('When it is due; null if whenever one likes'),
});

/** What a notice says, by its kind: everything that its words need, so that nothing is looked up to show it. */
export const NoticeContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assignment-given'), data: Assigned }),
  z.object({ kind: z.literal('assignment-due'), data: Assigned }),
  z.object({ kind: z.literal('assignment-overdue'), data: Assigned }),
  z.object({
    kind: z.literal('result-regraded'),
    /** `score`: right answers, or points where parts of answers count. */
    data: z.object({ attemptId: z.int(), ...quiz, score: z.number(), totalQuestions: z.int() }),
  }),
  z.object({
    kind: z.literal('result-marked'),
    /** `score`: points, in questions. */
    data: z.object({ attemptId: z.int(), ...quiz, score: z.number(), totalQuestions: z.int() }),
  }),
  z.object({ kind: z.literal('quiz-reopened'), data: z.object(quiz) }),
  z.object({
    kind: z.literal('report-settled'),
    data: z.object({ ...quiz, outcome: z.enum(['fixed', 'kept']) }),
  }),
  z.object({
    kind: z.literal('streak-ending'),
    data: z.object({
      day: z.iso
        .date()
        .describe('The day on which the streak ends, in the time zone of the member'),
      days: z.int().describe('Days in a row'),
      left: z.int().describe('Questions that were left to answer'),
    }),
  }),
  z.object({
    kind: z.literal('reviews-due'),
    data: z.object({ due: z.int().describe('Questions that were due') }),
  }),
  z.object({
    kind: z.literal('achievements-earned'),
    data: z.object({ earned: z.int().describe('How many achievements are new') }),
  }),
  z.object({
    kind: z.literal('certificate-issued'),
    data: z.object({
      certificateId: z.uuid(),
      title: z.string().describe('The title of the series'),
      language: z.string(),
    }),
  }),
]);
export type NoticeContent = z.infer<typeof NoticeContent>;
export type NoticeKind = NoticeContent['kind'];

interface KindFacts {
  /** The feature that gives the notice. */
  feature: string;
  /** Where it is given as long as a member has not chosen otherwise; `push` on devices that the member has added. */
  standard: { inApp: boolean; mail: boolean; push: boolean };
}

/** Every kind of notice, in the order of the settings. */
export const noticeKinds: Readonly<Record<NoticeKind, KindFacts>> = {
  'assignment-given': { feature: 'classroom', standard: { inApp: true, mail: true, push: true } },
  'assignment-due': { feature: 'classroom', standard: { inApp: true, mail: true, push: true } },
  'assignment-overdue': { feature: 'classroom', standard: { inApp: true, mail: true, push: true } },
  'result-regraded': { feature: 'regrade', standard: { inApp: true, mail: true, push: true } },
  'result-marked': { feature: 'marking', standard: { inApp: true, mail: true, push: true } },
  'quiz-reopened': { feature: 'attempt', standard: { inApp: true, mail: true, push: true } },
  'report-settled': { feature: 'quality', standard: { inApp: true, mail: false, push: false } },
  'reviews-due': { feature: 'practice', standard: { inApp: true, mail: true, push: true } },
  'certificate-issued': {
    feature: 'certificate',
    standard: { inApp: true, mail: true, push: true },
  },
  'achievements-earned': {
    feature: 'achievement',
    standard: { inApp: true, mail: false, push: false },
  },
  'streak-ending': { feature: 'practice', standard: { inApp: true, mail: false, push: true } },
};

/** Whether this version knows the kind. */
export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(noticeKinds, name);

const [first, ...others] = Object.keys(noticeKinds).filter(isNoticeKind);
if (!first) throw new Error('There are no kinds of notices.');
export const noticeKindNames: readonly [NoticeKind, ...NoticeKind[]] = [first, ...others];
