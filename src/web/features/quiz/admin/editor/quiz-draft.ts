import { z } from 'zod';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import {
  isBlankQuestion,
  isValidQuestion,
  type QuizFormValues,
  quizForm,
  rulesFormValues,
  withoutEmptyOptions,
} from '#shared/features/quiz/editor.ts';
import { type TakingRules as Rules, standardRules } from '#shared/features/quiz/rules.ts';
import {
  EditableQuizStatus,
  LearningLevel,
  type QuizForAuthor,
  TakingRules,
} from '#shared/features/quiz/schema.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import type { Translate } from '#shared/kernel/refusals/translate.ts';
import {
  EditedQuestion,
  type QuestionListState,
  questionList,
} from '../questions/question-list-state.ts';

/** The content of an editor, as it is stored as a draft. */
export interface QuizWork {
  fields: QuizFormValues;
  questions: EditedQuestion[];
  /** Ids of stored questions that were taken out. */
  removedIds: number[];
}

const numberOrText = z.union([z.number(), z.string()]);

/** In an editor, a number that is missing is an empty text. */
const numberOrEmpty = numberOrText.nullish().transform((entered) => entered ?? '');

/** The rules as they are entered. */
export const EnteredRules = z.object({
  passMarkPercent: numberOrText,
  cooldownHours: z.object({ passed: numberOrText, failed: numberOrText }),
  maxAttempts: numberOrEmpty,
  countedAttempt: TakingRules.shape.countedAttempt,
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  oneWay: TakingRules.shape.oneWay,
  untimed: TakingRules.shape.untimed,
  partialCredit: TakingRules.shape.partialCredit,
  wrongAnswerPenaltyPercent: numberOrText.default(standardRules.wrongAnswerPenaltyPercent),
  questionSeconds: numberOrEmpty,
  layout: TakingRules.shape.layout,
  feedback: TakingRules.shape.feedback,
});

/** Entered rules as they are checked and sent: an empty number that may be missing is null. */
export const rulesToCheck = (rules: z.output<typeof EnteredRules>) => ({
  ...rules,
  maxAttempts: orNull(rules.maxAttempts),
  questionSeconds: orNull(rules.questionSeconds),
});

export const QuizWork: z.ZodType<QuizWork> = z.object({
  fields: z.object({
    title: z.string(),
    description: z.string(),
    // Drafts of earlier versions have none.
    language: z.string().default(defaultLanguage),
    categoryId: z.number().nullable(),
    subCategoryId: z.number().nullable(),
    timeLimit: numberOrText,
    status: EditableQuizStatus,
    questionsPerAttempt: numberOrText,
    imageUrl: z.string(),
    imageAlt: z.string().default(''),
    difficultyOverride: LearningLevel.nullable(),
    rules: EnteredRules.default(rulesFormValues(standardRules)),
    opensAt: z.string().default(''),
    closesAt: z.string().default(''),
    accessCode: z.string().default(''),
    isListed: z.boolean().default(true),
    isMembersOnly: z.boolean().default(false),
    isByLink: z.boolean().default(false),
    isOpenForPractice: z.boolean().default(false),
    publishesWhenOpen: z.boolean().default(false),
  }),
  questions: z.array(EditedQuestion),
  removedIds: z.array(z.number()),
});

const defaultTimeLimit = { create: 30, edit: 10 };

/** An empty quiz. */
export function newQuiz(language: string, rules: Rules = standardRules): QuizWork {
  return {
    fields: {
      title: '',
      description: '',
      language,
      categoryId: null,
      subCategoryId: null,
      timeLimit: defaultTimeLimit.create,
      status: 'active',
      questionsPerAttempt: '',
      imageUrl: '',
      imageAlt: '',
      difficultyOverride: null,
      rules: rulesFormValues(rules),
      opensAt: '',
      closesAt: '',
      accessCode: '',
      isListed: true,
      isMembersOnly: false,
      isByLink: false,
      isOpenForPractice: false,
      publishesWhenOpen: false,
    },
    ...onlyWork(questionList()),
  };
}

/** A stored quiz in the form that an editor works on. */
export interface StoredWork {
  work: QuizWork;
  updatedAt: string;
}

/** A stored quiz as its editor begins. */
export function storedQuiz(quiz: z.output<typeof QuizForAuthor>): QuizWork {
  return {
    fields: {
      title: quiz.title,
      description: quiz.description,
      language: quiz.language,
      categoryId: quiz.categoryId,
      subCategoryId: quiz.subCategoryId,
      timeLimit: quiz.timeLimit ?? defaultTimeLimit.edit,
      status: quiz.status === 'active' ? 'active' : 'draft',
      questionsPerAttempt: quiz.questionsPerAttempt,
      imageUrl: quiz.imageUrl ?? '',
      imageAlt: quiz.imageAlt ?? '',
      difficultyOverride: quiz.difficultyOverride,
      rules: rulesFormValues(quiz.rules),
      opensAt: quiz.opensAt ?? '',
      closesAt: quiz.closesAt ?? '',
      accessCode: quiz.accessCode ?? '',
      isListed: quiz.isListed,
      isMembersOnly: quiz.isMembersOnly,
      isByLink: quiz.isByLink,
      isOpenForPractice: quiz.isOpenForPractice,
      publishesWhenOpen: quiz.publishesWhenOpen,
    },
    ...onlyWork(questionList(quiz.questions)),
  };
}

