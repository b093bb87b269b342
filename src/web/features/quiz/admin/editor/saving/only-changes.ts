import type { QuizWork } from '../quiz-draft.ts';
import type { QuizToSend } from './use-sending.ts';

/**
 * What is sent without the questions that are as they are stored, at their stored positions: they stay there when they are
 * not named. So a quiz can have more questions than a save can name.
 * @param base the stored quiz, in the version for which the save is sent
 */
export function onlyChanges(ready: QuizToSend, mine: QuizWork, base: QuizWork): QuizToSend {
  const removed = new Set(ready.removedIds);
  const kept = base.questions.flatMap(({ id }) =>
    id === undefined || removed.has(id) ? [] : [id],
  );
  const sent = ready.questions.flatMap(({ id }) => id ?? []);
  const isNewInside = ready.questions.slice(0, sent.length).some(({ id }) => id === undefined);
  // A new question among stored ones has its position by those around it.
  if (isNewInside || sent.length !== kept.length) return ready;
  const stored = contentById(base);
  const current = contentById(mine);
  const isNamed = ({ id }: { id?: number | undefined }, index: number) =>
    id === undefined || kept[index] !== id || stored.get(id) !== current.get(id);
  return {
    ...ready,
    questions: ready.questions.filter(isNamed),
    keys: ready.keys.filter((_, index) => isNamed(ready.questions[index] ?? {}, index)),
  };
}

const contentById = ({ questions }: QuizWork) =>
  new Map(questions.map(({ key: _, ...question }) => [question.id, JSON.stringify(question)]));
