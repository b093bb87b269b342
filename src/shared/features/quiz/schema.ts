import { z } from 'zod';
import { CategoryRef } from '#shared/features/category/schema.ts';
import { feedbackLevels, levelsAtOnce } from '#shared/kernel/feedback.ts';
import { Id } from '#shared/kernel/id.ts';
import { ContentLanguage, LanguageFilter } from '#shared/kernel/language/content-language.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ChangeOutcome, ManyChanges } from '#shared/kernel/many.ts';
import { Page, PageNumber, SortDirection } from '#shared/kernel/paging.ts';
import { ClearablePictureUrl, ClearableText, TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { EssayFields } from '../question/question-types/essay/essay-fields.ts';
import { Gap, GapForTaker } from '../question/question-types/gap-schema.ts';
import { QuestionType } from '../question/question-types/registry.ts';
import {
  QuestionDifficulty,
  QuestionEntry,
  QuestionFields,
  QuestionInput,
} from '../question/schema.ts';
import { maxOwnAsked } from './max-asked.ts';
import {
  countedAttempts,
  layoutFits,
  layouts,
  type TakingRules as Rules,
  showsAgainAtEnd,
  standardRules,
  timesInOrder,
} from './rules.ts';

export const QuizStatus = z.enum(['active', 'draft', 'archived']);
export type QuizStatus = z.infer<typeof QuizStatus>;
/** The statuses that an editor may choose. */
export const EditableQuizStatus = QuizStatus.exclude(['archived']);
export type EditableQuizStatus = z.infer<typeof EditableQuizStatus>;
export const LearningLevel = z.enum(['beginner', 'intermediate', 'advanced']);
export type LearningLevel = z.infer<typeof LearningLevel>;

/** A quiz as every list shows it. */
export const QuizCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  language: z.string().describe('of its texts, by ISO 639'),
  difficulty: z.string().describe('Beginner, Intermediate or Advanced'),
  status: QuizStatus,
  /** How many questions an attempt asks. */
  questionCount: z.int(),
  questionsPerAttempt: z.int(),
  totalQuestions: z.int(),
  timeLimit: z.int().describe('minutes; without a time limit, how long the quiz takes'),
  untimed: z.boolean().describe('whether there is no time limit'),
  attemptCount: z.int(),
  totalAttempts: z.int(),
  averageScore: z.number().nullable().describe('percent'),
  passRate: z.number().nullable().describe('percent'),
  stars: z
    .object({
      average: z.number().describe('1 to 5, to one decimal'),
      count: z.int().describe('how many learners gave stars'),
    })
    .nullable()
    .describe('what learners think of it; null until five have said so'),
  categoryId: z.int().nullable().describe('null for a draft that has no category yet'),
  category: z.string().nullable().describe('internal name'),
  categoryName: z.string(),
  subCategoryId: z.int().nullable(),
  subCategoryName: z.string().nullable(),
  seriesId: z.int().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type QuizCard = z.infer<typeof QuizCard>;

/** A question without its key. */
export const QuestionForTaker = z.object({
  id: z.int(),
  type: QuestionType,
  text: z.string(),
  /** In stored order; empty for fill-in questions, whose option is the answer. */
  options: z.array(z.string()),
  /** What can be given to the options; empty for most types. */
  targets: z.array(z.string()),
  gaps: z.array(GapForTaker),
  imageUrl: z.string().nullable(),
  /** What the picture shows, in words; null where its author has not said. */
  imageAlt: z.string().nullable(),
});
export type QuestionForTaker = z.infer<typeof QuestionForTaker>;

/** A question with its key: for those who manage it. */
export const QuestionForAuthor = QuestionForTaker.extend({
  quizId: z.int(),
  gaps: z.array(Gap),
  categoryId: z.int().nullable(),
  position: z.int(),
  correctOption: z.int().nullable(),
  correctOptions: z.array(z.int()),
  regions: QuestionFields.shape.regions,
  spotCount: QuestionFields.shape.spotCount,
  pinnedOptions: z.array(z.int()),
  difficulty: QuestionDifficulty,
  explanation: z.string().nullable(),
  caseSensitive: z.boolean(),
  numericTolerance: z.number().nullable(),
  essay: EssayFields.nullable(),
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  timesSkipped: z.int(),
  calculatedDifficulty: QuestionDifficulty,
  difficultyScore: z.number(),
  lastDifficultyUpdate: Timestamp.nullable(),
  updatedAt: Timestamp,
});
export type QuestionForAuthor = z.infer<typeof QuestionForAuthor>;

/** A question as its author wrote it once. */
export const QuestionVersion = QuestionForAuthor.pick({
  type: true,
  text: true,
  options: true,
  correctOption: true,
  correctOptions: true,
  targets: true,
  gaps: true,
  regions: true,
  spotCount: true,
  pinnedOptions: true,
  caseSensitive: true,
  numericTolerance: true,
  essay: true,
  difficulty: true,
  explanation: true,
  imageUrl: true,
  imageAlt: true,
}).extend({
  number: z.int().describe('Counted from 1; the highest is the present one'),
  createdAt: Timestamp,
  createdByName: z
    .string()
    .nullable()
    .describe('The name of who wrote it; null if it is not known any more'),
});
export type QuestionVersion = z.infer<typeof QuestionVersion>;

/** The same quiz in another language. */
export const QuizTranslation = QuizCard.pick({ id: true, title: true, language: true });
export type QuizTranslation = z.infer<typeof QuizTranslation>;
/** Drafts too. */
export const QuizTranslationForAuthor = QuizTranslation.extend({ status: QuizStatus });
export type QuizTranslationForAuthor = z.infer<typeof QuizTranslationForAuthor>;

const Hours = z.int().min(0, 'At least 0 hours').max(8760, 'At most 8760 hours');
const Feedback = z.enum(feedbackLevels);

export const TakingRules = z.object({
  passMarkPercent: z
    .int('Must be a whole number')
    .min(1, 'At least 1%')
    .max(100, 'At most 100%')
    .describe('Percent of right answers that passes'),
  cooldownHours: z
    .object({
      passed: Hours.describe('After a passed attempt'),
      failed: Hours.describe('After a failed or abandoned attempt'),
    })
    .describe('How long the quiz is locked after an attempt'),
  maxAttempts: z
    .int('Must be a whole number')
    .min(1, 'At least 1 attempt')
    .max(100, 'At most 100 attempts')
    .nullable()
    .describe('How often a learner may take it; null for any number'),
  countedAttempt: z
    .enum(countedAttempts)
    .default(standardRules.countedAttempt)
    .describe(
      'Which attempt is the mark of a learner: the best, the last or the first one, or the average of all',
    ),
  shuffleQuestions: z.boolean().describe('false: in the order of the quiz'),
  shuffleOptions: z.boolean().describe('false: in the order in which they were written'),
  oneWay: z
    .boolean()
    .default(standardRules.oneWay)
    .describe('true: no way back; a question that was passed cannot be answered any more'),
  untimed: z
    .boolean()
    .default(standardRules.untimed)
    .describe(
      'true: the time limit ends no attempt; one that is open ends when the quiz closes, or after 7 days',
    ),
  partialCredit: z
    .boolean()
    .default(standardRules.partialCredit)
    .describe(
      'true: an answer that is right in part earns a part of its question; for multiple_choice, ordering, matching, categorise, cloze (each gap) and hotspot (each spot)',
    ),
  wrongAnswerPenaltyPercent: z
    .int('Must be a whole number')
    .min(0, 'At least 0%')
    .max(100, 'At most 100%')
    .default(standardRules.wrongAnswerPenaltyPercent)
    .describe(
      'How much of a question a wrong answer costs, percent; an unanswered question costs nothing',
    ),
  questionSeconds: z
    .int('Must be a whole number')
    .min(5, 'At least 5 seconds')
    .max(3600, 'At most 3600 seconds')
    .nullable()
    .default(standardRules.questionSeconds)
    .describe(
      'How long each question can be answered, from when it is first shown; only without a way back. Extra time lengthens it by the same percentage; minutes that are added lengthen the question that is shown then. null: no limit of its own',
    ),
  layout: z
    .enum(layouts)
    .default(standardRules.layout)
    .describe(
      'Whether the player shows one question at a time or all on one page; the latter only with a way back',
    ),
  feedback: z
    .object({
      atOnce: z
        .enum(levelsAtOnce)
        .nullable()
        .default(standardRules.feedback.atOnce)
        .describe(
          'When the answer to a question is checked, which closes the question; null: answers cannot be checked',
        ),
      atEnd: Feedback.describe('As soon as an attempt is over'),
      afterClosing: Feedback.describe('When the closing date has passed'),
    })
    .describe(
      'How much of a result its learner sees: the score; which answers were right; the keys; the explanations',
    ),
}) satisfies z.ZodType<Rules>;

/** Rules that are chosen together. */
export const ChosenRules = TakingRules.refine(showsAgainAtEnd, {
  path: ['feedback', 'atEnd'],
  message: 'The end must show at least what is shown at once',
})
  .refine(timesInOrder, {
    path: ['questionSeconds'],
    message: 'Questions with a time of their own have no way back',
  })
  .refine(layoutFits, {
    path: ['layout'],
    message: 'All questions on one page have a way back',
  });

/** A quiz as its own page shows it. */
export const QuizDetail = QuizCard.extend({
  rules: TakingRules,
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  needsAccessCode: z.boolean().describe('whether a start must name the access code'),
  isListed: z.boolean().describe('false: found only by its address'),
  isOpenForPractice: z
    .boolean()
    .describe('whether members may practise all its questions, before an attempt too'),
  translations: z
    .array(QuizTranslation)
    .describe('the same quiz in other languages, as far as open'),
});
export type QuizDetail = z.infer<typeof QuizDetail>;

export const QuizForTaker = QuizDetail.extend({ questions: z.array(QuestionForTaker) });
export type QuizForTaker = z.infer<typeof QuizForTaker>;

export const QuizForAuthor = QuizCard.extend({
  /** The stored value; null means the default. */
  timeLimit: z.int().nullable(),
  difficultyOverride: LearningLevel.nullable(),
  rules: TakingRules,
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  accessCode: z.string().nullable(),
  isListed: z.boolean(),
  isMembersOnly: z.boolean(),
  isByLink: z.boolean(),
  isOpenForPractice: z.boolean(),
  publishesWhenOpen: z.boolean(),
  translations: z.array(QuizTranslationForAuthor).describe('the same quiz in other languages'),
  drawnQuestions: z.int().describe('how many of `totalQuestions` are drawn from the bank'),
  questions: z.array(QuestionForAuthor),
});
export type QuizForAuthor = z.infer<typeof QuizForAuthor>;

export const QuizStats = z.object({
  totalUsers: z.int(),
  /** Best server-graded result, percent. */
  topScore: z.number(),
  topScoreCorrect: z.int(),
  topScoreTotal: z.int(),
  topPoints: z
    .number()
    .optional()
    .describe(
      'what the best result earned, in questions; absent where a right answer is all that counts',
    ),
  averageScore: z.number().nullable(),
  passRate: z.number().nullable(),
  attemptCount: z.int(),
  others: z
    .object({
      totalUsers: z.int(),
      attemptCount: z.int(),
      averageScore: z.number().nullable(),
      passRate: z.number().nullable(),
    })
    .nullable()
    .describe('the same without your own results; null when not signed in'),
});
export type QuizStats = z.infer<typeof QuizStats>;

/** `best`: the best match first; without a text to search for, the newest. */
export const QuizSort = z.enum(['newest', 'popular', 'stars', 'title', 'shortest', 'best']);
export type QuizSort = z.infer<typeof QuizSort>;
/** How long an attempt may last; the bounds are in the rules. */
export const QuizLength = z.enum(['short', 'medium', 'long']);
export type QuizLength = z.infer<typeof QuizLength>;
/** A learner's state on a quiz: never taken, being taken, passed once, waiting for a mark, locked after a failure. */
export const QuizState = z.enum(['new', 'open', 'mastered', 'to_be_marked', 'cooldown']);
export type QuizState = z.infer<typeof QuizState>;

/** The filter of the quiz list; the page's address contains all of it. */
export const QuizFilter = z.object({
  categoryId: Id.optional(),
  subCategoryId: Id.optional(),
  difficulty: LearningLevel.optional(),
  length: QuizLength.optional(),
  language: LanguageFilter.optional(),
  q: z.string().trim().max(200).optional(),
  sort: QuizSort.default('newest'),
  page: PageNumber,
});
export type QuizFilter = z.infer<typeof QuizFilter>;

/** Adds the learner's own state, which is ignored for guests. */
export const QuizFilterForTaker = QuizFilter.extend({ state: QuizState.optional() });
export type QuizFilterForTaker = z.infer<typeof QuizFilterForTaker>;

/** The sort columns of the administrators' list. */
export const QuizSortForAuthor = z.enum([
  'updated',
  'newest',
  'title',
  'category',
  'status',
  'questions',
  'popular',
  'shortest',
]);
export type QuizSortForAuthor = z.infer<typeof QuizSortForAuthor>;

/** Administrators see drafts too, and find quizzes by the texts of their questions. */
export const QuizFilterForAuthor = QuizFilter.extend({
  status: QuizStatus.optional(),
  unsorted: z.boolean().optional().describe('only those in no sub-category'),
  deleted: z.boolean().optional().describe('only deleted ones that can be restored'),
  sort: QuizSortForAuthor.default('updated'),
  /** The default depends on the column: descending for numbers and dates. */
  direction: SortDirection.optional(),
});
export type QuizFilterForAuthor = z.infer<typeof QuizFilterForAuthor>;

export const QuizTotals = z.object({
  totalQuizzes: z.int(),
  activeQuizzes: z.int(),
  totalQuestions: z.int(),
  languages: z.array(z.string()).describe('the languages of all quizzes'),
});

export const QuizPage = Page(QuizCard).extend({
  languages: z
    .array(z.string())
    .describe('the languages of all quizzes that the list can show without its filters'),
});
export type QuizPage = z.infer<typeof QuizPage>;

export const QuizSuggestion = z.object({
  id: z.int(),
  title: z.string(),
  language: z.string(),
  categoryName: z.string(),
});
export type QuizSuggestion = z.infer<typeof QuizSuggestion>;

/** A question that a search found, for administrators. */
export const QuestionHit = z.object({
  id: z.int(),
  quizId: z.int(),
  quizTitle: z.string(),
  quizLanguage: z.string(),
  quizStatus: QuizStatus,
  text: z.string().describe('Markdown'),
});
export type QuestionHit = z.infer<typeof QuestionHit>;

const Moment = z.iso.datetime({ offset: true }).nullable();

export const notHiddenByLink = 'A quiz that is opened with a link is for members and in no list';
export const closesTooEarly = 'The closing date must be after the opening date';

/** All fields of a quiz that an author writes, without defaults. */
const quizFields = z.object({
  title: TextInput(200).min(1, 'Title is required').describe('What the quiz is called'),
  description: TextInput(2000).describe('What it is about, without Markdown'),
  language: ContentLanguage,
  categoryId: Id.nullable().describe('The category; only a draft may do without'),
  subCategoryId: Id.nullable().describe('A sub-category of that category, or none'),
  timeLimit: z
    .int()
    .min(1, 'Time limit must be at least 1 minute')
    .max(1440)
    .nullable()
    .describe('Minutes; null for the default of 30'),
  status: EditableQuizStatus.describe('Learners see active quizzes alone'),
  questionsPerAttempt: z
    .int()
    .min(1)
    .max(maxOwnAsked)
    .describe('How many questions an attempt draws'),
  imageUrl: ClearablePictureUrl.describe(
    'A cover: an address by https, or the path of an uploaded picture',
  ),
  imageAlt: ClearableText(300).describe(
    'What the cover shows, for those who do not see it; null for decoration beside the title',
  ),
  difficultyOverride: LearningLevel.nullable().describe(
    'The level to show; null shows what the questions’ ratings say',
  ),
  rules: ChosenRules.describe('How the quiz is taken; attempts keep the rules they began with'),
  opensAt: Moment.describe('No attempt begins before'),
  closesAt: Moment.describe('No attempt begins or lasts after'),
  accessCode: TextInput(50)
    .nullable()
    .transform((code) => code || null)
    .describe('A start must name it; null for none. Letter case does not matter'),
  isListed: z.boolean().describe('false: found only by its address'),
  isMembersOnly: z.boolean().describe('true: guests neither find it nor open it'),
  isByLink: z
    .boolean()
    .describe('true: members open it with its access link, or where a class assigns it'),
  isOpenForPractice: z
    .boolean()
    .describe('true: members practise all its questions with their keys, before an attempt too'),
  publishesWhenOpen: z
    .boolean()
    .describe('true: a draft is published at `opensAt`, once it is complete'),
});
const { shape } = quizFields;

/** A quiz as it is created. A draft needs only a title; an active one needs a category too. */
export const QuizFields = quizFields.extend({
  description: shape.description.default(''),
  language: shape.language.default(defaultLanguage),
  categoryId: shape.categoryId.default(null),
  subCategoryId: shape.subCategoryId.default(null),
  timeLimit: shape.timeLimit.default(null),
  status: shape.status.default('active'),
  questionsPerAttempt: shape.questionsPerAttempt.optional(),
  imageUrl: shape.imageUrl.default(null),
  imageAlt: shape.imageAlt.default(null),
  difficultyOverride: shape.difficultyOverride.default(null),
  rules: shape.rules
    .optional()
    .describe('How the quiz is taken; left out: as the settings say for new quizzes'),
  opensAt: shape.opensAt.default(null),
  closesAt: shape.closesAt.default(null),
  accessCode: shape.accessCode.default(null),
  isListed: shape.isListed.default(true),
  isMembersOnly: shape.isMembersOnly.default(false),
  isByLink: shape.isByLink.default(false),
  isOpenForPractice: shape.isOpenForPractice.default(false),
  publishesWhenOpen: shape.publishesWhenOpen.default(false),
});
export type QuizFields = z.infer<typeof QuizFields>;

/** The fields of a quiz that an update changes. */
export const QuizChanges = quizFields.partial();
export type QuizChanges = z.infer<typeof QuizChanges>;

export const NewQuiz = QuizFields.extend({
  seriesId: Id.nullish().describe(
    'Taken from older clients and not used: series name their quizzes',
  ),
});
export type NewQuiz = z.infer<typeof NewQuiz>;

export const NewQuizWithQuestions = QuizFields.extend({
  questions: z.array(QuestionInput).max(1000).describe('In their order; a draft may have none'),
}).superRefine(({ status, questions }, issues) => {
  if (status === 'active' && questions.length === 0)
    issues.addIssue({
      code: 'custom',
      path: ['questions'],
      message: 'Please add at least one valid question',
    });
});

/** A copy of a quiz. */
export const QuizCopy = z.object({
  title: shape.title
    .optional()
    .describe('What the copy is called, with a number if that is taken; left out: "Copy of …"'),
});

const questionsToSave = z
  .array(QuestionEntry)
  .max(1000)
  .superRefine((entries, issues) => {
    const seen = new Set<number>();
    entries.forEach(({ id }, index) => {
      if (id === undefined) return;
      if (seen.has(id))
        issues.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `Question ${id} is in the list twice`,
        });
      seen.add(id);
    });
  })
  .describe(
    'With an id: changed, where it names fields. Without: added. Stored questions that are not named stay, in their places',
  );