const onlyWork = ({ questions, removedIds }: QuestionListState) => ({ questions, removedIds });

export interface CheckedQuiz {
  /** What to send; undefined while something is wrong. */
  ready?: {
    quiz: z.output<ReturnType<typeof quizForm>>;
    questions: QuestionInput[];
    /** The keys of the questions that are sent, in their order. */
    keys: string[];
    removedIds: number[];
  };
  /** Messages by field of the quiz. */
  fields: Record<string, string>;
  /** By question key. */
  questions: Map<string, Problem[]>;
}

/**
 * Checks the work as its screen and status demand. Questions without any content are left out.
 * @param drawnQuestions how many questions an attempt takes from the bank: with them, a quiz needs none of its own
 */
export function checkQuiz(
  { fields, ...list }: QuizWork,
  screen: 'create' | 'edit',
  drawnQuestions = 0,
): CheckedQuiz {
  const leavesOutBlank = screen === 'create' || fields.status === 'draft' || drawnQuestions > 0;
  const written = list.questions.filter(
    (question) => !leavesOutBlank || question.id !== undefined || !isBlankQuestion(question),
  );
  const form = quizForm(screen, fields.status);
  // As it was entered, of any type, with every field of the form.
  const entered: Record<keyof z.input<typeof form>, unknown> = {
    ...fields,
    questionsPerAttempt: fields.questionsPerAttempt === '' ? undefined : fields.questionsPerAttempt,
    timeLimit: fields.timeLimit === '' ? undefined : fields.timeLimit,
    rules: rulesToCheck(fields.rules),
    opensAt: orNull(fields.opensAt),
    closesAt: orNull(fields.closesAt),
    accessCode: orNull(fields.accessCode),
  };
  const quiz = form.safeParse(entered);
  const problems: CheckedQuiz = { fields: {}, questions: new Map() };
  for (const issue of quiz.error?.issues ?? [])
    problems.fields[issue.path.join('.')] ??= issue.message;
  if (screen === 'create' && fields.status === 'active' && !written.some(isValidQuestion))
    problems.fields.questions = 'Please add at least one valid question';

  const inputs: QuestionInput[] = [];
  for (const question of written) {
    const { input, found } = checkQuestion(question, screen, fields.status);
    if (input) inputs.push(input);
    if (found.length > 0) problems.questions.set(question.key, found);
  }
  const wrong = Object.keys(problems.fields).length > 0 || problems.questions.size > 0;
  if (wrong || !quiz.success) return problems;
  return {
    ...problems,
    ready: {
      quiz: {
        ...quiz.data,
        questionsPerAttempt: quiz.data.questionsPerAttempt ?? Math.max(1, inputs.length),
      },
      questions: inputs,
      keys: written.map(({ key }) => key),
      removedIds: list.removedIds,
    },
  };
}

const orNull = (value: number | string) => (value === '' ? null : value);

/** One question, in the form in which it is sent, or what is wrong with it. */
export function checkQuestion(
  question: EditedQuestion,
  screen: 'create' | 'wizard' | 'edit',
  status: 'active' | 'draft',
): { input?: QuestionInput; found: Problem[] } {
  // The editors keep drafts unfinished.
  const isDraft = status === 'draft' && screen !== 'wizard';
  const found = isDraft ? [] : whatIsMissing(question, screen);
  const { key: _, ...sent } = screen === 'edit' ? question : withoutEmptyOptions(question);
  const parsed = QuestionInput.safeParse(sent);
  if (parsed.success) return { input: parsed.data, found };
  const shapes = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  return { found: [...found, ...shapes] };
}

/** In the reader's language; problems that the server found are translated already. */
export const translatedProblem = ({ field, message }: Problem, translate: Translate): Problem => ({
  field,
  message: translate(message),
});

export const translatedProblems = (
  { fields, questions }: Omit<CheckedQuiz, 'ready'>,
  translate: Translate,
): Omit<CheckedQuiz, 'ready'> => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, translate(message)]),
  ),
  questions: new Map(
    Array.from(questions, ([key, problems]) => [
      key,
      problems.map((problem) => translatedProblem(problem, translate)),
    ]),
  ),
});

/** The server's messages, brought from paths in what was sent to fields and questions. */
export function assignProblems(
  fields: Record<string, string>,
  keys: readonly string[],
): Omit<CheckedQuiz, 'ready'> {
  const assigned: Omit<CheckedQuiz, 'ready'> = { fields: {}, questions: new Map() };
  for (const [path, message] of Object.entries(fields)) {
    const [, index, field] = /^questions\.(\d+)\.(.+)$/.exec(path) ?? [];
    const key = keys[Number(index)];
    if (field === undefined || key === undefined)
      assigned.fields[path.replace(/^quiz\./, '')] = message;
    else assigned.questions.set(key, [...(assigned.questions.get(key) ?? []), { field, message }]);
  }
  return assigned;
}
