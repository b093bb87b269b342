import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount, scheduleDeletion } from '#server/features/account/erasure/mutations.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

const cloze = {
  text: 'The capital of Norway is [[1]], at a [[2]].',
  type: 'cloze',
  options: [],
  gaps: [
    { kind: 'text', answers: ['Oslo', 'Christiania'] },
    { kind: 'choice', options: ['fjord', 'desert', 'steppe'], correctOption: 0 },
  ],
};
const box = (x: number) => ({ shape: 'rectangle', x, y: 1000, width: 1000, height: 1000 });
const hotspot = {
  text: 'Where are the valves?',
  type: 'hotspot',
  imageUrl: 'https://example.org/heart.png',
  imageAlt: 'A heart',
  options: ['mitral valve', 'aortic valve', 'left ventricle'],
  regions: [box(1000), box(5000), box(8000)],
  correctOptions: [0, 1],
};
const inside = (region: number) => ({ x: (hotspot.regions[region]?.x ?? 0) + 500, y: 1500 });

async function quizWith(question: typeof cloze | typeof hotspot) {
  const { id: quizId } = await makeQuiz(world, {
    ...{ questions: 0, questionsPerAttempt: 1, status: 'draft', createdBy: author.id },
  });
  const added = await author.http('POST', '/api/questions', { quizId, ...question });
  expect(added.status, added.text).toBe(201);
  const published = await author.http('PUT', `/api/quizzes/${quizId}`, { status: 'active' });
  expect(published.status, published.text).toBe(200);
  return quizId;
}

interface Given {
  answerText?: string;
  /** Of the second gap. */
  chosen?: string;
  spots?: { x: number; y: number }[];
  names?: string[];
}

/** A new learner takes the quiz. */
async function take(quizId: number, { answerText, chosen, spots, names }: Given) {
  const person = await world.person();
  const { id: attemptId, questions } = await person.calls.attempt.start({ quizId });
  const [asked] = questions;
  if (!asked) throw new Error('No question');
  const { questionId, gaps, options } = asked;
  const indexes = options.flatMap(({ index, text }) => (names?.includes(text) ? [index] : []));
  const selectedOptions = chosen ? [-1, gaps[1]?.options.indexOf(chosen) ?? -1] : indexes;
  await person.calls.attempt.submit({
    attemptId,
    answers: [
      { questionId, selectedOptions, ...(answerText && { answerText }), ...(spots && { spots }) },
    ],
  });
  return questionId;
}

const total = (of: { lower: number; middle: number; upper: number }) =>
  of.lower + of.middle + of.upper;

test('each gap has its share of right answers and its frequent wrong ones, whatever the order of options', async () => {
  const quizId = await quizWith(cloze);
  let id = 0;
  for (const given of [
    { answerText: 'Oslo', chosen: 'fjord' },
    { answerText: 'Oslo', chosen: 'fjord' },
    { answerText: 'Oslo', chosen: 'fjord' },
    { answerText: 'oslo', chosen: 'desert' },
    { answerText: 'Bergen', chosen: 'desert' },
    { answerText: 'bergen ', chosen: 'desert' },
    { answerText: 'Bodø', chosen: 'steppe' },
    { answerText: 'Christiania' },
    {},
  ])
    id = await take(quizId, given);
  const [question] = await author.calls.progress.questionResults({ id: quizId });
  const expected = [
    {
      ...{ kind: 'gap', name: 'Oslo | Christiania', isKey: true, omitted: 1 },
      wrong: [
        { text: 'Bergen', count: 2 },
        { text: 'Bodø', count: 1 },
      ],
    },
    {
      ...{ kind: 'gap', name: 'fjord', isKey: true, omitted: 2 },
      wrong: [
        { text: 'desert', count: 3 },
        { text: 'steppe', count: 1 },
      ],
    },
  ];
  expect(question?.parts).toMatchObject(expected);
  expect(question?.parts.map(({ asked, chosen }) => [total(asked), total(chosen)])).toEqual([
    [9, 5],
    [9, 3],
  ]);
  // The groups are those of the scores.
  expect(question?.parts[1]?.chosen).toEqual({ lower: 0, middle: 0, upper: 3 });
  expect((await author.calls.quality.question({ id })).parts).toMatchObject(expected);
  const { content } = await author.calls.progress.questionsCsv({ id: quizId });
  expect(content).toContain(`${id},1,Oslo | Christiania,gap,yes,9,1,0.5556,`);
  expect(content).toContain(`${id},2 wrong,desert,gap,no,3,`);
});

