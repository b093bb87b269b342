import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manageAccount } from '#scripts/account.ts';
import { forgetOldEntries } from '#server/features/audit/mutations.ts';
import { listAuditPage } from '#server/features/audit/queries.ts';
import { isForRole } from '#server/kernel/access.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { procedures, restCall, rules, trpcCall } from '#tests/support/access-rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createStage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';
import { messages } from '#web/features/audit/messages/en.ts';

let world: World;
let admin: Person;
let owner: Person;
let coTeacher: Person;

beforeAll(async () => {
  world = await createWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  admin = await world.person({ isAdmin: true, username: 'boss' });
  owner = await world.person({ username: 'learner' });
  coTeacher = await world.person({ roles: ['teacher'] });
});
afterAll(() => world.close());

const entriesOf = (requestId: unknown) =>
  world.db
    .selectFrom('auditEntries')
    .where('requestId', '=', String(requestId))
    .selectAll()
    .orderBy('id')
    .execute();

const countEntries = async () =>
  (await world.db.selectFrom('auditEntries').select('id').execute()).length;

const addEntries = (count: number) =>
  sql`insert into audit_entries (at, call, request_id, kind, row_id, action, before, after)
    select now(), 'added', 'added', 'quizzes', 0, 'changed', '{}', '{}'
    from generate_series(1, ${count}::int)`.execute(world.db);

/** Administrative mutations that change no data, or only the caller’s own. */
const unrecorded = new Map([
  ['draft.save', 'a draft is the private working copy of one administrator'],
  ['draft.discard', 'a draft is the private working copy of one administrator'],
  ['quiz.reportEditor', 'says for some seconds which question someone has open'],
  ['quiz.reportQuestionEditor', 'says for some seconds which question someone has open'],
]);

/** Prepares rows for calls that would change nothing on the rows of the stage. */
const prepared: Record<string, () => Promise<object>> = {
  'quiz.restoreMany': async () => {
    const { id } = await makeQuiz(world);
    await admin.calls.quiz.removeMany({ ids: [id] });
    return { ids: [id] };
  },
  'account.liftSuspensions': async () => {
    const ids = [await createStage(world, { owner, admin }).memberId()];
    await admin.calls.account.suspendPeople({ ids, reason: 'other' });
    return { ids };
  },
  'quiz.restoreQuestions': async () => {
    const { questionIds } = await makeQuiz(world);
    await admin.calls.quiz.archiveQuestions({ ids: questionIds });
    return { ids: questionIds };
  },
  'series.restoreMany': async () => {
    const id = await createStage(world, { owner, admin }).seriesId();
    await admin.calls.series.removeMany({ ids: [id] });
    return { ids: [id] };
  },
  'blog.restoreMany': async () => {
    const { id } = await createStage(world, { owner, admin }).post();
    await admin.calls.blog.removeMany({ ids: [id] });
    return { ids: [id] };
  },
  'testimonial.restoreMany': async () => {
    const id = await createStage(world, { owner, admin }).testimonialId();
    await admin.calls.testimonial.removeMany({ ids: [id] });
    return { ids: [id] };
  },
  'classroom.addTeacher': async () => {
    const { classId } = await createStage(world, { owner, admin }).ownClass();
    return { classId, account: coTeacher.username };
  },
  'classroom.stopTeaching': async () => {
    const own = { owner, admin, teacher: coTeacher, coTeacher: admin };
    const { classId } = await createStage(world, own).ownClass();
    return { classId };
  },
  'classroom.takeBack': async () => {
    const cell = await createStage(world, { owner, admin }).gradebookCell();
    await admin.calls.classroom.override({ ...cell, percentage: 50, reason: 'Oral exam' });
    return cell;
  },
  'classroom.uncomment': async () => {
    const cell = await createStage(world, { owner, admin }).gradebookCell();
    await admin.calls.classroom.comment({ ...cell, text: 'Well done' });
    return cell;
  },
  'testimonial.setStatuses': async () => {
    const id = await createStage(world, { owner, admin }).testimonialId();
    return { changes: [{ id, status: 'approved' }] };
  },
  'quiz.removeWithContents': async () => {
    const stage = createStage(world, { owner, admin });
    const { id, categoryId, displayName } = await stage.subCategory();
    const moved = await stage.quiz();
    await admin.calls.quiz.moveMany({ moves: [{ id: moved.id, categoryId, subCategoryId: id }] });
    return { target: { kind: 'subCategory', id }, typedName: displayName, quizzes: 1 };
  },
};

const administrative = procedures.filter(
  ({ access, type, key }) => isForRole(access) && type === 'mutation' && !unrecorded.has(key),
);

