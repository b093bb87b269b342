import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';
import {
  checkQuiz,
  type QuizWork,
  storedQuiz,
} from '#web/features/quiz/admin/editor/quiz-draft.ts';
import { onlyChanges } from '#web/features/quiz/admin/editor/saving/only-changes.ts';
import { blankQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

type Questions = QuizWork['questions'];

/** Saves a changed list of questions, as the editor does. @returns what was sent, and the texts that are stored then */
async function saved(id: number, change: (questions: Questions) => Partial<QuizWork>) {
  const loaded = await admin.calls.quiz.getForAuthor({ id });
  const base = storedQuiz(loaded);
  const work = { ...base, ...change(base.questions) };
  const { ready } = checkQuiz(work, 'edit');
  if (!ready) throw new Error('The work is not complete');
  const { quiz, questions, removedIds, keys } = onlyChanges(ready, work, base);
  expect(keys).toHaveLength(questions.length);
  const loadedUpdatedAt = loaded.updatedAt;
  await admin.calls.quiz.save({ id, quiz, questions, removedIds, loadedUpdatedAt });
  const stored = await admin.calls.quiz.getForAuthor({ id });
  expect(stored.questions.map(({ text }) => text)).toEqual(work.questions.map(({ text }) => text));
  return questions.map(({ text }) => text);
}

const texts = (...numbers: number[]) => numbers.map((number) => `Question number ${number}`);

test('a quiz of more questions than a save can name is edited: only changes are sent', async () => {
  const { id } = await makeQuiz(world, {
    ...{ questions: 1200, questionsPerAttempt: 10, status: 'draft' },
  });
  expect(await saved(id, (questions) => ({ questions }))).toEqual([]);

  const moved = await saved(id, (questions) => ({
    questions: questions.toSpliced(1, 1).toSpliced(3, 0, ...questions.slice(1, 2)),
  }));
  expect(moved).toEqual(texts(3, 4, 2));

  const removedIds = (questions: Questions) =>
    questions.slice(700, 701).flatMap((question) => question.id ?? []);
  const rest = await saved(id, (questions) => ({
    questions: [
      ...questions.toSpliced(700, 1).slice(0, -1),
      ...questions.slice(-1).map((last) => ({ ...last, text: 'Reworded' })),
      { ...blankQuestion('new-1'), text: 'At the end' },
    ],
    removedIds: removedIds(questions),
  }));
  expect(rest).toEqual(['Reworded', 'At the end']);
});

test('a new question among stored ones has all of them named', async () => {
  const { id } = await makeQuiz(world, { questions: 3, status: 'draft' });
  const added = { ...blankQuestion('new-1'), text: 'Between' };
  const sent = await saved(id, (questions) => ({ questions: questions.toSpliced(1, 0, added) }));
  expect(sent).toHaveLength(4);
});
