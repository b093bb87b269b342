import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { AccessibilityProfile } from './accessibility.ts';
import { SuspensionReason } from './people.ts';
import { Profile } from './schema.ts';

export const exportVersion = 12;

const ExportedAnswer = z.object({
  question: z.string(),
  options: z.array(z.string()),
  targets: z
    .array(z.string())
    .optional()
    .describe('What could be given to the options; absent without any'),
  gaps: z
    .array(
      z.object({
        kind: z.enum(['text', 'choice']).describe('Whether text was written or an option chosen'),
        options: z.array(z.string()).describe('What could be chosen; none where text was written'),
      }),
    )
    .optional()
    .describe('The gaps of the text; absent without any'),
  response: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'What was answered: positions in `options`, `targets` or the options of `gaps`, from 0, typed text with a line for each gap, or places on the picture; null if nothing',
    ),
  flagged: z.boolean(),
  isCorrect: z.boolean().nullable(),
  credit: z
    .int()
    .optional()
    .describe('What a part of an answer earned, or a wrong one cost, percent of its question'),
  marks: z
    .array(
      z.object({
        credit: z.int().describe('What it gave, percent of the question'),
        levels: z.array(z.int()).nullable().describe('The levels of the rubric, from 0'),
        comment: z.string().nullable().describe('What was written to the learner'),
        markedAt: Timestamp.describe('When it was given'),
      }),
    )
    .optional()
    .describe('The marks that people gave, the last one counts; absent without one'),
  received: z
    .array(
      z.object({
        receivedAt: Timestamp.describe('When the server received it'),
        response: z
          .record(z.string(), z.unknown())
          .nullable()
          .describe('As `response` of the answer'),
        flagged: z.boolean(),
      }),
    )
    .describe('Every change of the answer that the server received, in order'),
});

const ExportedAttempt = z.object({
  id: z.int(),
  quiz: z.object({ id: z.int(), title: z.string() }),
  status: z.string(),
  score: z.int(),
  points: z
    .number()
    .optional()
    .describe('What was earned, in questions; absent where a right answer is all that counts'),
  totalQuestions: z.int(),
  passed: z.boolean(),
  timeTaken: z.int().nullable(),
  startedAt: Timestamp,
  completedAt: Timestamp.nullable(),
  canRetakeAt: Timestamp.nullable(),
  answers: z.array(ExportedAnswer),
});

