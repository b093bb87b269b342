import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

async function take(person: Person, quizId: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 1) });
  return id;
}

const contentsOf = async (person: Person) =>
  (await person.calls.notice.page({})).items.map(({ content }) => content);

test('who has reported a question is told what was decided, once', async () => {
  const [reporter, other] = [await world.person(), await world.person()];
  const { id: quizId, questionIds } = await makeQuiz(world, { questions: 2, title: 'Cells' });
  const questionId = questionIds[0] ?? 0;
  const attemptId = await take(reporter, quizId);
  await take(other, quizId);
  await reporter.calls.quality.report({ id: attemptId, questionId, kind: 'typo', note: 'A typo' });
  await admin.calls.quality.decide({ id: questionId, decision: 'fixed' });
  await admin.calls.quality.decide({ id: questionId, decision: 'kept' });
  expect(await contentsOf(reporter)).toEqual([
    { kind: 'report-settled', data: { quizId, title: 'Cells', language: 'en', outcome: 'fixed' } },
  ]);
  expect(await contentsOf(other)).toEqual([]);
  // A report is answered in the app; a mail is for those who want it.
  const rows = await world.db
    .selectFrom('notices')
    .where('userId', '=', reporter.id)
    .select(['wantsMail'])
    .execute();
  expect(rows).toEqual([{ wantsMail: false }]);
});
