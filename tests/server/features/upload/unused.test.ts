import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { drawn } from '#tests/support/pictures.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const day = 86_400_000;

let world: World;
let admin: Person;
let quiz: Awaited<ReturnType<typeof makeQuiz>>;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  quiz = await makeQuiz(world);
});
afterAll(() => world.close());

/** Calls have the time at which their person came. */
const laterAdmin = () => world.person({ isAdmin: true });

let width = 100;
async function add() {
  width += 1;
  const content = (await drawn(width, 20).png().toBuffer()).toString('base64');
  const { address } = await admin.calls.upload.addPicture({ content, fileName: `${width}.png` });
  return { address, row: await listed(address) };
}

async function listed(address: string) {
  const { items } = await admin.calls.upload.page({});
  const row = items.find((each) => each.address === address);
  if (!row) throw new Error(`${address} is not listed`);
  return row;
}

async function change(id: number, changes: object) {
  const answer = await admin.http('PUT', `/api/questions/${id}`, changes);
  expect(answer.status, answer.text).toBe(200);
}

const statusOf = async (address: string) => (await world.app.inject({ url: address })).statusCode;

test('the list says what shows a picture: questions, their earlier versions, texts, covers and drafts', async () => {
  const [id = 0] = quiz.questionIds;
  const { address, row } = await add();
  expect(row).toMatchObject({ uses: [], width, height: 20, fileName: `${width}.png` });
  await change(id, { imageUrl: address });
  expect((await listed(address)).uses).toMatchObject([{ kind: 'question', id }]);
  await change(id, { imageUrl: null });
  expect((await listed(address)).uses).toMatchObject([{ kind: 'version', id }]);
  await admin.calls.draft.save({
    kind: 'quiz',
    documentId: quiz.id,
    content: { imageUrl: address },
    base: null,
    writer: 'a-writer-of-this-test',
  });
  expect((await listed(address)).uses.map(({ kind }) => kind)).toEqual(['draft', 'version']);
});

test('a picture that is used is not deleted, nor one of the last week; after that it goes with its files', async () => {
  const used = await add();
  const unused = await add();
  const [, id = 0] = quiz.questionIds;
  await change(id, { text: `Look:\n\n![A fjord](${used.address})` });
  const remove = async (picture: number) =>
    (await laterAdmin()).calls.upload.removePicture({ id: picture });
  await expect(remove(unused.row.id)).rejects.toMatchObject({ failure: 'conflict' });
  world.clock.advance(8 * day);
  await expect(remove(used.row.id)).rejects.toMatchObject({ failure: 'conflict' });
  expect([await statusOf(used.address), await statusOf(unused.address)]).toEqual([200, 200]);
  await remove(unused.row.id);
  expect([await statusOf(used.address), await statusOf(unused.address)]).toEqual([200, 404]);
  await expect(remove(unused.row.id)).rejects.toMatchObject({ failure: 'not-found' });
});