/** All data stored about a person. A new shape gets a new version. */
export const DataExport = z.object({
  version: z.literal(exportVersion),
  exportedAt: Timestamp,
  profile: Profile,
  roles: z.array(z.string()),
  invitation: z
    .object({
      invitedAt: Timestamp.describe('When the account was opened for the person'),
      sentAt: Timestamp.describe('When the last mail was sent'),
      expiresAt: Timestamp,
    })
    .nullable()
    .describe('The invitation by which the account began; null without one'),
  signInProviders: z
    .array(
      z.object({
        provider: z.string().describe('Id of the provider'),
        subject: z.string().describe('Who the person is at the provider'),
        linkedAt: Timestamp.nullable().describe('When it was linked; null where that was not kept'),
      }),
    )
    .describe('The OpenID providers that the account is linked to'),
  sessions: z.array(
    z.object({
      device: z.string(),
      userAgent: z.string().nullable(),
      network: z.string().nullable().describe('The network of the last use, without the host'),
      createdAt: Timestamp,
      lastUsedAt: Timestamp.nullable(),
      expiresAt: Timestamp,
    }),
  ),
  accessTokens: z.array(
    z.object({
      name: z.string(),
      scope: z.string(),
      createdAt: Timestamp,
      expiresAt: Timestamp,
      lastUsedAt: Timestamp.nullable(),
    }),
  ),
  secondFactor: z
    .object({
      appAddedAt: Timestamp.nullable().describe('Since when an authenticator app is set up'),
      recoveryCodesLeft: z.int().describe('How many recovery codes have not been used'),
      passkeys: z
        .array(
          z.object({
            name: z.string(),
            createdAt: Timestamp,
            lastUsedAt: Timestamp.nullable(),
          }),
        )
        .describe('The passkeys, without their keys'),
    })
    .describe('The second factors, without their secrets'),
  suspension: z
    .object({
      at: Timestamp.nullable().describe('Since when'),
      reason: SuspensionReason.describe('Why, from a list'),
      note: z.string().nullable().describe('What the administrator wrote about it'),
    })
    .nullable()
    .describe('Why the account is suspended; null if it is not'),
  formerEmails: z.array(
    z.object({
      email: z.string(),
      changedAt: Timestamp,
      undoUntil: Timestamp.describe('Until then the change can be undone from this address'),
    }),
  ),
  attempts: z.array(ExportedAttempt),
  achievements: z.array(
    z.object({
      achievementType: z.string(),
      achievementValue: z.int().nullable(),
      quizId: z.int().nullable(),
      categoryId: z.int().nullable(),
      earnedAt: Timestamp,
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Certificates for series. */
  certificates: z.array(
    z.object({
      id: z.uuid(),
      title: z.string().describe('The title of the series'),
      quizzes: z
        .array(z.object({ quizId: z.int(), title: z.string(), language: z.string() }))
        .describe('What had to be passed'),
      name: z.string().describe('The name on it'),
      sharing: z.enum(['named', 'unnamed', 'private']).describe('What others see of it'),
      awardedAt: Timestamp,
      revokedAt: Timestamp.nullable(),
      revokedReason: z
        .string()
        .nullable()
        .describe('In the words of the administrator; null from a learner'),
    }),
  ),
  testimonials: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      content: z.string(),
      rating: z.int(),
      status: z.string(),
      createdAt: Timestamp,
    }),
  ),
  shares: z.array(
    z.object({
      platform: z.string(),
      shareType: z.string(),
      quizAttemptId: z.int().nullable(),
      createdAt: Timestamp,
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Links by which the person challenged others. */
  challenges: z.array(
    z.object({
      quizAttemptId: z.int(),
      showsName: z.boolean().describe('Whether it shows the public name'),
      createdAt: Timestamp,
    }),
  ),
  /** Quizzes by link that the person has opened. */
  openedQuizzes: z.array(z.object({ quizId: z.int(), openedAt: Timestamp })),
  feedback: z.array(
    z.object({
      quizId: z.int(),
      difficultyRating: z.int().nullable(),
      suggestions: z.string().nullable(),
      createdAt: Timestamp,
    }),
  ),
  classes: z.array(
    z.object({ name: z.string(), joinedAt: Timestamp.describe('When the person joined') }),
  ),
  taughtClasses: z
    .array(
      z.object({ name: z.string(), since: Timestamp.describe('Since when the person teaches it') }),
    )
    .describe('The classes that the person teaches'),
  gradebook: z
    .array(
      z.object({
        className: z.string().describe('The class'),
        title: z.string().describe('What was assigned'),
        kind: z.string().describe('Whether a mark or a comment was written or taken back'),
        percentage: z.number().nullable().describe('The mark that was set by hand'),
        text: z.string().nullable().describe('The reason of the mark, or the comment'),
        at: Timestamp.describe('When it was written'),
      }),
    )
    .describe('What teachers have written about the person into gradebooks'),
  assignments: z
    .array(
      z.object({
        className: z.string().describe('The class'),
        title: z.string().describe('What is assigned'),
        isChosen: z.boolean().describe('Whether the person was chosen for it'),
        startsAt: Timestamp.nullable().describe('Another start than that of the class'),
        dueAt: Timestamp.nullable().describe('A later due date than that of the class'),
        cutOffAt: Timestamp.nullable().describe('A later last date than that of the class'),
        isExcused: z.boolean().describe('Whether the work counts for nothing'),
      }),
    )
    .describe('What is different for the person in assignments'),
  exceptions: z
    .array(
      z.object({
        quizId: z
          .int()
          .nullable()
          .describe('null for every quiz, or for all that the class assigns'),
        className: z
          .string()
          .nullable()
          .describe('The class that allows it; null for an administrator'),
        extraTimePercent: z.int().describe('Extra time, percent'),
        extraAttempts: z.int().describe('Attempts beyond those that the quiz allows'),
        closesAt: Timestamp.nullable().describe('A later closing date'),
        createdAt: Timestamp,
      }),
    )
    .describe('What the person is allowed beyond the rules of quizzes'),
  comments: z
    .array(
      z.object({
        questionId: z.int(),
        text: z.string(),
        state: z.string().describe('Whether it waits for approval, is published or was rejected'),
        createdAt: Timestamp,
        updatedAt: Timestamp,
      }),
    )
    .describe('The comments that the person has written on questions'),
  commentReports: z
    .array(
      z.object({
        commentId: z.int().describe('Id of the comment'),
        reportedAt: Timestamp.describe('When it was reported'),
      }),
    )
    .describe('The comments that the person has reported'),
  practiceAnswers: z.array(
    z.object({
      questionId: z.int(),
      response: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe('What was answered; null if nothing'),
      isCorrect: z.boolean(),
      confidence: z.string().nullable().describe('How sure the person was; null if not asked'),
      answeredAt: Timestamp.describe('When the server received it'),
      sprintId: z.int().nullable().describe('The sprint in which it counts; null for none'),
    }),
  ),
  bookmarks: z
    .array(
      z.object({
        questionId: z.int(),
        bookmarkedAt: Timestamp.describe('When it was bookmarked'),
      }),
    )
    .describe('The questions that the person has bookmarked'),
  notes: z
    .array(
      z.object({
        questionId: z.int(),
        text: z.string().describe('Markdown'),
        updatedAt: Timestamp,
      }),
    )
    .describe('The notes that the person has written on questions'),
  practiceSprints: z
    .array(z.object({ id: z.int(), startedAt: Timestamp }))
    .describe('The sprints of practice that the person has begun'),
  practiceSettings: z
    .object({
      retention: z.number().describe('The share of right answers at which a question becomes due'),
      asksConfidence: z.boolean().describe('Whether practice asks how sure an answer is'),
      dailyGoal: z.int().describe('How many questions a day; 0 for no goal'),
    })
    .nullable()
    .describe('What the person has chosen for practice; null if nothing'),
  dailyAnswers: z
    .array(
      z.object({
        day: z.iso.date().describe('The day, in UTC'),
        questionId: z.int(),
        isCorrect: z.boolean(),
        answeredAt: Timestamp.describe('When the server received it'),
      }),
    )
    .describe('Which questions of the day the person has answered'),
  accessibility: AccessibilityProfile.nullable().describe(
    'What the person needs to read and to answer; null if nothing was chosen',
  ),
  levels: z
    .array(
      z.object({
        category: z.string().nullable().describe('The category; null for the level with a tag'),
        tag: z.string().nullable().describe('The tag; null for the level in a category'),
        rating: z.number().describe('The rating on the scale of the Glicko system, 1500 at first'),
        deviation: z.number().describe('Its standard deviation'),
        answers: z.int(),
        ratedAt: Timestamp.describe('When the newest of these answers was given'),
      }),
    )
    .describe('What is believed of the person’s level in categories and with tags'),
  goalDays: z.array(z.iso.date()).describe('The days on which the daily goal was reached'),
  league: z
    .object({
      takesPart: z.boolean().describe('Whether the person is in the lists of the weekly league'),
      weeks: z
        .array(
          z.object({
            week: z.iso.date().describe('The Monday on which the week began, in UTC'),
            score: z.int(),
            quizzesCompleted: z.int(),
          }),
        )
        .describe('This week and the last one, as far as the person has scored'),
    })
    .describe('The weekly league'),
  pastGoals: z
    .array(
      z.object({
        dailyGoal: z.int().describe('How many questions a day'),
        until: Timestamp.describe('When another goal was chosen'),
      }),
    )
    .describe('The daily goals of the person before the present one'),
  pastTimeZones: z
    .array(
      z.object({
        timeZone: z.string().describe('The IANA name of the time zone'),
        until: Timestamp.describe('When another one was chosen'),
      }),
    )
    .describe('The time zones of the person before the present one'),
  questionReports: z.array(
    z.object({
      questionId: z.int(),
      kind: z.string(),
      note: z.string().nullable().describe('What the person wrote about it'),
      reportedAt: Timestamp.describe('When it was reported'),
    }),
  ),
  stars: z
    .array(
      z.object({
        quizId: z.int(),
        stars: z.int().describe('1 to 5'),
        remark: z.string().nullable().describe('What the person wrote with them'),
        givenAt: Timestamp.describe('When they were given'),
      }),
    )
    .describe('What the person thinks of quizzes'),
  contactMessages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      category: z.string(),
      message: z.string(),
      createdAt: Timestamp,
    }),
  ),
  contactReplies: z
    .array(
      z.object({
        subject: z.string().describe('Of the message that was answered'),
        text: z.string(),
        sentAt: Timestamp.describe('When it was sent'),
      }),
    )
    .describe('What was answered by mail to these messages'),
  blogPosts: z.array(z.object({ slug: z.string(), title: z.string(), createdAt: Timestamp })),
  quizzes: z
    .array(z.object({ id: z.int(), title: z.string(), createdAt: Timestamp }))
    .describe('The quizzes that the person has created, deleted ones too'),
  uploads: z
    .array(
      z.object({
        fileName: z.string().describe('The name that the file had'),
        mime: z.string().describe('What kind of file it is'),
        alt: z.string().nullable().describe('What it shows, in words'),
        sha256: z.string().describe('The hash of the file, with which its address begins'),
        uploadedAt: Timestamp.describe('When it was uploaded'),
      }),
    )
    .describe('The pictures and sounds that the person has uploaded'),
  imports: z
    .array(
      z.object({
        fileName: z.string().describe('The name of the file'),
        format: z.string().describe('The format in which it was read'),
        createdAt: Timestamp,
      }),
    )
    .describe('The files of questions that the person has imported'),
  shareLinks: z
    .array(z.object({ quizId: z.int(), createdAt: Timestamp, expiresAt: Timestamp }))
    .describe('The links by which the person has shown drafts of quizzes to others'),
  drafts: z.array(
    z.object({
      kind: z.string(),
      documentId: z.int().describe('0 for a document that was never stored'),
      content: z.record(z.string(), z.unknown()),
      updatedAt: Timestamp,
    }),
  ),
  notices: z
    .array(
      z.object({
        kind: z.string().describe('What kind of notice it is'),
        data: z.record(z.string(), z.unknown()).describe('What it says, by its kind'),
        createdAt: Timestamp,
        readAt: Timestamp.nullable().describe('When it was read; null while it is unread'),
        mailedAt: Timestamp.nullable().describe('When it was mailed; null if it was not'),
      }),
    )
    .describe('What the person was notified of, by the bell or by mail'),
  noticeChoices: z
    .array(
      z.object({
        kind: z.string().describe('A kind of notices'),
        inApp: z.boolean().describe('Whether the bell shows them'),
        mail: z.boolean().describe('Whether they are mailed'),
        push: z
          .boolean()
          .nullable()
          .describe('Whether devices show them; null for what is usual for the kind'),
      }),
    )
    .describe('Where the person wants notices of a kind'),
  noticeTimes: z
    .object({
      rhythm: z.string().describe('`daily`: at most one mail a day; `each`: a mail for each'),
      quietFrom: z.int().nullable().describe('Begin of the quiet hours, minutes after midnight'),
      quietUntil: z.int().nullable().describe('Their end, minutes after midnight'),
      dueDays: z.int().describe('How many days before a due date there is a reminder'),
      lastMailAt: Timestamp.nullable().describe('When the last such mail was sent'),
    })
    .nullable()
    .describe('When the person wants mails about notices; null for the standard'),
  noticeDevices: z
    .array(
      z.object({
        createdAt: Timestamp,
        service: z.string().describe('The push service of the browser'),
      }),
    )
    .describe('Devices that show notices'),
  reopenWishes: z
    .array(
      z.object({
        attemptId: z.int().describe('The attempt after which the person waits'),
        quiz: z.object({ id: z.int(), title: z.string() }),
        canRetakeAt: Timestamp.nullable().describe('When the wait ends; null if it was lifted'),
      }),
    )
    .describe('Quizzes of which the person wants a notice when they are open again'),
});
export type DataExport = z.input<typeof DataExport>;

/** The file's name, with the date of the export. */
export const exportFilename = (now: Date): string =>
  `quizwright-export-${now.toISOString().slice(0, 10)}.json`;
