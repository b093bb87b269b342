import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let author: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ roles: ['author'] });
  admin = await world.person({ roles: ['administrator'] });
});
afterAll(() => world.close());

const tabs = { author: 'tab-of-the-author-0', admin: 'tab-of-the-admin-00' };

async function ownQuiz() {
  const { id } = await author.calls.quiz.createWithQuestions({
    title: `Shared work ${crypto.randomUUID()}`,
    status: 'draft',
    questions: [
      { text: 'First?', options: ['a', 'b'], correctOption: 0 },
      { text: 'Second?', options: ['a', 'b'], correctOption: 0 },
    ],
  });
  const { questions } = await author.calls.quiz.getForAuthor({ id });
  return { id, questions: questions.map((question) => question.id) };
}

const report = (
  by: Person,
  tab: string,
  id: number,
  questionId: number | null,
  isLeaving = false,
) => by.calls.quiz.reportEditor({ id, tab, questionId, isLeaving });

test('two authors of a quiz see in which question the other is, until the editor is closed', async () => {
  const { id, questions } = await ownQuiz();
  const [first = 0, second = 0] = questions;
  expect(await report(author, tabs.author, id, first)).toEqual([]);
  const seen = await report(admin, tabs.admin, id, null);
  expect(seen).toEqual([{ name: expect.any(String), isOwn: false, questionId: first }]);
  await report(author, tabs.author, id, second);
  expect(await report(admin, tabs.admin, id, second)).toMatchObject([{ questionId: second }]);
  await report(author, tabs.author, id, null, true);
  expect(await report(admin, tabs.admin, id, second)).toEqual([]);
});

test('an editor without heartbeats is forgotten after fifteen seconds, and its row is removed', async () => {
  const { id } = await ownQuiz();
  await report(author, tabs.author, id, null);
  world.clock.advance(14_000);
  expect(await report(admin, tabs.admin, id, null)).toHaveLength(1);
  world.clock.advance(2000);
  expect(await report(admin, tabs.admin, id, null)).toEqual([]);
  const rows = await world.db.selectFrom('editorPresences').select('tab').execute();
  expect(rows.map(({ tab }) => tab)).toEqual([tabs.admin]);
});

test('a second tab of the same account is marked as its own', async () => {
  const { id } = await ownQuiz();
  await report(author, tabs.author, id, null);
  expect(await report(author, 'another-tab-of-mine', id, null)).toMatchObject([{ isOwn: true }]);
});

test('who has a question of the bank open is seen in the editor of its quiz, and the other way round', async () => {
  const { id, questions } = await ownQuiz();
  const [question = 0] = questions;
  await admin.calls.quiz.reportQuestionEditor({ id: question, tab: tabs.admin });
  expect(await report(author, tabs.author, id, question)).toMatchObject([{ questionId: question }]);
  expect(
    await admin.calls.quiz.reportQuestionEditor({ id: question, tab: tabs.admin }),
  ).toMatchObject([{ questionId: question, isOwn: false }]);
});

test('other authors see nobody, and an editor cannot be taken over or ended by another account', async () => {
  const { id, questions } = await ownQuiz();
  await report(author, tabs.author, id, null);
  const stranger = await world.person({ roles: ['author'] });
  await expect(report(stranger, tabs.admin, id, null)).rejects.toMatchObject({
    failure: 'not-found',
  });
  await expect(
    stranger.calls.quiz.reportQuestionEditor({ id: questions[0] ?? 0, tab: tabs.admin }),
  ).rejects.toMatchObject({ failure: 'not-found' });
  await report(admin, tabs.author, id, null, true);
  await expect(report(admin, tabs.author, id, null)).rejects.toThrow();
  expect(await report(admin, tabs.admin, id, null)).toHaveLength(1);
});

test('heartbeats of many editors at once do not wait for one another', async () => {
  const { id } = await makeQuiz(world, { questions: 2 });
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 12 }, (_, tab) => report(admin, `one-of-many-tabs-${tab}`, id, null)),
    );
    world.clock.advance(16_000);
  }
  expect(await report(admin, tabs.admin, id, null)).toEqual([]);
});

test('the questions of a quiz without tags are named for its score', async () => {
  const { id, questions } = await ownQuiz();
  expect(await author.calls.quiz.untaggedQuestions({ id })).toEqual(questions);
  const tag = await admin.calls.question.createTag({ name: `Presence ${id}` });
  await admin.calls.question.setTags({ id: questions[0] ?? 0, tagIds: [tag.id] });
  expect(await author.calls.quiz.untaggedQuestions({ id })).toEqual(questions.slice(1));
});
