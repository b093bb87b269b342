import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AttemptGrade } from '#shared/features/attempt/regrading.ts';

/** How one question of an attempt is graded from now on. */
export interface NewGrade extends AttemptGrade {
  attemptId: number;
  answerId: number;
  question: PaperQuestion;
}

/**
 * Writes new grades, and the question with its regrade into each paper. An attempt that waits for a mark again is not
 * tallied any more; then the caller recounts. The caller has locked the attempts.
 */
export async function writeGrades(tx: Tx, grades: readonly NewGrade[]): Promise<void> {
  if (grades.length === 0) return;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb) as given("attemptId" int, "answerId" int,
        question jsonb, "isCorrect" boolean, credit int, score int, points int, passed boolean,
        "canRetakeAt" timestamptz, "toBeMarked" int)
    ),
    answered as (
      update answers set is_correct = given."isCorrect", credit = given.credit
      from given where answers.id = given."answerId"
    )
    update quiz_attempts set score = given.score, points = given.points, passed = given.passed, can_retake_at = given."canRetakeAt",
      to_be_marked = given."toBeMarked",
      tallied_at = case when given."toBeMarked" = 0 then quiz_attempts.tallied_at end,
      paper = (
        select jsonb_agg(
          case when asked->'questionId' = given.question->'questionId' then given.question else asked end
          order by position)
        from jsonb_array_elements(paper) with ordinality as questions(asked, position))
    from given where quiz_attempts.id = given."attemptId"`.execute(tx);
}
