import {
  type QuestionWording,
  questionLines,
} from '#web/features/quiz/admin/questions/question-lines.ts';
import type { EditedQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { quizEditorMessages } from '../messages/messages.ts';
import type { QuizWork } from '../quiz-draft.ts';
import { changedLines, inOrderOf, orderLines } from './question-order.ts';

export type Side = 'mine' | 'theirs';

/** One thing in which the work on the screen and the stored quiz differ. */
export interface Difference {
  /** `title`, `order`, `question 12` */
  id: string;
  label: string;
  /** The lines of each side; undefined where a question is not there. */
  mine: readonly string[] | undefined;
  theirs: readonly string[] | undefined;
  /** Keeps the changes of both: the side that has changed it, mine if both have or nothing is known. */
  suggested: Side;
  /** Both sides have changed it since the work began. */
  contested: boolean;
}

interface Versions {
  mine: QuizWork;
  theirs: QuizWork;
  /** What the work began from, where it is known. */
  base: QuizWork | undefined;
}

/** How differences are put into words. */
interface Wording {
  m: MessagesOf<typeof quizEditorMessages> & QuestionWording;
  /** The quiz's own fields in words, by their names on the page. */
  describe: (work: QuizWork) => Record<string, readonly string[]>;
}

export function differencesOf(versions: Versions, wording: Wording): Difference[] {
  return [
    ...fieldDifferences(versions, wording),
    ...orderDifferences(versions, wording),
    ...questionDifferences(versions, wording),
  ];
}

/** The work that the choices make of both sides; `choose` answers for each difference's id. */
export function mergedWork(
  { mine, theirs }: Versions,
  choose: (id: string) => Side | undefined,
): QuizWork {
  const byId = questionsById(theirs);
  const kept = mine.questions.flatMap((question) => {
    if (question.id === undefined) return [question];
    const stored = byId.get(question.id);
    if (choose(questionId(question.id)) === 'theirs') return stored ? [stored] : [];
    if (stored) return [question];
    // It was deleted meanwhile: what is kept of it is stored anew.
    const { id, ...copy } = question;
    return [{ ...copy, key: `again-${id}` }];
  });
  const present = new Set(mine.questions.map(({ id }) => id));
  for (const [index, question] of theirs.questions.entries()) {
    const { id = 0 } = question;
    if (!present.has(id) && choose(questionId(id)) === 'theirs') kept.splice(index, 0, question);
  }
  const ids = new Set(kept.map(({ id }) => id));
  return {
    fields: mergedFields(mine, theirs, choose),
    questions: choose(orderId) === 'theirs' ? inOrderOf(kept, theirs.questions) : kept,
    removedIds: [...byId.keys()].filter((id) => !ids.has(id)),
  };
}

const orderId = 'order';
const questionId = (id: number) => `question ${id}`;

function mergedFields(
  { fields: mine }: QuizWork,
  { fields: theirs }: QuizWork,
  choose: (id: string) => Side | undefined,
): QuizWork['fields'] {
  const pick = (id: string) => (choose(id) === 'theirs' ? theirs : mine);
  const chosen = pick('category');
  return {
    title: pick('title').title,
    description: pick('description').description,
    language: pick('language').language,
    categoryId: chosen.categoryId,
    subCategoryId: chosen.subCategoryId,
    timeLimit: pick('timeLimit').timeLimit,
    status: pick('status').status,
    questionsPerAttempt: pick('questionsPerAttempt').questionsPerAttempt,
    imageUrl: pick('imageUrl').imageUrl,
    imageAlt: pick('imageAlt').imageAlt,
    difficultyOverride: pick('difficultyOverride').difficultyOverride,
    rules: pick('rules').rules,
    opensAt: pick('window').opensAt,
    closesAt: pick('window').closesAt,
    publishesWhenOpen: pick('window').publishesWhenOpen,
    accessCode: pick('accessCode').accessCode,
    isListed: pick('isListed').isListed,
    isMembersOnly: pick('isListed').isMembersOnly,
    isByLink: pick('isListed').isByLink,
    isOpenForPractice: pick('isOpenForPractice').isOpenForPractice,
  };
}

const labelsOf = ({ fields, rules }: Wording['m']): Record<string, string> => ({
  title: fields.title,
  description: fields.description,
  language: fields.language,
  category: fields.category,
  timeLimit: fields.timeLimit,
  status: fields.status,
  questionsPerAttempt: fields.questionsPerAttempt,
  imageUrl: fields.imageUrl,
  imageAlt: fields.imageAlt,
  difficultyOverride: fields.level,
  rules: rules.title,
  window: rules.window,
  accessCode: rules.accessCode,
  isListed: rules.listing,
  isOpenForPractice: rules.isOpenForPractice,
});

function fieldDifferences(
  { mine, theirs, base }: Versions,
  { m, describe }: Wording,
): Difference[] {
  const [ours, stored, before] = [describe(mine), describe(theirs), base && describe(base)];
  return Object.entries(labelsOf(m)).flatMap(([id, label]) => {
    const sides = { mine: ours[id] ?? [], theirs: stored[id] ?? [] };
    return difference({ id, label, ...sides, base: before?.[id] }, before);
  });
}

function orderDifferences({ mine, theirs, base }: Versions, { m }: Wording): Difference[] {
  const linesOf = orderLines(mine, theirs);
  const [ours, stored] = [linesOf(mine), linesOf(theirs)];
  const sides = { id: orderId, label: m.conflict.order, mine: ours, theirs: stored };
  return difference({ ...sides, base: base && linesOf(base) }, base).map((found) => ({
    ...found,
    mine: changedLines(ours, stored, m.conflict.more),
    theirs: changedLines(stored, ours, m.conflict.more),
  }));
}

function questionDifferences({ mine, theirs, base }: Versions, { m }: Wording): Difference[] {
  const [ours, stored] = [questionsById(mine), questionsById(theirs)];
  const before = base && questionsById(base);
  const ids = [...new Set([...stored.keys(), ...ours.keys()])];
  return ids.flatMap((id) => {
    const number = theirs.questions.findIndex((question) => question.id === id) + 1;
    const position = number || mine.questions.findIndex((question) => question.id === id) + 1;
    const lines = (questions: Map<number, EditedQuestion> | undefined) => {
      const question = questions?.get(id);
      return question && questionLines(question, m);
    };
    const sides = { mine: lines(ours), theirs: lines(stored), base: lines(before) };
    // Without the base: what only they have is new, unless I have removed it.
    const isTheirs = !base && !sides.mine && !mine.removedIds.includes(id);
    const found = difference(
      { id: questionId(id), label: m.conflict.question({ number: String(position) }), ...sides },
      before,
    );
    return isTheirs ? found.map((one) => ({ ...one, suggested: 'theirs' as const })) : found;
  });
}

interface Sides {
  id: string;
  label: string;
  mine: readonly string[] | undefined;
  theirs: readonly string[] | undefined;
  base: readonly string[] | undefined;
}

function difference({ base, ...sides }: Sides, before: object | undefined): Difference[] {
  if (isSame(sides.mine, sides.theirs)) return [];
  const changedHere = before === undefined || !isSame(sides.mine, base);
  const changedThere = before === undefined || !isSame(sides.theirs, base);
  return [
    {
      ...sides,
      suggested: changedHere ? 'mine' : 'theirs',
      contested: changedHere && changedThere,
    },
  ];
}

const isSame = (a: readonly string[] | undefined, b: readonly string[] | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const questionsById = ({ questions }: QuizWork) =>
  new Map(questions.flatMap((question) => (question.id ? [[question.id, question] as const] : [])));
