/** Questions of other quizzes that have one position in a quiz; null: after all others. */
export interface PlacedQuestions<Question> {
  position: number | null;
  questions: readonly Question[];
}

/**
 * Puts what comes from other quizzes into its positions among own questions, whose positions count own questions only.
 * A position after the end is the end.
 */
export function inSlotOrder<Question>(
  own: readonly (Question & { position: number })[],
  placed: readonly PlacedQuestions<Question>[],
): Question[] {
  const waiting = placed.toSorted((a, b) => orderOf(a) - orderOf(b));
  const ordered: Question[] = [];
  let passed = 0;
  for (const question of own.toSorted((a, b) => a.position - b.position)) {
    for (let next = waiting[passed]; next && orderOf(next) <= question.position + passed; ) {
      ordered.push(...next.questions);
      passed += 1;
      next = waiting[passed];
    }
    ordered.push(question);
  }
  return [...ordered, ...waiting.slice(passed).flatMap(({ questions }) => questions)];
}

const orderOf = ({ position }: { position: number | null }): number =>
  position ?? Number.MAX_SAFE_INTEGER;
