import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeRules } from '#server/features/merge/mutations.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const merge = (keep: Person, gone: Person) =>
  admin.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });

test('every column that refers to an account has a rule of merging', async () => {
  const { rows } = await sql<{ column: string; rule: string }>`
    select conrelid::regclass || '.' || attname as column, confdeltype as rule
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`.execute(world.db);
  expect(
    Object.keys(mergeRules).sort(),
    'mergeRules of server/features/merge/mutations.ts names each column',
  ).toEqual(rows.map((row) => row.column).sort());
  // What ends or is emptied does so by the deletion of the account.
  for (const { column, rule } of rows) {
    const does = mergeRules[column]?.does;
    if (does === 'ends') expect([column, rule]).toEqual([column, 'c']);
    if (does === 'emptied') expect([column, rule]).toEqual([column, 'n']);
  }
});

/** Everything that is summed from attempts, but the ratings. */
const sums = async ({ db }: World) => ({
  bests: await db.selectFrom('quizBests').selectAll().orderBy('userId').orderBy('quizId').execute(),
  standings: await db
    .selectFrom('standings')
    .select(['userId', 'score', 'quizzesCompleted', 'attemptCount', 'reachedAt'])
    .orderBy('userId')
    .execute(),
  stats: await db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
});
describe('two accounts of one person become one', () => {
  test('an open attempt goes on, also where its paper was known before', async () => {
    await using own = await createWorld();
    const [keep, gone] = [await own.person(), await own.person()];
    const { calls } = await own.person({ isAdmin: true });
    const quiz = await makeQuiz(own);
    const { id: attemptId, questions } = await gone.calls.attempt.start({ quizId: quiz.id });
    await gone.calls.attempt.save({ attemptId, answers: answersFor(questions, 1) });
    await expect(keep.calls.attempt.save({ attemptId, answers: [] })).rejects.toMatchObject({
      message: expect.stringContaining('not found'),
    });
    await calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
    expect((await keep.calls.attempt.start({ quizId: quiz.id })).id).toBe(attemptId);
    await keep.calls.attempt.save({ attemptId, answers: answersFor(questions, 8, 2) });
    expect(await keep.calls.attempt.submit({ attemptId, answers: [] })).toMatchObject({
      result: { score: 8 },
    });
  });

  test('all sums are those of a recount, at once', async () => {
    await using own = await createWorld();
    const [keep, gone, other] = [await own.person(), await own.person(), await own.person()];
    const [shared, alone, third] = [await makeQuiz(own), await makeQuiz(own), await makeQuiz(own)];
    const scores = [
      [gone, shared, 9],
      [keep, shared, 4],
      [other, shared, 7],
      [gone, alone, 6],
      [keep, third, 8],
      [gone, shared, 3],
      [other, alone, 10],
    ] as const;
    for (const [person, quiz, right] of scores) {
      await takeQuiz(person, quiz.id, right);
      await tallyAttempts(own.db, own.clock.now());
      own.clock.advance(6 * day);
    }
    const root = await own.person({ isAdmin: true });
    await root.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
    const after = await sums(own);
    expect(after.standings.find(({ userId }) => userId === keep.id)).toMatchObject({
      ...{ quizzesCompleted: 3, attemptCount: 5, score: 9 + 6 + 8 },
    });
    expect(after.stats.find(({ quizId }) => quizId === shared.id)).toMatchObject({
      ...{ uniqueUsers: 2, attemptCount: 4 },
    });
    await recountTallies(own.db, own.clock.now());
    expect(await sums(own)).toEqual(after);
  });

  test('the ratings are counted again by a job', async () => {
    const [keep, gone] = [await world.person(), await world.person()];
    await merge(keep, gone);
    const done = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'recount' order by created_on desc`.execute(
        world.db,
      );
      return rows.map(({ state }) => state);
    };
    await expect.poll(done).toEqual(['completed']);
  });

  test('the longer wait holds', async () => {
    const [keep, gone] = [await world.person(), await world.person()];
    const quiz = await makeQuiz(world);
    const passed = await takeQuiz(gone, quiz.id, 10);
    world.clock.advance(hour);
    await takeQuiz(keep, quiz.id, 0);
    const wait = async (id: number) =>
      (
        await world.db
          .selectFrom('quizAttempts')
          .where('id', '=', id)
          .select('canRetakeAt')
          .executeTakeFirstOrThrow()
      ).canRetakeAt;
    const longest = await wait(passed);
    await merge(keep, gone);
    const [state] = await keep.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(state).toMatchObject({ canRetake: false, mastered: true });
    expect(state?.canRetakeAt).toEqual(longest?.toISOString());
  });

  test('what teachers wrote into the cells of both and set for both is put together, with both histories', async () => {
    const { classroom } = admin.calls;
    const [keep, gone] = [await world.person(), await world.person()];
    const { id: classId } = await classroom.create({ name: 'Biology' });
    const { class: made } = await classroom.gradebook({ classId });
    for (const person of [keep, gone])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    const inDays = (days: number) =>
      new Date(world.clock.now().getTime() + days * day).toISOString();
    const dueOf = { [keep.id]: inDays(20), [gone.id]: inDays(25) };
    const assign = async (memberIds: number[] | null, conditions: object[] = []) => {
      const { id: quizId } = await makeQuiz(world);
      const dates = { startsAt: inDays(0), dueAt: inDays(7), cutOffAt: inDays(30) };
      const { id: assignmentId } = await classroom.assign({
        ...{ classId, quizId, memberIds, ...dates },
        memberConditions: [keep, gone].map(({ id: userId }, index) => ({
          ...{ userId, dueAt: dueOf[userId], ...conditions[index] },
        })),
      });
      return { classId, assignmentId };
    };
    const [first, second] = [
      await assign([gone.id], [{ cutOffAt: inDays(50) }, { startsAt: inDays(-1) }]),
      await assign(null, [{}, { isExcused: true }]),
    ];
    const write = async (
      assignment: typeof first,
      person: Person,
      text: string,
      percentage?: number,
    ) => {
      world.clock.advance(1000);
      const cell = { ...assignment, userId: person.id };
      if (percentage === undefined) await classroom.comment({ ...cell, text });
      else await classroom.override({ ...cell, percentage, reason: text });
    };
    // A mark of the one and a newer comment of the other; then marks and comments of both.
    await write(first, gone, 'Oral exam', 80);
    await write(first, keep, 'Well done');
    await write(second, keep, 'On paper', 60);
    await write(second, gone, 'By phone', 70);
    await write(second, gone, 'The older one');
    await write(second, keep, 'The newer one');
    await merge(keep, gone);
    const cellOf = (assignment: typeof first) => classroom.cell({ ...assignment, userId: keep.id });
    expect(await cellOf(first)).toMatchObject({
      mark: { percentage: 80 },
      remarks: { override: { reason: 'Oral exam' }, comment: { text: 'Well done' } },
      history: [{ kind: 'comment' }, { kind: 'override', percentage: 80 }],
    });
    const both = await cellOf(second);
    // The mark is kept, but not shown while the work is excused.
    expect(both.remarks).toMatchObject({ override: null, comment: { text: 'The newer one' } });
    const { assignmentId } = second;
    const stored = world.db.selectFrom('gradebookEntries').where('assignmentId', '=', assignmentId);
    expect(await stored.select(['userId', 'overridePercent', 'overrideReason']).execute()).toEqual([
      { userId: keep.id, overridePercent: 70, overrideReason: 'By phone' },
    ]);
    expect(both.history.map(({ text }) => text)).toEqual([
      ...['The newer one', 'The older one', 'By phone', 'On paper'],
    ]);
    const conditionsIn = async (assignment: typeof first) => {
      const { memberIds, memberConditions } = await classroom.assignment(assignment);
      return { memberIds, memberConditions };
    };
    const dueAt = dueOf[gone.id];
    expect(await conditionsIn(first)).toMatchObject({
      memberIds: [keep.id],
      memberConditions: [{ userId: keep.id, dueAt, isExcused: false }],
    });
    expect((await conditionsIn(first)).memberConditions[0]?.startsAt).not.toBeNull();
    expect((await conditionsIn(first)).memberConditions[0]?.cutOffAt).not.toBeNull();
    expect(await conditionsIn(second)).toMatchObject({
      ...{ memberIds: null, memberConditions: [{ userId: keep.id, dueAt, isExcused: true }] },
    });
  });

  test('what a teacher saw before the merge of two members does not replace what it put together', async () => {
    const { classroom } = admin.calls;
    const [keep, gone] = [await world.person(), await world.person()];
    const { id: classId } = await classroom.create({ name: 'Physics' });
    const { class: made } = await classroom.gradebook({ classId });
    for (const person of [keep, gone])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    const inDays = (days: number) =>
      new Date(world.clock.now().getTime() + days * day).toISOString();
    const { id: quizId } = await makeQuiz(world);
    const { id: assignmentId } = await classroom.assign({
      ...{ classId, quizId, startsAt: inDays(0), dueAt: inDays(7) },
      memberConditions: [{ userId: gone.id, dueAt: inDays(9) }],
    });
    const cellOf = ({ id: userId }: Person) => ({ classId, assignmentId, userId });
    const allow = (extraTimePercent: number, loadedUpdatedAt?: string) => ({
      ...{ classId, quizId, extraTimePercent, loadedUpdatedAt },
    });
    await classroom.override({ ...cellOf(gone), percentage: 80, reason: 'Oral exam' });
    await classroom.setException({ ...allow(50), userId: gone.id });
    world.clock.advance(1000);
    const cell = await classroom.comment({ ...cellOf(keep), text: 'Well done' });
    const given = await classroom.exceptions({ classId, userId: keep.id });
    const assignment = await classroom.assignment({ classId, assignmentId });
    world.clock.advance(1000);
    await merge(keep, gone);
    const refused = 'Nothing was overwritten';
    await expect(
      classroom.override({
        ...{ ...cellOf(keep), percentage: 60, reason: 'On paper' },
        loadedUpdatedAt: cell.updatedAt,
      }),
    ).rejects.toThrow(refused);
    await expect(
      classroom.setException({ ...allow(25, given.updatedAt), userId: keep.id }),
    ).rejects.toThrow(refused);
    await expect(
      classroom.changeAssignment({
        ...{ classId, assignmentId, memberConditions: [] },
        loadedUpdatedAt: assignment.updatedAt,
      }),
    ).rejects.toThrow(refused);
    expect((await classroom.cell(cellOf(keep))).mark).toMatchObject({ percentage: 80 });
  });

  test('of an assignment the earlier start counts, also that of the account without one of its own', async () => {
    const { classroom } = admin.calls;
    const [keep, gone] = [await world.person(), await world.person()];
    const { id: classId } = await classroom.create({ name: 'Chemistry' });
    const { class: made } = await classroom.gradebook({ classId });
    for (const person of [keep, gone])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    const inDays = (days: number) =>
      new Date(world.clock.now().getTime() + days * day).toISOString();
    const [early, late] = [inDays(-2), inDays(2)];
    const assign = async (memberIds: number[] | null, memberConditions: object[]) => {
      const { id: quizId } = await makeQuiz(world);
      const { id: assignmentId } = await classroom.assign({
        ...{ classId, quizId, memberIds, startsAt: inDays(0), dueAt: inDays(7) },
        memberConditions: memberConditions.map((own, index) => ({
          ...{ userId: [keep, gone][index]?.id ?? 0, ...own },
        })),
      });
      return { classId, assignmentId };
    };
    const laterDue = { dueAt: inDays(9) };
    const later = { startsAt: late };
    // What each account has of its own, and the start that the account that stays has of its own afterwards.
    const cases = [
      { for: null, keep: {}, gone: later, start: undefined },
      { for: null, keep: later, gone: {}, start: undefined },
      { for: null, keep: laterDue, gone: later, start: null },
      { for: null, keep: later, gone: laterDue, start: null },
      { for: null, keep: later, gone: { startsAt: early }, start: early },
      { for: null, keep: laterDue, gone: { startsAt: early }, start: early },
      { for: [gone.id], keep: {}, gone: later, start: late },
      { for: [keep.id], keep: later, gone: {}, start: late },
      { for: [keep.id, gone.id], keep: later, gone: {}, start: undefined },
    ];
    const assignments = [];
    for (const { for: memberIds, keep: own, gone: other } of cases)
      assignments.push(await assign(memberIds, [own, other]));
    await merge(keep, gone);
    for (const [index, assignment] of assignments.entries()) {
      const { memberConditions } = await classroom.assignment(assignment);
      const own = memberConditions.find(({ userId }) => userId === keep.id);
      expect(own?.startsAt, JSON.stringify(cases[index])).toEqual(cases[index]?.start);
    }
  });

  test('a notice of an assignment has the due date that holds afterwards, whichever account had it', async () => {
    const { classroom } = admin.calls;
    const [keep, gone] = [await world.person(), await world.person()];
    const { id: classId } = await classroom.create({ name: 'Geography' });
    const { class: made } = await classroom.gradebook({ classId });
    for (const person of [keep, gone])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    const inDays = (days: number) =>
      new Date(world.clock.now().getTime() + days * day).toISOString();
    const later = inDays(9);
    const assignmentIds = [];
    for (const memberIds of [null, [gone.id]]) {
      const { id: quizId } = await makeQuiz(world);
      const { id } = await classroom.assign({
        ...{ classId, quizId, memberIds, startsAt: inDays(0), dueAt: inDays(7) },
        memberConditions: [{ userId: gone.id, dueAt: later }],
      });
      assignmentIds.push(id);
    }
    await merge(keep, gone);
    const { items } = await keep.calls.notice.page({});
    expect(items.map(({ content: { data } }) => data)).toEqual(
      assignmentIds
        .toReversed()
        .map((assignmentId) => expect.objectContaining({ assignmentId, dueAt: later })),
    );
  });

  test('what waits to be mailed to the account that goes is mailed to the one that stays', async () => {
    const [keep, gone] = [await world.person(), await world.person()];
    const [now, data] = [world.clock.now(), '{}'];
    for (const { id: userId } of [keep, gone])
      await world.db
        .insertInto('noticeTimes')
        .values({ userId, nextMailAt: userId === gone.id ? now : null })
        .execute();
    await world.db
      .insertInto('notices')
      .values({
        ...{ userId: gone.id, kind: 'assignment-due', subject: '1', data, createdAt: now },
        ...{ inApp: true, wantsMail: true },
      })
      .execute();
    await admin.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
    const { nextMailAt } = await world.db
      .selectFrom('noticeTimes')
      .where('userId', '=', keep.id)
      .select('nextMailAt')
      .executeTakeFirstOrThrow();
    expect(nextMailAt).toEqual(now);
  });

  test('what a person owns moves; doubles become one, the newer draft and the greater allowance', async () => {
    const [keep, gone] = [await world.person(), await world.person()];
    const quiz = await makeQuiz(world);
    const { id: classId } = await admin.calls.classroom.create({ name: 'Both' });
    const { class: made } = await admin.calls.classroom.gradebook({ classId });
    for (const person of [keep, gone]) {
      await person.calls.classroom.join({ joinCode: made.joinCode });
      await world.db
        .insertInto('practiceSettings')
        .values({
          ...{ userId: person.id, retention: person === keep ? 0.85 : 0.95, asksConfidence: true },
        })
        .execute();
      await world.db
        .insertInto('practiceAnswers')
        .values({
          ...{ userId: person.id, questionId: quiz.questionIds[0] ?? 0, isCorrect: true },
          ...{ answerId: crypto.randomUUID(), answeredAt: world.clock.now() },
        })
        .execute();
      for (const documentId of [1, 2])
        await world.db
          .insertInto('drafts')
          .values({
            ...{ userId: person.id, kind: 'quiz', documentId, writer: 'editor-window-0000001' },
            content: JSON.stringify({ title: person === keep ? 'kept' : 'gone' }),
            updatedAt: new Date((person === keep) === (documentId === 1) ? 2000 : 1000),
          })
          .execute();
      for (const status of ['pending', 'approved'] as const)
        await world.db
          .insertInto('testimonials')
          .values({
            ...{ userId: person.id, name: 'Ann', role: 'Learner', rating: 5, status },
            content: person === keep ? 'kept' : 'gone',
            approvedAt: status === 'approved' ? world.clock.now() : null,
          })
          .execute();
      for (const outcome of [null, 'kept'] as const)
        await world.db
          .insertInto('questionReports')
          .values({
            ...{ userId: person.id, questionId: quiz.questionIds[0] ?? 0, kind: 'typo', outcome },
            ...{ reportedAt: world.clock.now(), settledAt: outcome && world.clock.now() },
          })
          .execute();
      await world.db
        .insertInto('exceptions')
        .values({
          ...{ userId: person.id, quizId: quiz.id, createdAt: world.clock.now() },
          extraTimePercent: person === keep ? 25 : 10,
          extraAttempts: person === keep ? 1 : 2,
        })
        .execute();
      await world.db
        .insertInto('classExceptions')
        .values({
          ...{ userId: person.id, classId: made.id, quizId: quiz.id },
          ...{ extraTimePercent: person === keep ? 10 : 50, createdAt: world.clock.now() },
        })
        .execute();
    }
    const other = await admin.calls.classroom.create({ name: 'Of one' });
    await world.db
      .insertInto('classMembers')
      .values({ classId: other.id, userId: gone.id, joinedAt: world.clock.now() })
      .execute();
    await world.db
      .insertInto('classExceptions')
      .values({
        ...{ userId: gone.id, classId: other.id, extraTimePercent: 75 },
        createdAt: world.clock.now(),
      })
      .execute();
    await world.db
      .updateTable('users')
      .set({ bio: 'About me' })
      .where('id', '=', gone.id)
      .execute();
    const preview = await admin.calls.merge.preview({ keepId: keep.id, goneId: gone.id });
    expect(preview).toMatchObject({ refusal: null, keep: { id: keep.id }, sharedQuizzes: 0 });
    expect(Object.fromEntries(preview.moves.map(({ group, count }) => [group, count]))).toEqual({
      ...{ practice: 1, classes: 2, exceptions: 3, drafts: 2, feedback: 4 },
    });
    await merge(keep, gone);
    const rowsOf = async (table: string) => {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where user_id = ${keep.id} order by 1`.execute(world.db);
      return rows;
    };
    expect(await rowsOf('class_members')).toHaveLength(2);
    expect(await rowsOf('practice_settings')).toMatchObject([{ retention: 0.85 }]);
    expect(await rowsOf('practice_answers')).toHaveLength(2);
    expect((await rowsOf('drafts')).map((row) => [row.documentId, row.content])).toEqual(
      expect.arrayContaining([
        [1, { title: 'kept' }],
        [2, { title: 'gone' }],
      ]),
    );
    expect(await rowsOf('testimonials')).toMatchObject([{ content: 'kept' }, { content: 'kept' }]);
    expect(await rowsOf('question_reports')).toHaveLength(3);
    expect(await rowsOf('exceptions')).toMatchObject([{ extraTimePercent: 25, extraAttempts: 2 }]);
    expect(await rowsOf('class_exceptions')).toMatchObject([
      { classId: made.id, extraTimePercent: 50 },
      { classId: other.id, extraTimePercent: 75 },
    ]);
    const profile = await keep.calls.account.profile();
    expect(profile.bio).toBe('About me');
  });

  test('the account that goes is signed out and gone; the other gets a mail; the trail has both', async () => {
    const [keep, gone] = [await world.person(), await world.person()];
    await merge(keep, gone);
    expect((await gone.http('GET', '/api/user')).status).toBe(401);
    expect((await keep.http('GET', '/api/user')).status).toBe(200);
    await expect(world.guest.calls.account.login({ email: gone.email, password })).rejects.toThrow(
      'Invalid email or password',
    );
    const mail = await world.post.receive(keep.email, 'Two accounts became one');
    expect(mail.text).toContain(gone.username);
    const trail = await admin.calls.audit.page({ kind: 'users', rowId: keep.id });
    expect(trail.items[0]).toMatchObject({ call: 'merge.run', after: { merged_account: gone.id } });
    const deleted = await admin.calls.audit.page({ kind: 'users', rowId: gone.id });
    expect(deleted.items[0]).toMatchObject({ action: 'deleted', actorId: admin.id });
  });
});

