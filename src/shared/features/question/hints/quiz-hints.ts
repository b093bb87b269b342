import { searchable } from '#shared/kernel/text/normalize.ts';
import { type HintedQuestion, type HintKind, hintsOf } from './rules.ts';

/** What could be written better in several questions of a quiz. */
export interface QuizHint {
  kind: HintKind | 'sameText';
  /** The indexes of the questions that it is about. */
  questions: number[];
}

/**
 * The hints of all questions by kind, the most frequent first. The positions of keys are judged by `quiz/score`,
 * because they depend on whether papers shuffle the options.
 */
export function hintsOfQuiz(questions: readonly HintedQuestion[], language: string): QuizHint[] {
  const found = new Map<QuizHint['kind'], Set<number>>();
  const add = (kind: QuizHint['kind'], index: number) =>
    found.set(kind, (found.get(kind) ?? new Set()).add(index));
  const firstWith = new Map<string, number>();
  for (const [index, question] of questions.entries()) {
    for (const { kind } of hintsOf(question, language)) add(kind, index);
    const text = searchable(question.text).replace(/\s+/g, ' ').trim();
    const first = firstWith.get(text);
    if (first === undefined) firstWith.set(text, index);
    else if (text !== '') add('sameText', first) && add('sameText', index);
  }
  return Array.from(found, ([kind, indexes]) => ({ kind, questions: [...indexes] })).sort(
    (a, b) => b.questions.length - a.questions.length,
  );
}
