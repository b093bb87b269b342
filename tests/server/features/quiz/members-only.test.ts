import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz, makeSeries } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const title = 'A quiz about zeppelins';

/** A quiz of this title with a series, which guests have seen and the caches hold, and which becomes one for members. */
async function stage() {
  const quiz = await makeQuiz(world, { title, questions: 2 });
  const { id: seriesId } = await makeSeries(world, [quiz.id]);
  const before = await seenBy(undefined, quiz.id, seriesId);
  await admin.calls.quiz.update({ id: quiz.id, isMembersOnly: true });
  return { quiz, seriesId, before };
}

const get = async (url: string, cookie?: string) => {
  const { body } = await world.app.inject({ url, headers: cookie ? { cookie } : {} });
  return body;
};

/** The addresses at which the quiz is named, of all those that could name it. */
async function seenBy(cookie: string | undefined, id: number, seriesId: number) {
  const call = (name: string, input: object) =>
    `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const addresses = {
    sitemap: '/sitemap.xml',
    list: '/api/quizzes?limit=100',
    quiz: `/api/quizzes/${id}`,
    random: `/api/quizzes/${id}/random`,
    stats: `/api/quizzes/${id}/stats`,
    series: `/api/series/${seriesId}`,
    card: call('quiz.card', { id }),
    catalogue: call('quiz.page', { q: 'zeppelins', page: 1 }),
    suggestions: call('quiz.suggest', { text: 'zeppelins' }),
  };
  const seen: string[] = [];
  for (const [name, url] of Object.entries(addresses)) {
    const body = await get(url, cookie);
    const mark =
      name === 'sitemap'
        ? `/quiz/${id}<`
        : name === 'random'
          ? 'questionId'
          : name === 'stats'
            ? 'totalAttempts'
            : title;
    if (body.includes(mark)) seen.push(name);
  }
  return seen;
}

test('guests see a quiz for members at no address, cached ones included; members open it by its own', async () => {
  const { quiz, seriesId, before } = await stage();
  expect(before).toEqual(
    expect.arrayContaining([
      'list',
      'quiz',
      'random',
      'series',
      'card',
      'catalogue',
      'suggestions',
      'sitemap',
    ]),
  );
  expect(await seenBy(undefined, quiz.id, seriesId)).toEqual([]);
  const member = await world.person();
  const read = await seenBy(member.cookie, quiz.id, seriesId);
  expect(read).toEqual(expect.arrayContaining(['list', 'quiz', 'card']));
  const url = `/trpc/quiz.card?input=${encodeURIComponent(JSON.stringify({ id: quiz.id }))}`;
  const answer = await world.app.inject({ url, headers: { cookie: member.cookie } });
  expect(answer.headers['cache-control']).toMatch(/private|no-store/);
  // What a member has read is not kept for guests.
  expect(await seenBy(undefined, quiz.id, seriesId)).toEqual([]);
  expect((await member.calls.quiz.forMembers()).map(({ id }) => id)).toContain(quiz.id);
  const attempt = await member.calls.attempt.start({ quizId: quiz.id });
  expect(attempt.questions).toHaveLength(2);
});

test('a quiz for members that lists do not show is found by its address alone', async () => {
  const { quiz } = await stage();
  await admin.calls.quiz.update({ id: quiz.id, isListed: false });
  const member = await world.person();
  expect((await member.calls.quiz.forMembers()).map(({ id }) => id)).not.toContain(quiz.id);
  expect(await member.calls.quiz.card({ id: quiz.id })).toMatchObject({ id: quiz.id });
});
