import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textSearch } from '#db/text-search.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let categoryId: number;

async function quiz(title: string, description: string, status: 'active' | 'draft' = 'active') {
  const made = await makeQuiz(world, { title, categoryId, status, questions: 1 });
  await world.db.updateTable('quizzes').set({ description }).where('id', '=', made.id).execute();
  return made;
}

const series = (displayName: string, description: string) =>
  admin.calls.series.create({ name: displayName, displayName, description, categoryId });

const post = (title: string, content: string, status: 'published' | 'draft' = 'published') =>
  admin.calls.blog.create({ title, excerpt: 'An excerpt', content, status });

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  categoryId = await makeCategory(world);
  await quiz('Bridges of Europe', 'Rivers and what crosses them');
  await quiz('Rivers', 'From the spring to the sea');
  await quiz('The longest rivers', 'By length');
  await quiz('Upriver', 'Against the current');
  await quiz('Rivers not yet written', 'A draft', 'draft');
  await series('A world of water', 'Lakes, rivers, Élan vital');
  await post('On memory', `${'Words. '.repeat(60)} The river <b>Elbe</b> & its **banks**.`);
  await post('Rivers in a draft', 'Nothing', 'draft');
});
afterAll(() => world.close());

const quizzes = async (q: string) =>
  (await world.guest.calls.quiz.page({ q, sort: 'best' })).items.map(({ title }) => title);

describe('decision 116, M11: search', () => {
  test('finds words in descriptions after titles, in the order of suggestions', async () => {
    expect(await quizzes('RIVER')).toEqual([
      'Rivers',
      'The longest rivers',
      'Upriver',
      'Bridges of Europe',
    ]);
    expect(await quizzes('crosses rivers')).toEqual(['Bridges of Europe']);
    expect(await quizzes('rivers crosses nothing')).toEqual([]);
  });

  test('suggestions search only titles', async () => {
    const found = await world.guest.calls.quiz.suggest({ text: 'river' });
    expect(found.map(({ title }) => title)).toEqual(['Rivers', 'The longest rivers', 'Upriver']);
  });

  test('ignores case and accents in series and posts', async () => {
    expect(await world.guest.calls.series.search({ text: 'elan VITAL' })).toMatchObject([
      { displayName: 'A world of water' },
    ]);
    expect(await world.guest.calls.blog.search({ text: 'élbe' })).toMatchObject([
      { title: 'On memory', excerpt: expect.stringContaining('The river <b>Elbe</b> & its banks') },
    ]);
  });

  test('returns no drafts, and questions only to administrators', async () => {
    expect(await world.guest.calls.blog.search({ text: 'draft' })).toEqual([]);
    expect(await quizzes('written')).toEqual([]);
    expect(await quizzes('Question number')).toEqual([]);
    const found = await admin.calls.quiz.searchQuestions({ text: 'number question' });
    expect(found.map(({ quizTitle }) => quizTitle)).toContain('Rivers not yet written');
    const asked = await admin.calls.quiz.pageForAuthor({ q: 'question number' });
    expect(asked.total).toBe(5);
  });

  test.each(["'", '%', '_', '\\', '& | !', ':*', '<->', '(', '   ', 'ﬀ', '東京', "o'neill:*"])(
    'treats %s as text without special meaning',
    async (text) => {
      expect(await quizzes(text || ' ')).toEqual(expect.any(Array));
      expect(await world.guest.calls.series.search({ text })).toEqual([]);
      expect(await world.guest.calls.blog.search({ text })).toEqual([]);
      expect(await admin.calls.quiz.searchQuestions({ text })).toEqual([]);
    },
  );

  test('uses indexes', async () => {
    await sql`insert into blog_posts (title, slug, excerpt, content)
      select 'Post ' || n, 'post-' || n, 'Excerpt' || repeat(' .', 800), 'Content ' || n from generate_series(1, 3000) as n`.execute(
      world.db,
    );
    await sql`vacuum analyze blog_posts`.execute(world.db);
    const { rows } = await sql`explain select id from blog_posts
      where ${textSearch('blogPosts', 'rivers', ['en', 'de']).found}`.execute(world.db);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('blog_posts_words');
    expect(plan).toContain('blog_posts_search');
  });
});