describe('every administrative write is in the audit trail', () => {
  test.each(administrative.map((each) => [each.key, each] as const))(
    '%s',
    async (key, procedure) => {
      const stage = createStage(world, { owner, admin, coTeacher });
      const input = (await prepared[key]?.()) ?? (await rules[key]?.input?.(stage, admin)) ?? {};
      const call =
        !procedure.onTrpc && procedure.rest
          ? restCall(procedure.rest, input)
          : trpcCall(procedure, input);
      const answer = await admin.http(call.method, call.url, call.body);
      expect(answer.status, answer.text).toBeLessThan(300);
      const entries = await entriesOf(answer.headers['x-request-id']);
      expect(entries.length, 'entries').toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry).toMatchObject({ actorId: admin.id, call: procedure.name });
        expect(entry.at.getTime()).toBe(world.clock.now().getTime());
        const recorded = Object.keys({ ...entry.before, ...entry.after });
        expect(recorded).not.toEqual([]);
        expect(recorded.filter((name) => !(name in messages.fields))).toEqual([]);
      }
    },
  );
});

test('an entry has the changed columns only, before and after', async () => {
  const { id } = await makeQuiz(world, { questions: 1 });
  const before = await countEntries();
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'Another title' });
  const [entry] = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'quizzes')
    .where('rowId', '=', id)
    .selectAll()
    .execute();
  expect(await countEntries()).toBe(before + 1);
  expect(entry).toMatchObject({
    action: 'changed',
    label: 'Another title',
    before: { title: expect.any(String) },
    after: { title: 'Another title' },
  });
  expect(Object.keys({ ...entry?.before, ...entry?.after })).toEqual(['title']);
});

test('who may open a quiz, and whether it is practised, is in the trail', async () => {
  const { id } = await makeQuiz(world);
  const hidden = { isListed: false, isMembersOnly: true, isByLink: true };
  const answer = await admin.http('PATCH', `/api/quizzes/${id}`, {
    ...hidden,
    isOpenForPractice: true,
  });
  const [entry] = await entriesOf(answer.headers['x-request-id']);
  expect(Object.keys(entry?.after ?? {}).sort()).toEqual([
    'is_by_link',
    'is_listed',
    'is_members_only',
    'is_open_for_practice',
  ]);
});

test('a call that fails leaves no entry, and neither does a call that changes nothing', async () => {
  const { id } = await makeQuiz(world);
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'The same' });
  const before = await countEntries();
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'The same' });
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'New', categoryId: 2_000_000_000 });
  expect(await countEntries()).toBe(before);
});

test('what learners do is not in the trail, also right after an administrator on the same connection', async () => {
  const stage = createStage(world, { owner, admin });
  const { attemptId, questionId } = await stage.openAttempt();
  const before = await countEntries();
  await owner.calls.attempt.save({
    attemptId,
    answers: [{ questionId, seq: 1, selectedOption: 0 }],
  });
  await owner.calls.attempt.submit({ attemptId });
  await owner.http('POST', '/api/testimonials', {
    name: 'Ann',
    role: 'Student',
    content: 'Very good indeed',
    rating: 5,
  });
  expect(await countEntries()).toBe(before);
});

test('a long text is stored once: before its change, and by its length and hash after it', async () => {
  const { id } = await createStage(world, { owner, admin }).post();
  const [first, second] = ['a'.repeat(9000), 'b'.repeat(9001)];
  for (const content of [first, second])
    await admin.http('PUT', `/api/admin/blog/${id}`, { content });
  const entries = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'blog_posts')
    .where('rowId', '=', id)
    .where('action', '=', 'changed')
    .select(['before', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { after: { content: { characters: 9000 } } },
    { before: { content: first }, after: { content: { characters: 9001 } } },
  ]);
});

test('what people wrote about themselves is not copied into the trail', async () => {
  const id = await createStage(world, { owner, admin }).testimonialId();
  await admin.calls.testimonial.setStatuses({ changes: [{ id, status: 'approved' }] });
  const [entry] = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'testimonials')
    .where('rowId', '=', id)
    .selectAll()
    .execute();
  expect(entry).toMatchObject({ before: { status: 'rejected' }, after: { status: 'approved' } });
  expect(JSON.stringify(entry)).not.toContain('Very good indeed');
});

test('roles that the operator gives are in the trail, without an actor', async () => {
  const next = await world.person({ username: 'next' });
  await manageAccount(world.db, ['make-admin', next.email]);
  const entries = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'users')
    .where('rowId', '=', next.id)
    .selectAll()
    .execute();
  expect(entries).toMatchObject([
    {
      actorId: null,
      call: 'npm run account -- make-admin',
      before: { is_admin: false },
      after: { is_admin: true },
    },
  ]);
});

test('the database refuses to change, delete or truncate entries', async () => {
  const append = /append-only/;
  const run = (statement: string) => sql.raw(statement).execute(world.db);
  await addEntries(1);
  await expect(run(`update audit_entries set call = 'x'`)).rejects.toThrow(append);
  await expect(run(`update audit_entries set actor_id = ${owner.id}`)).rejects.toThrow(append);
  await expect(run('delete from audit_entries')).rejects.toThrow(append);
  await expect(run('truncate audit_entries')).rejects.toThrow(append);
});

