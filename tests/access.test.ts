import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeProcedures } from '#server/http/rest/operations.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createWorld, type Method, type Person, password, type World } from './support/world.ts';

/**
 * The access level of every procedure and every REST operation. Each is called by a guest, its owner,
 * another member and an administrator; a new one fails until it is added.
 * `own`: only for the owner; all others get the same answer as for a missing row.
 */
type Level = 'guest' | 'member' | 'own' | 'admin';

interface Rule {
  level: Level;
  /** `GET /api/quizzes/{id}`, if it is a REST operation. */
  rest?: string;
  /** An input that is valid for callers with access. */
  input?: (stage: Stage, caller: Person | undefined) => object | Promise<object>;
  /** The status for callers with access, if it is not a success. */
  status?: number;
  /** Ends sessions, so it is called by separate accounts. */
  endsSessions?: true;
}

const rules: Record<string, Rule> = {
  // account
  'account.me': { level: 'guest' },
  'account.current': { level: 'member', rest: 'GET /api/user' },
  'account.login': {
    level: 'guest',
    rest: 'POST /api/login',
    input: () => ({ email: 'nobody@example.com', password: 'wrong' }),
    status: 401,
  },
  'account.register': {
    level: 'guest',
    rest: 'POST /api/register',
    input: ({ fresh }) => {
      const username = `new_${fresh()}`;
      return { username, email: `${username}@example.com`, password: 'long enough' };
    },
    endsSessions: true,
  },
  'account.googleToken': {
    level: 'guest',
    rest: 'POST /api/auth/firebase',
    input: () => ({ idToken: 'no token' }),
    status: 503,
  },
  'account.reactivate': {
    level: 'guest',
    rest: 'POST /api/reactivate-account',
    input: () => ({ email: 'nobody@example.com' }),
    status: 403,
  },
  'account.verifyEmail': {
    level: 'guest',
    rest: 'POST /api/verify-email',
    input: () => ({ token: 'no token' }),
  },
  'account.forgotPassword': {
    level: 'guest',
    rest: 'POST /api/forgot-password',
    input: ({ fresh }) => ({ email: `${fresh()}@example.com` }),
  },
  'account.resetPassword': {
    level: 'guest',
    rest: 'POST /api/reset-password',
    input: () => ({ token: 'no token', password: 'long enough' }),
    status: 400,
  },
  'account.undoEmailChange': {
    level: 'guest',
    rest: 'POST /api/undo-email-change',
    input: () => ({ token: 'no token' }),
    status: 400,
  },
  'account.profile': { level: 'member', rest: 'GET /api/profile' },
  'account.updateProfile': {
    level: 'member',
    rest: 'PUT /api/profile',
    input: (_, caller) => ({
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Ann',
      email: caller?.email ?? 'nobody@example.com',
    }),
  },
  'account.updateCard': { level: 'member', input: () => ({ card: 'about', bio: 'A learner' }) },
  'account.chooseUsername': {
    level: 'member',
    input: ({ fresh }) => ({ username: `chosen_${fresh()}` }),
    status: 409,
  },
  'account.resendVerification': {
    level: 'member',
    rest: 'POST /api/resend-verification',
    status: 409,
  },
  'account.cancelAddressChange': { level: 'member', rest: 'DELETE /api/profile/pending-email' },
  'account.createPassword': {
    level: 'member',
    rest: 'POST /api/create-password',
    input: () => ({ password: 'long enough' }),
    status: 409,
  },
  'account.changePassword': {
    level: 'member',
    rest: 'POST /api/update-password',
    input: () => ({ currentPassword: password, newPassword: 'long enough' }),
    endsSessions: true,
  },
  'account.sessionState': { level: 'member' },
  'account.sessions': { level: 'member', rest: 'GET /api/sessions' },
  'account.endSession': {
    level: 'member',
    rest: 'DELETE /api/sessions/{id}',
    input: () => ({ id: 999_999 }),
    status: 404,
  },
  'account.signOutElsewhere': { level: 'member', rest: 'DELETE /api/sessions' },
  'account.accessTokens': { level: 'member', rest: 'GET /api/access-tokens' },
  'account.createAccessToken': {
    level: 'member',
    rest: 'POST /api/access-tokens',
    input: () => ({ name: 'A script', scope: 'read', expiresInDays: 7, password }),
  },
  'account.revokeAccessToken': {
    level: 'member',
    rest: 'POST /api/access-tokens/{id}/revoke',
    input: () => ({ id: 999_999, password }),
    status: 404,
  },
  'account.exportData': { level: 'member', rest: 'GET /api/export-data' },
  'account.deleteAccount': {
    level: 'member',
    rest: 'POST /api/delete-account',
    input: () => ({ password }),
    endsSessions: true,
  },
  'account.logout': { level: 'guest', rest: 'POST /api/logout', endsSessions: true },

  // draft
  'draft.get': { level: 'admin', input: () => ({ kind: 'quiz', documentId: null }) },
  'draft.save': {
    level: 'admin',
    input: () => ({
      kind: 'quiz',
      documentId: null,
      base: null,
      writer: 'editor-window-0000001',
      content: { title: 'Begun' },
    }),
  },
  'draft.discard': {
    level: 'admin',
    input: () => ({
      kind: 'quiz',
      documentId: null,
      writer: 'editor-window-0000001',
    }),
  },

  // category
  'category.list': { level: 'guest', rest: 'GET /api/categories' },
  'category.get': {
    level: 'guest',
    rest: 'GET /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId() }),
  },
  'category.listSub': { level: 'guest', rest: 'GET /api/subcategories', input: () => ({}) },
  'category.create': {
    level: 'admin',
    rest: 'POST /api/categories',
    input: ({ fresh }) => ({ name: `c_${fresh()}`, displayName: 'C' }),
  },
  'category.update': {
    level: 'admin',
    rest: 'PUT /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId(), displayName: 'D' }),
  },
  'category.remove': {
    level: 'admin',
    rest: 'DELETE /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId() }),
  },
  'category.contents': {
    level: 'admin',
    input: async (stage) => ({ kind: 'category', id: await stage.categoryId() }),
  },
  'category.hierarchy': { level: 'admin', rest: 'GET /api/admin/hierarchy' },
  'category.getSub': {
    level: 'guest',
    rest: 'GET /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id }),
  },
  'category.createSub': {
    level: 'admin',
    rest: 'POST /api/subcategories',
    input: async (stage) => ({
      name: 's',
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'category.updateSub': {
    level: 'admin',
    rest: 'PUT /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id, displayName: 'T' }),
  },
  'category.removeSub': {
    level: 'admin',
    rest: 'DELETE /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id }),
  },

  // quiz
  'quiz.page': { level: 'guest', input: () => ({}) },
  'quiz.pageForAuthor': { level: 'admin', rest: 'GET /api/admin/quizzes', input: () => ({}) },
  'quiz.recent': { level: 'admin' },
  'quiz.totals': { level: 'admin' },
  'quiz.popular': { level: 'guest' },
  'quiz.searchQuestions': { level: 'admin', input: () => ({ text: 'a' }) },
  'quiz.suggest': { level: 'guest', input: () => ({ text: 'a' }) },
  'quiz.card': { level: 'guest', input: async (stage) => ({ id: (await stage.quiz()).id }) },
  'quiz.get': {
    level: 'guest',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.getForAuthor': {
    level: 'admin',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.stats': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}/stats',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.create': {
    level: 'admin',
    rest: 'POST /api/quizzes',
    input: (stage) => stage.quizFields(),
  },
  'quiz.createWithQuestions': {
    level: 'admin',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'quiz.update': {
    level: 'admin',
    rest: 'PUT /api/quizzes/{id}',
    input: async (stage) => ({ ...(await stage.quizFields()), id: (await stage.quiz()).id }),
  },
  'quiz.save': {
    level: 'admin',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      quiz: await stage.quizFields(),
      questions: [stage.question],
    }),
  },
  'quiz.remove': {
    level: 'admin',
    rest: 'DELETE /api/quizzes/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.setStatuses': {
    level: 'admin',
    input: async (stage) => ({ changes: [{ id: (await stage.quiz()).id, status: 'draft' }] }),
  },
  'quiz.moveMany': {
    level: 'admin',
    input: async (stage) => ({
      moves: [
        {
          id: (await stage.quiz()).id,
          categoryId: await stage.categoryId(),
          subCategoryId: null,
        },
      ],
    }),
  },
  'quiz.removeMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [(await stage.quiz()).id] }),
  },
  'quiz.restoreMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [(await stage.quiz()).id] }),
  },
  'quiz.removeWithContents': {
    level: 'admin',
    rest: 'POST /api/admin/hierarchy/removals',
    input: async (stage) => ({
      target: { kind: 'category', id: await stage.categoryId() },
      typedName: 'not its name',
      quizzes: 0,
    }),
    status: 400,
  },
  'quiz.addQuestion': {
    level: 'admin',
    rest: 'POST /api/questions',
    input: async (stage) => ({ ...stage.question, quizId: (await stage.quiz()).id }),
  },
  'quiz.addQuestions': {
    level: 'admin',
    rest: 'POST /api/questions/bulk',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, questions: [stage.question] }),
  },
  'quiz.removeQuestion': {
    level: 'admin',
    rest: 'DELETE /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'rest quiz.list': { level: 'guest', rest: 'GET /api/quizzes', input: () => ({}) },
  'rest quiz.get': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'rest quiz.createWithQuestions': {
    level: 'admin',
    rest: 'POST /api/admin/quizzes',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'rest quiz.getQuestion': {
    level: 'admin',
    rest: 'GET /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'rest quiz.updateQuestion': {
    level: 'admin',
    rest: 'PUT /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0], text: 'Another text' }),
  },
  'rest quiz.bulkUpdate': {
    level: 'admin',
    rest: 'PUT /api/quizzes/{id}/bulk-update',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      quizData: await stage.quizFields(),
      questions: [stage.question],
    }),
  },

  // attempt
  'attempt.start': {
    level: 'member',
    rest: 'POST /api/quizzes/{quizId}/attempts',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.save': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/answers',
    input: async (stage) => {
      const { attemptId, questionId } = await stage.openAttempt();
      return { attemptId, answers: [{ questionId, seq: 1, selectedOption: 0 }] };
    },
  },
  'attempt.submit': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/submit',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'attempt.leave': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/leave',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'attempt.open': { level: 'member', rest: 'GET /api/user/open-attempts' },
  'attempt.list': { level: 'member' },
  'attempt.review': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.retakeStatus': {
    level: 'member',
    input: async (stage) => ({ quizIds: [(await stage.quiz()).id] }),
  },
  'attempt.progress': {
    level: 'member',
    rest: 'GET /api/quizzes/{quizId}/user-progress',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'rest attempt.retakeStatus': {
    level: 'member',
    rest: 'GET /api/quizzes/{quizId}/retake-status',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'rest attempt.random': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}/random',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'rest attempt.list': {
    level: 'member',
    rest: 'GET /api/user/quiz-attempts',
    input: () => ({}),
  },
  'rest attempt.getOpen': {
    level: 'own',
    rest: 'GET /api/user/open-attempts/{attemptId}',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'rest attempt.saveAnswer': {
    level: 'own',
    rest: 'POST /api/answers',
    input: async (stage) => ({ ...(await stage.openAttempt()), seq: 1, selectedOption: 0 }),
  },
  'rest attempt.report': {
    level: 'member',
    rest: 'POST /api/quiz-attempts/simple',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, score: 1, totalQuestions: 2 }),
  },

  // progress
  'progress.leaderboard': { level: 'guest', rest: 'GET /api/leaderboard' },
  'progress.ownPlace': { level: 'member' },
  'progress.statistics': { level: 'guest', rest: 'GET /api/statistics' },

  // series
  'series.list': { level: 'guest', input: () => ({}) },
  'series.search': { level: 'guest', input: () => ({ text: 'a' }) },
  'series.listForAuthor': { level: 'admin', input: () => ({}) },
  'series.get': { level: 'guest', input: async (stage) => ({ id: await stage.seriesId() }) },
  'series.progress': { level: 'member' },
  'series.create': {
    level: 'admin',
    input: async (stage) => ({
      name: stage.fresh(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'series.update': {
    level: 'admin',
    input: async (stage) => ({
      id: await stage.seriesId(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'series.arrange': {
    level: 'admin',
    input: async (stage) => ({ id: await stage.seriesId(), quizIds: [(await stage.quiz()).id] }),
  },
  'series.remove': {
    level: 'admin',
    rest: 'DELETE /api/series/{id}',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'series.removeMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [await stage.seriesId()] }),
  },
  'series.restoreMany': { level: 'admin', input: () => ({ ids: [1] }) },
  'rest series.list': { level: 'guest', rest: 'GET /api/series', input: () => ({}) },
  'rest series.listOfCategory': {
    level: 'guest',
    rest: 'GET /api/categories/{categoryId}/series',
    input: async (stage) => ({ categoryId: await stage.categoryId() }),
  },
  'rest series.get': {
    level: 'guest',
    rest: 'GET /api/series/{id}',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'rest series.create': {
    level: 'admin',
    rest: 'POST /api/series',
    input: async (stage) => ({
      name: stage.fresh(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'rest series.update': {
    level: 'admin',
    rest: 'PUT /api/series/{id}',
    input: async (stage) => ({
      id: await stage.seriesId(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'rest series.arrange': {
    level: 'admin',
    rest: 'PUT /api/series/{id}/quizzes',
    input: async (stage) => ({ id: await stage.seriesId(), quizIds: [(await stage.quiz()).id] }),
  },

  // blog
  'blog.page': { level: 'guest', input: () => ({}) },
  'blog.search': { level: 'guest', input: () => ({ text: 'a' }) },
  'blog.get': { level: 'guest', input: async (stage) => ({ slug: (await stage.post()).slug }) },
  'blog.countReading': {
    level: 'guest',
    input: async (stage) => ({ slug: (await stage.post()).slug }),
  },
  'blog.pageForAuthor': { level: 'admin', input: () => ({}) },
  'blog.getForAuthor': {
    level: 'admin',
    rest: 'GET /api/admin/blog/{id}',
    input: async (stage) => ({ id: (await stage.post()).id }),
  },
  'blog.create': {
    level: 'admin',
    rest: 'POST /api/admin/blog',
    input: () => ({ title: 'T', excerpt: 'E', content: 'C' }),
  },
  'blog.update': {
    level: 'admin',
    rest: 'PUT /api/admin/blog/{id}',
    input: async (stage) => ({
      id: (await stage.post()).id,
      title: 'T',
      excerpt: 'E',
      content: 'C',
    }),
  },
  'blog.remove': {
    level: 'admin',
    rest: 'DELETE /api/admin/blog/{id}',
    input: async (stage) => ({ id: (await stage.post()).id }),
  },
  'blog.setStatuses': {
    level: 'admin',
    input: async (stage) => ({ changes: [{ id: (await stage.post()).id, status: 'draft' }] }),
  },
  'blog.removeMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [(await stage.post()).id] }),
  },
  'blog.restoreMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [(await stage.post()).id] }),
  },
  'rest blog.list': { level: 'guest', rest: 'GET /api/blog', input: () => ({}) },
  'rest blog.listForAuthor': { level: 'admin', rest: 'GET /api/admin/blog', input: () => ({}) },
  'rest blog.get': {
    level: 'guest',
    rest: 'GET /api/blog/{slug}',
    input: async (stage) => ({ slug: (await stage.post()).slug }),
  },

  // testimonial
  'testimonial.list': { level: 'guest' },
  'testimonial.submit': {
    level: 'member',
    rest: 'POST /api/testimonials',
    input: () => ({ name: 'Ann', role: 'Student', content: 'Very good indeed', rating: 5 }),
  },
  'testimonial.mine': { level: 'member' },
  'testimonial.pageForReview': { level: 'admin', input: () => ({}) },
  'testimonial.counts': { level: 'admin' },
  'testimonial.decide': {
    level: 'admin',
    rest: 'PATCH /api/admin/testimonials/{id}',
    input: async (stage) => ({ id: await stage.testimonialId(), status: 'approved' }),
  },
  'testimonial.setStatuses': {
    level: 'admin',
    input: async (stage) => ({
      changes: [{ id: await stage.testimonialId(), status: 'rejected' }],
    }),
  },
  'testimonial.removeMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [await stage.testimonialId()] }),
  },
  'testimonial.restoreMany': {
    level: 'admin',
    input: async (stage) => ({ ids: [await stage.testimonialId()] }),
  },

  'rest testimonial.list': {
    level: 'guest',
    rest: 'GET /api/testimonials',
    input: () => ({}),
  },
  'rest testimonial.listForReview': {
    level: 'admin',
    rest: 'GET /api/admin/testimonials',
    input: () => ({}),
  },
  'rest testimonial.get': {
    level: 'admin',
    rest: 'GET /api/admin/testimonials/{id}',
    input: async (stage) => ({ id: await stage.testimonialId() }),
  },

  // contact
  'rest contact.list': {
    level: 'admin',
    rest: 'GET /api/admin/contact-messages',
    input: () => ({}),
  },
  'rest contact.get': {
    level: 'admin',
    rest: 'GET /api/admin/contact-messages/{id}',
    input: async (stage) => ({ id: await stage.contactMessageId() }),
  },
  'contact.send': {
    level: 'guest',
    rest: 'POST /api/contact',
    input: () => ({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'A subject',
      category: 'general',
      message: 'A long enough message',
    }),
  },
};

const procedures = [
  ...describeProcedures(appRouter).map((facts) => ({ ...facts, key: facts.name, onTrpc: true })),
  ...describeProcedures(restRouter).map((facts) => ({
    ...facts,
    key: `rest ${facts.name}`,
    onTrpc: false,
  })),
];

test('the list contains every procedure and every REST operation', () => {
  const places = procedures.map(
    ({ key, rest }) => `${key}: ${rest ? `${rest.method} ${rest.path}` : 'app only'}`,
  );
  const listed = Object.entries(rules).map(([key, { rest }]) => `${key}: ${rest ?? 'app only'}`);
  expect(listed.toSorted()).toEqual(places.toSorted());
});

test.each(procedures.map(({ key, access }) => [key, access] as const))(
  '%s is built on the base procedure of its level (%s)',
  (key, access) => {
    const level = rules[key]?.level;
    expect(access).toBe(level === 'own' ? 'member' : level);
  },
);

let world: World;
interface Cast {
  owner: Person;
  other: Person;
  admin: Person;
}
let cast: Cast;

beforeAll(async () => {
  world = await createWorld();
  await relaxLimits();
  cast = await newCast();
});
afterAll(() => world.close());

/** The calls of this file would exceed the rate limits. */
async function relaxLimits(): Promise<void> {
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
}

const newCast = async (): Promise<Cast> => ({
  owner: await world.person(),
  other: await world.person(),
  admin: await world.person({ isAdmin: true }),
});

/** The status for each caller; `ok` is the status for callers with access. */
const expected: Record<Level, Record<'guest' | keyof Cast, number | 'ok'>> = {
  guest: { guest: 'ok', owner: 'ok', other: 'ok', admin: 'ok' },
  member: { guest: 401, owner: 'ok', other: 'ok', admin: 'ok' },
  own: { guest: 401, owner: 'ok', other: 404, admin: 404 },
  admin: { guest: 401, owner: 403, other: 403, admin: 'ok' },
};

describe.each(procedures.map((each) => [each.key, each] as const))('%s', (key, procedure) => {
  const rule = rules[key];
  const doors = [...(procedure.onTrpc ? ['tRPC'] : []), ...(procedure.rest ? ['plain HTTP'] : [])];
  test.each(doors)('by %s', async (door) => {
    if (!rule) throw new Error(`${key} is not in the list`);
    const statuses: Record<string, number> = {};
    for (const who of ['guest', 'owner', 'other', 'admin'] as const) {
      const people = rule.endsSessions ? await newCast() : cast;
      const person = who === 'guest' ? undefined : people[who];
      const input = (await rule.input?.(createStage(world, people), person)) ?? {};
      const http = person?.http ?? world.guest.http;
      const call =
        door === 'plain HTTP' && procedure.rest
          ? restCall(procedure.rest, input)
          : trpcCall(procedure, input);
      statuses[who] = (await http(call.method, call.url, call.body)).status;
    }
    const successes = rule.status ? [rule.status] : [200, 201];
    for (const [who, wanted] of Object.entries(expected[rule.level])) {
      const allowed = wanted === 'ok' ? successes : [wanted];
      expect(allowed, `${who}: ${statuses[who]}`).toContain(statuses[who]);
    }
  });
});

interface Call {
  method: Method;
  url: string;
  body?: object;
}

function trpcCall({ name, type }: { name: string; type: string }, input: object): Call {
  return type === 'mutation'
    ? { method: 'POST', url: `/trpc/${name}`, body: input }
    : {
        method: 'GET',
        url: `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
      };
}

function restCall({ method, path }: { method: Method; path: string }, input: object): Call {
  const left = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') {
    return { method, url: filled, body: Object.fromEntries(left) };
  }
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]));
  return { method, url: left.size > 0 ? `${filled}?${query}` : filled };
}