test('each region has its share of those who marked it, by a spot or by its name', async () => {
  const quizId = await quizWith(hotspot);
  let id = 0;
  for (const given of [
    { spots: [inside(0), inside(1)] },
    { spots: [inside(0), { x: 9999, y: 9999 }] },
    { spots: [inside(2)] },
    { names: ['mitral valve', 'left ventricle'] },
    {},
  ])
    id = await take(quizId, given);
  const { parts } = await author.calls.quality.question({ id });
  expect(
    parts.map(({ kind, name, isKey, asked, chosen }) => [
      kind,
      name,
      isKey,
      total(asked),
      total(chosen),
    ]),
  ).toEqual([
    ['region', 'mitral valve', true, 5, 3],
    ['region', 'aortic valve', true, 5, 1],
    ['region', 'left ventricle', false, 5, 2],
    ['outside', '', false, 5, 1],
  ]);
  const { content } = await author.calls.progress.questionsCsv({ id: quizId });
  expect(content).toContain(`${id},3,left ventricle,region,no,5,,0.4,`);
  expect(content).toContain(`${id},outside,,outside,no,5,,0.2,`);
});

test('after a regrade a gap is right by the key that counts', async () => {
  const quizId = await quizWith(cloze);
  const id = await take(quizId, { answerText: 'Bergen', chosen: 'fjord' });
  const rightOf = async () => {
    const [question] = await author.calls.progress.questionResults({ id: quizId });
    return question?.parts.map(({ chosen }) => total(chosen));
  };
  expect(await rightOf()).toEqual([0, 1]);
  const [, list] = cloze.gaps;
  const gaps = [{ kind: 'text', answers: ['Bergen'] }, list];
  const changed = await author.http('PUT', `/api/questions/${id}`, { gaps });
  expect(changed.status, changed.text).toBe(200);
  const choice = { questionId: id, method: 'new_key' as const, takesPasses: false };
  const { version } = await author.calls.regrade.preview(choice);
  await author.calls.regrade.begin({ ...choice, version, sendsMails: false });
  const { regrades } = await author.calls.regrade.question({ id });
  await runRegrade(world.services, regrades[0]?.id ?? 0);
  expect(await rightOf()).toEqual([1, 1]);
});

test('a text that was erased with its account is no wrong answer', async () => {
  const quizId = await quizWith(cloze);
  const id = await take(quizId, { answerText: 'Oslo', chosen: 'fjord' });
  const { userId } = await world.db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .select('userId')
    .$narrowType<{ userId: number }>()
    .executeTakeFirstOrThrow();
  await take(quizId, { answerText: 'Bergen', chosen: 'desert' });
  await inTransaction(world.db, async (tx) => {
    const now = world.clock.now();
    const at = await scheduleDeletion(tx, userId, { now, settings: world.services.settings });
    await eraseAccount(tx, userId, at);
  });
  const [question] = await author.calls.progress.questionResults({ id: quizId });
  expect(question).toMatchObject({ takers: 2, correct: 1 });
  const quality = await author.calls.quality.question({ id });
  expect(quality.given.map(({ answer }) => answer)).toEqual(['bergen']);
  for (const { parts } of [question ?? { parts: [] }, quality])
    expect(parts).toMatchObject([
      { wrong: [{ text: 'Bergen', count: 1 }], omitted: 0 },
      { wrong: [{ text: 'desert', count: 1 }], omitted: 0 },
    ]);
});
