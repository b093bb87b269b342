import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '#tests/e2e/support/routes.ts';
import { isForRole, procedures, restCall, rules, trpcCall } from '#tests/support/access-rules.ts';
import { executableIn } from '#tests/support/executable.ts';
import { payloads } from '#tests/support/script-payloads.ts';
import { createStage } from '#tests/support/stage.ts';
import { countVariants, restored, withTexts } from '#tests/support/text-fields.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import type { HttpAnswer, Person } from '#tests/support/world.ts';

/**
 * Every script payload goes into every text field of every mutation; then everything is read: by every query and
 * REST path, on the pages, in the feeds and in the mails. `tests/e2e/site/script-payloads.spec.ts` looks at the
 * main pages in a browser.
 */
type Procedure = (typeof procedures)[number];
type People = Record<'owner' | 'other' | 'admin', Person>;

let world: WorkingWorld;
/** The same server with its pages. */
let app: FastifyInstance;
let people: People;

beforeAll(async () => {
  world = await createWorkingWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  app = await buildApp({ services: world.services, web: 'built' });
  people = await newPeople();
}, 400_000);
afterAll(async () => {
  await app.close();
  await world.close();
});

const newPeople = async (): Promise<People> => ({
  owner: await world.person(),
  other: await world.person(),
  admin: await world.person({ isAdmin: true }),
});

/**
 * The payloads as few texts of a length, the longest payloads first, which leaves the least space. A payload that is
 * longer alone is left out.
 */
function packed(maxLength = 2000): string[] {
  const between = maxLength > 500 ? '\n\n' : ' ';
  const packs: string[] = [];
  const fitting = payloads.filter(({ length }) => length <= maxLength);
  for (const payload of fitting.toSorted((one, other) => other.length - one.length)) {
    const size = between.length + payload.length;
    const at = packs.findIndex(({ length }) => length + size <= maxLength);
    if (at < 0) packs.push(payload);
    else packs[at] += between + payload;
  }
  return packs;
}

const Fields = z.record(z.string(), z.string());
const Refusal = z.union([
  z.object({ fields: Fields }).transform(({ fields }) => fields),
  z
    .object({ error: z.object({ data: z.object({ fields: Fields }) }) })
    .transform(({ error }) => error.data.fields),
]);
/** The fields that a refusal names. */
const fieldsIn = ({ body }: HttpAnswer): string[][] =>
  Object.keys(Refusal.safeParse(body).data ?? {}).map((path) => path.split('.'));

/** What became of each text field: whether a payload was taken at least once. */
const fields = new Map<string, boolean>();
let taken = 0;

async function send(procedure: Procedure, caller: Person, input: unknown): Promise<HttpAnswer> {
  const given = z.record(z.string(), z.unknown()).parse(input);
  const { method, url, body } =
    procedure.rest && !procedure.onTrpc
      ? restCall(procedure.rest, given)
      : trpcCall(procedure, given);
  return caller.http(method, url, body);
}

/** Writes payloads into all text fields at once; what is refused is restored, until the rest is taken. */
async function write(procedure: Procedure, variant: number, round: number): Promise<number> {
  const rule = rules[procedure.key];
  if (!procedure.input || !rule) throw new Error(`${procedure.key} has no input`);
  const cast = rule.endsSessions ? { ...people, owner: await world.person() } : people;
  const caller = isForRole(rule.level) ? cast.admin : cast.owner;
  const valid = (await rule.input?.(createStage(world, cast), caller)) ?? {};
  let rounds = 1;
  const filled = new Set<string>();
  let input = withTexts(procedure.input, {
    valid,
    variant,
    textFor: ({ path, maxLength, isFormed, isNew }) => {
      // What refuses every payload for its form is tried once.
      if (isFormed && round > 0) return undefined;
      const packs = packed(maxLength);
      // A field that an earlier variant has too was given every payload there.
      if (!isFormed && isNew) rounds = Math.max(rounds, packs.length);
      filled.add(path.join('.'));
      return packs[round % packs.length] ?? 'A text';
    },
  });
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await send(procedure, caller, input);
    expect(answer.status, `${procedure.key}: ${answer.text}`).not.toBe(500);
    expectJson(answer, procedure.key);
    const refusedFields = fieldsIn(answer);
    if (refusedFields.length === 0) {
      if (answer.status < 300) taken += 1;
      break;
    }
    for (const path of refusedFields) {
      filled.delete(path.join('.'));
      fields.set(
        `${procedure.key} ${path.join('.')}`,
        fields.get(`${procedure.key} ${path.join('.')}`) ?? false,
      );
      input = restored(input, valid, path);
    }
  }
  for (const path of filled) fields.set(`${procedure.key} ${path}`, true);
  return rounds;
}

/** A response that no browser shows as a document. */
function expectJson({ headers, text }: HttpAnswer, what: string): void {
  if (text === '') return;
  expect(String(headers['content-type']), what).toMatch(/^application\/(?:problem\+)?json/);
  expect(headers['x-content-type-options'], what).toBe('nosniff');
}

test('script payloads in every text field of every mutation are taken as text or refused', async () => {
  for (const procedure of procedures) {
    if (procedure.type !== 'mutation' || !procedure.input) continue;
    for (let variant = 0; variant < countVariants(procedure.input); variant += 1) {
      for (let round = 0, rounds = 1; round < rounds; round += 1) {
        rounds = await write(procedure, variant, round);
      }
    }
  }
  // Most fields are free text; dates, addresses, names of accounts and codes refuse markup.
  expect(fields.size).toBeGreaterThan(200);
  expect([...fields.values()].filter(Boolean).length).toBeGreaterThan(150);
  expect(taken).toBeGreaterThan(300);
}, 400_000);