describe('two accounts are not merged', () => {
  const refused = async (keep: Person, gone: Person, text: string) => {
    const ids = { keepId: keep.id, goneId: gone.id };
    expect((await admin.calls.merge.preview(ids)).refusal).toContain(text);
    await expect(admin.calls.merge.run({ ...ids, password })).rejects.toThrow(text);
    const left = await world.db.selectFrom('users').where('id', 'in', [keep.id, gone.id]).execute();
    expect(left).toHaveLength(keep.id === gone.id ? 1 : 2);
  };

  test('if one is an administrator’s, the caller’s, suspended, or the same', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const root = await world.person({ isAdmin: true });
    await refused(ann, root, 'Accounts of administrators');
    await refused(root, ann, 'Accounts of administrators');
    await refused(admin, ann, 'Your own account');
    await refused(ann, ann, 'not two accounts');
    await admin.calls.account.suspendPeople({ ids: [bob.id], reason: 'cheating' });
    await refused(ann, bob, 'Only active accounts');
    await refused(bob, ann, 'Only active accounts');
  });

  test('while both take the same quiz', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const quiz = await makeQuiz(world);
    for (const person of [ann, bob]) await person.calls.attempt.start({ quizId: quiz.id });
    await refused(ann, bob, 'open attempt at the same quiz');
  });

  test('without a proof of the administrator', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const late = await world.person({ isAdmin: true });
    world.clock.advance(hour);
    const ids = { keepId: ann.id, goneId: bob.id };
    const answer = await late.http('POST', '/trpc/merge.run', ids);
    expect(answer.status).toBe(403);
    const wrong = await late.http('POST', '/trpc/merge.run', { ...ids, password: 'wrong' });
    expect(wrong.status).toBe(400);
    const right = await late.http('POST', '/trpc/merge.run', { ...ids, password });
    expect(right.status).toBe(200);
  });

  test('into one that does not exist', async () => {
    const ann = await world.person();
    for (const ids of [
      { keepId: ann.id, goneId: 999_999 },
      { keepId: 999_999, goneId: ann.id },
    ])
      await expect(admin.calls.merge.run({ ...ids, password })).rejects.toThrow(
        'Account not found',
      );
  });
});