const RemovedIds = z.array(Id).max(1000).default([]).describe('Questions of the quiz to delete');

/** The editor's save: every question of the quiz in its new order. */
export const QuizSave = z.object({
  id: Id,
  quiz: QuizChanges,
  questions: questionsToSave,
  removedIds: RemovedIds,
  loadedUpdatedAt: LoadedAt,
});
export type QuizSave = z.infer<typeof QuizSave>;

/** The same for REST clients, which may name only some of the questions. */
export const QuizBulkUpdate = z.object({
  quizData: QuizChanges.default({}).describe('Fields of the quiz that change'),
  questions: questionsToSave.default([]),
  removedIds: RemovedIds,
  loadedUpdatedAt: LoadedAt,
});

/** Publishing and unpublishing of several quizzes. */
export const QuizStatusChanges = z.object({
  changes: ManyChanges(
    z.object({
      id: Id,
      status: EditableQuizStatus,
      publishesWhenOpen: z
        .boolean()
        .default(false)
        .describe('For a draft: whether it is published at its opening date'),
    }),
  ),
});
export const QuizStatusOutcome = ChangeOutcome(
  z.object({ status: QuizStatus, publishesWhenOpen: z.boolean() }),
);

/** The category and sub-category of a quiz. */
const QuizPlacement = z.object({
  categoryId: Id.nullable().describe('null for a draft without a category'),
  subCategoryId: Id.nullable(),
});

/** The moves of several quizzes, each to a category of its own choice. */
export const QuizMoves = z.object({ moves: ManyChanges(QuizPlacement.extend({ id: Id })) });
export const QuizMoveOutcome = ChangeOutcome(
  z.object({ categoryId: z.int().nullable(), subCategoryId: z.int().nullable() }),
);

/** The removal of a category or sub-category with its quizzes. */
export const CategoryRemoval = z.object({
  target: CategoryRef,
  /** The display name of the category or sub-category, typed to confirm. */
  typedName: z.string().max(200),
  /** How many quizzes the preview showed; if there are more by now, nothing is removed. */
  quizzes: z.int().min(0),
});
export type CategoryRemoval = z.infer<typeof CategoryRemoval>;

export const QuizSaved = z.object({
  message: z.string(),
  updatedQuestions: z.int(),
  createdQuestions: z.int(),
  removedQuestions: z.int(),
});

/** Makes two quizzes translations of each other, with all translations that each of them has. */
export const QuizTranslationLink = z.object({
  translationId: Id.describe('The same quiz in another language'),
});