/** Everything that can be public is, so that visitors' pages show it. */
async function publish(): Promise<void> {
  const { calls } = people.admin;
  const idsOf = async (table: 'quizzes' | 'blogPosts' | 'testimonials') =>
    (await world.db.selectFrom(table).select('id').limit(200).execute()).map(({ id }) => id);
  const quizzes = await idsOf('quizzes');
  await calls.quiz.setStatuses({ changes: quizzes.map((id) => ({ id, status: 'active' })) });
  const posts = await idsOf('blogPosts');
  await calls.blog.setStatuses({ changes: posts.map((id) => ({ id, status: 'published' })) });
  const words = await idsOf('testimonials');
  await calls.testimonial.setStatuses({
    changes: words.map((id) => ({ id, status: 'approved' })),
  });
}

/** Takes a quiz whose texts are payloads. @returns the attempt's id */
async function takeQuiz(quizId: number): Promise<number> {
  const { calls } = people.admin;
  const attempt = await calls.attempt.start({ quizId });
  await calls.attempt.submit({
    attemptId: attempt.id,
    answers: attempt.questions.map(({ questionId }) => ({
      questionId,
      seq: 1,
      answerText: payloads.join(' ').slice(0, 1000),
    })),
  });
  return attempt.id;
}

/** The pages of enough rows for every payload in every kind of text, and all pages of the site. */
async function pages(): Promise<string[]> {
  const marked = '%hit()%';
  const quizzes = await world.db
    .selectFrom('quizzes')
    .where((eb) => eb.or([eb('title', 'like', marked), eb('description', 'like', marked)]))
    .select('id')
    .orderBy('id', 'desc')
    .limit(16)
    .execute();
  const posts = await world.db
    .selectFrom('blogPosts')
    .where('title', 'like', marked)
    .select(['id', 'slug'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const series = await world.db
    .selectFrom('series')
    .where('displayName', 'like', marked)
    .select('id')
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  const open = (await people.admin.calls.quiz.page({})).items.map(({ id }) => id);
  const attempts = [];
  for (const id of open.slice(0, 3)) attempts.push(await takeQuiz(id));
  return [
    ...publicRoutes,
    ...memberRoutes,
    ...adminRoutes,
    ...quizzes.flatMap(({ id }) => [`/quiz/${id}`, `/quiz-overview/${id}`, `/edit-quiz/${id}`]),
    ...open.slice(5, 7).map((id) => `/quiz/${id}/start`),
    ...posts.flatMap(({ id, slug }) => [`/blog/${slug}`, `/admin/blog/${id}`]),
    ...series.map(({ id }) => `/series?series=${id}`),
    ...attempts.flatMap((id) => [`/results/${id}`, `/admin/attempts?attempt=${id}`]),
  ];
}

test('no page has an element or an attribute that would run a payload', async () => {
  await publish();
  const found: string[] = [];
  const withPayload: string[] = [];
  const all = await pages();
  const visit = async (url: string) => {
    const { body, headers } = await app.inject({ url, headers: { cookie: people.admin.cookie } });
    if (!String(headers['content-type']).startsWith('text/html')) return;
    const policy = String(headers['content-security-policy']);
    found.push(...executableIn(body, policy).map((fault) => `${url}: ${fault}`));
    if (body.includes('hit()')) withPayload.push(url);
  };
  for (let from = 0; from < all.length; from += 4) {
    await Promise.all(all.slice(from, from + 4).map(visit));
  }
  expect(found).toEqual([]);
  expect(withPayload.length).toBeGreaterThan(30);
}, 400_000);

test('no query and no REST path answers with anything but JSON', async () => {
  let withPayload = 0;
  for (const procedure of procedures.filter(({ type }) => type === 'query')) {
    const rule = rules[procedure.key];
    const caller = rule?.level === 'own' ? people.owner : people.admin;
    const input = (await rule?.input?.(createStage(world, people), caller)) ?? {};
    const calls = [
      ...(procedure.onTrpc ? [trpcCall(procedure, input)] : []),
      ...(procedure.rest ? [restCall(procedure.rest, input)] : []),
    ];
    for (const { method, url, body } of calls) {
      const answer = await caller.http(method, url, body);
      expectJson(answer, url);
      if (answer.text.includes('hit()')) withPayload += 1;
    }
  }
  expect(withPayload).toBeGreaterThan(15);
});

/** The texts of an XML document, as its readers see them. @throws when it is not well-formed */
function textsIn(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.on('cdata', (text) => texts.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

test('feeds and site map are well-formed, and no reader of them would run a payload', async () => {
  for (const url of ['/blog/rss.xml', '/sitemap.xml']) {
    const { body, headers } = await app.inject(url);
    expect(String(headers['content-type'])).toContain('xml');
    const texts = textsIn(body);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((text) => executableIn(text))).toEqual([]);
  }
  const { body } = await app.inject('/blog/rss.xml');
  expect(body).toContain('hit()');
});

test('mails show payloads as text', async () => {
  const { mails } = world.post;
  const about = (subject: string) => mails.filter((mail) => mail.subject?.includes(subject)).length;
  await expect.poll(() => about('access token')).toBeGreaterThan(10);
  await expect
    .poll(() => mails.filter(({ html }) => html?.includes('hit()')).length)
    .toBeGreaterThan(10);
  const found = mails.flatMap(({ subject, html }) =>
    executableIn(html ?? '').map((fault) => `${subject}: ${fault}`),
  );
  expect(found).toEqual([]);
});
