import {
  asked,
  drawQuestions,
  inPaperOrder,
  type PaperQuestion,
  shuffled,
} from '#shared/features/attempt/paper.ts';
import { keyOfGap } from '#shared/features/question/question-types/gaps.ts';
import {
  type QuestionType,
  reviewedKey,
} from '#shared/features/question/question-types/registry.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import type { QuizForAuthor } from '#shared/features/quiz/schema.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import type { QuizSlot } from '../admin/api.ts';
import { type DrawnQuestion, forPaper } from '../admin/preview/try-paper.ts';
import { type DrawnSample, placedQuestions } from '../admin/slots/placed-questions.ts';

export const maxVersions = 4;

/** `targets`: each option gets the letter of its target; `gaps`: answers are written into the text. */
type PaperAnswer =
  | 'one letter'
  | 'letters'
  | 'order'
  | 'targets'
  | 'gaps'
  | 'text'
  | 'lines'
  | 'picture';

/** How a question is answered on paper. The compiler demands an entry for each type. */
export const answeredBy: Record<QuestionType, PaperAnswer> = {
  single_choice: 'one letter',
  multiple_choice: 'letters',
  true_false: 'one letter',
  fill_blank: 'text',
  ordering: 'order',
  numeric: 'text',
  matching: 'targets',
  categorise: 'targets',
  cloze: 'gaps',
  hotspot: 'picture',
  essay: 'lines',
};

export interface PrintedVersion {
  letter: string;
  questions: PaperQuestion[];
}

type Printed = Pick<QuizForAuthor, 'questions' | 'questionsPerAttempt' | 'rules'>;

/** The questions that can be printed: those that could be published. */
export const printable = ({ questions }: Pick<Printed, 'questions'>) =>
  questions.filter((question) => whatIsMissing(question).length === 0);

/**
 * Linked questions, and what is drawn: each draw at its position, its questions in the order in which they were written.
 */
export const placedOnPaper = (slots: readonly QuizSlot[], sample: DrawnSample) =>
  placedQuestions(slots, sample).map(({ position, questions }) => ({
    position,
    questions: questions.toSorted((a, b) => a.id - b.id),
  }));

/**
 * Versions of one paper with the same questions: A in the order in which they were written, the others in random
 * order, as far as the rules of the quiz allow it. The same seed gives the same papers.
 * @param placed linked questions, and what the quiz draws from the bank
 * @param most how many of its own questions are asked
 */
export function printedVersions(
  quiz: Printed,
  placed: readonly PlacedQuestions<DrawnQuestion>[],
  { versions, seed, most }: { versions: number; seed: number; most: number },
): PrintedVersion[] {
  const ready = printable(quiz).map((question, position) => ({
    ...question,
    timesSeen: 0,
    position,
  }));
  const own = most < ready.length ? drawQuestions(ready, most, seededChance(`${seed}`)) : ready;
  return Array.from({ length: versions }, (_, index) => {
    const letter = optionLetter(index);
    const chance = seededChance(`${seed} ${letter}`);
    const rules = index === 0 ? { shuffleQuestions: false, shuffleOptions: false } : quiz.rules;
    const ordered = inPaperOrder<DrawnQuestion>(
      { own: shuffled(own, chance), placed },
      rules,
      chance,
    );
    return {
      letter,
      questions: ordered.map((question) => asked(forPaper(question, question.id), chance, rules)),
    };
  });
}

/** Whether the answer is written in words. */
export const isWritten = (type: QuestionType): boolean =>
  answeredBy[type] === 'text' || answeredBy[type] === 'lines';

/** The key as it is marked on paper: letters, in the right order or that of the items, or the accepted texts. */
export function printedKey(question: PaperQuestion): string[] {
  const { correctOption, correctOptions, acceptedAnswers, gapKeys } = reviewedKey(question);
  if (answeredBy[question.type] === 'targets')
    return question.order.map((option) => optionLetter(correctOptions[option] ?? -1));
  if (answeredBy[question.type] === 'gaps') return gapKeys.map((gap) => keyOfGap(gap).join(' / '));
  const right = correctOption === null ? correctOptions : [correctOption];
  const letters = right.map((option) => optionLetter(question.order.indexOf(option)));
  if (isWritten(question.type)) return acceptedAnswers;
  return answeredBy[question.type] === 'order' ? letters : letters.toSorted();
}