test('entries are forgotten after AUDIT_RETENTION_DAYS, and never within 30 days', async () => {
  const ages = [400, 90, 20];
  for (const days of ages) {
    await sql`insert into audit_entries (at, call, request_id, kind, row_id, action, before, after)
      values (now() - make_interval(days => ${days}), 'aged', 'aged', 'quizzes', ${days}, 'changed', '{}', '{}')`.execute(
      world.db,
    );
  }
  const left = async (retention: number) => {
    await inTransaction(world.db, (tx) => forgetOldEntries(tx, world.clock.now(), retention));
    const entries = world.db.selectFrom('auditEntries').where('call', '=', 'aged');
    return (await entries.select('rowId').orderBy('id').execute()).map(({ rowId }) => rowId);
  };
  expect(await left(500)).toEqual([400, 90, 20]);
  expect(await left(365)).toEqual([90, 20]);
  expect(await left(60)).toEqual([20]);
  expect(await left(1)).toEqual([20]);
});

test('erasing a person empties the name of the entries and nothing else; old entries may be deleted', async () => {
  const leaving = await world.person({ isAdmin: true, username: 'leaving' });
  const { id } = await makeQuiz(world);
  await leaving.http('PUT', `/api/quizzes/${id}`, { title: 'Changed before leaving' });
  const find = () =>
    world.db
      .selectFrom('auditEntries')
      .where('rowId', '=', id)
      .where('kind', '=', 'quizzes')
      .selectAll();
  const before = await find().executeTakeFirstOrThrow();
  expect(before.actorId).toBe(leaving.id);
  await world.db.deleteFrom('users').where('id', '=', leaving.id).execute();
  expect(await find().executeTakeFirstOrThrow()).toEqual({ ...before, actorId: null });

  await sql`insert into audit_entries (at, call, request_id, kind, row_id, action, before, after)
    values (now() - interval '2 years', 'old', 'old', 'quizzes', 1, 'changed', '{}', '{}')`.execute(
    world.db,
  );
  await sql`delete from audit_entries where call = 'old'`.execute(world.db);
  expect(
    await world.db.selectFrom('auditEntries').where('call', '=', 'old').select('id').execute(),
  ).toEqual([]);
});

test('the trail is filtered by administrator, kind, action, row and day, and read in pages', async () => {
  const { id } = await makeQuiz(world);
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'Filtered' });
  const day = world.clock.now().toISOString().slice(0, 10);
  const find = (filter: Parameters<typeof admin.calls.audit.page>[0]) =>
    admin.calls.audit.page({ rowId: id, kind: 'quizzes', ...filter });
  const found = { total: 1, items: [{ actorName: 'boss', label: 'Filtered', action: 'changed' }] };
  expect(await find({})).toMatchObject(found);
  expect(await find({ who: 'BÖS', action: 'changed', from: day, to: day })).toMatchObject(found);
  for (const filter of [
    { who: 'learner' },
    { who: '%' },
    { action: 'deleted' },
    { kind: 'series' },
    { from: '2999-01-01' },
    { to: '2000-01-01' },
  ] as const)
    expect(await find(filter), JSON.stringify(filter)).toMatchObject({ total: 0, items: [] });
  for (const unknown of [{ from: '0000-01-01' }, { rowId: 2 ** 31 }])
    await expect(find(unknown)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const deputy = await world.person({ isAdmin: true, username: 'deputy' });
  await world.db
    .updateTable('users')
    .set({ displayName: 'Zoe Quill' })
    .where('id', '=', deputy.id)
    .execute();
  await deputy.http('PUT', `/api/quizzes/${id}`, { title: 'Filtered again' });
  for (const who of ['quill', 'DEPUTY'])
    expect(await find({ who }), who).toMatchObject({
      total: 1,
      items: [{ actorName: 'Zoe Quill' }],
    });
  await addEntries(25);
  const all = await admin.calls.audit.page({});
  expect(all.items).toHaveLength(25);
  const second = await admin.http('GET', '/api/admin/audit-trail?page=2');
  expect(second.body).toMatchObject({ page: 2, total: all.total });
});

test('a day of the filter is a day in UTC, whatever the time zone of the database server', async () => {
  const { id } = await makeQuiz(world);
  await sql`insert into audit_entries (at, call, request_id, kind, row_id, action, before, after)
    select at::timestamptz, 'days', 'days', 'quizzes', ${id}, 'changed', '{}', '{}'
    from unnest(array['2031-03-09 23:59:59Z', '2031-03-10 00:00:00Z', '2031-03-10 23:59:59Z',
      '2031-03-11 00:00:00Z']) as at order by at`.execute(world.db);
  const timesOf = (timeZone: string) =>
    inTransaction(world.db, async (tx) => {
      await sql`select set_config('timezone', ${timeZone}, true)`.execute(tx);
      const day = '2031-03-10';
      const filter = { kind: 'quizzes', rowId: id, from: day, to: day } as const;
      const { items } = await listAuditPage(tx, { ...filter, page: 1, perPage: 25 });
      return items.map(({ at }) => at.toISOString());
    });
  const times = ['2031-03-10T23:59:59.000Z', '2031-03-10T00:00:00.000Z'];
  for (const timeZone of ['UTC', 'Europe/Berlin', 'America/New_York'])
    expect(await timesOf(timeZone), timeZone).toEqual(times);
});
