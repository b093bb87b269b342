import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardCertificates } from '#server/features/certificate/workflows/award.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runNotices } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeQuiz, makeSeries, pinnedRules, takeQuiz } from '#tests/support/catalogue.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const log = pino({ level: 'silent' });

/** A series of quizzes with one question each. */
async function seriesOf(count: number, { gives = true } = {}) {
  const quizIds: number[] = [];
  for (let index = 0; index < count; index += 1)
    quizIds.push((await makeQuiz(world, { questions: 1, title: `Step ${index + 1}` })).id);
  const { id } = await makeSeries(world, quizIds);
  if (gives) await admin.calls.certificate.choose({ id, gives: true });
  return { id, quizIds };
}

async function award() {
  await tallyAttempts(world.db, world.clock.now());
  await awardCertificates(world.db, world.clock.now());
}

/** Whether a transaction waits for a lock of another one. */
async function aLockIsAwaited(): Promise<boolean> {
  const { rows } = await world.opened.runSql(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
}

const mine = (person: Person) => person.calls.certificate.mine();

/** A learner with the certificate of a new series. */
async function awarded() {
  const series = await seriesOf(1);
  const learner = await world.person();
  for (const quizId of series.quizIds) await takeQuiz(learner, quizId);
  await award();
  const [certificate] = await mine(learner);
  if (!certificate) throw new Error('No certificate was awarded.');
  return { series, learner, id: certificate.id };
}

const noticesOf = async (person: Person) =>
  (await person.calls.notice.page({})).items.map(({ content }) => content);

describe('a certificate is awarded', () => {
  test('once every quiz of the series is passed, with a notice, and only by series that give one', async () => {
    const { quizIds } = await seriesOf(2);
    const other = await seriesOf(1, { gives: false });
    const learner = await world.person();
    await takeQuiz(learner, other.quizIds[0] ?? 0);
    await takeQuiz(learner, quizIds[0] ?? 0);
    await takeQuiz(learner, quizIds[1] ?? 0, 0);
    await award();
    expect(await mine(learner)).toEqual([]);
    world.clock.advance(72 * 3_600_000);
    await takeQuiz(learner, quizIds[1] ?? 0);
    await award();
    const [certificate, ...others] = await mine(learner);
    expect(certificate).toMatchObject({ title: 'A path', isRevoked: false });
    expect(others).toEqual([]);
    expect(await noticesOf(learner)).toContainEqual({
      kind: 'certificate-issued',
      data: { certificateId: certificate?.id, title: 'A path', language: 'en' },
    });
    expect(await world.guest.calls.certificate.get({ id: certificate?.id ?? '' })).toMatchObject({
      name: learner.username,
      quizzes: [{ title: 'Step 1' }, { title: 'Step 2' }],
      revocation: null,
      own: null,
    });
  });

  test('for attempts that count: who has written a quiz knows its keys', async () => {
    const author = await world.person({ roles: ['author'] });
    const own = await makeQuiz(world, { questions: 1, createdBy: author.id });
    const other = await makeQuiz(world, { questions: 1 });
    const { id } = await makeSeries(world, [own.id, other.id]);
    await admin.calls.certificate.choose({ id, gives: true });
    await takeQuiz(author, own.id);
    await takeQuiz(author, other.id);
    await award();
    expect(await mine(author)).toEqual([]);
    // Nor by the look at everyone who passed.
    await world.db.updateTable('seriesCertificates').set({ checkedUpTo: 0 }).execute();
    await award();
    expect(await mine(author)).toEqual([]);
  });

  test('once, however many processes look for it', async () => {
    const { id, quizIds } = await seriesOf(1);
    const learners = await Promise.all([1, 2, 3].map(() => world.person()));
    for (const learner of learners) await takeQuiz(learner, quizIds[0] ?? 0);
    await tallyAttempts(world.db, world.clock.now());
    const other = await openNeighbour(world.opened);
    const now = world.clock.now();
    // Both know all of them: by the passes, and by the look at everyone.
    await world.db.updateTable('seriesCertificates').set({ checkedUpTo: 0 }).execute();
    await Promise.all(
      [world.db, other.db, world.db, other.db].map((db) => awardCertificates(db, now)),
    );
    await other.close();
    expect(await admin.calls.certificate.ofSeries({ id })).toEqual({
      ...{ gives: true, awarded: 3, isChecking: false },
    });
    for (const learner of learners) expect(await noticesOf(learner)).toHaveLength(1);
    // Who passes later gets one of the same version.
    await takeQuiz(await world.person(), quizIds[0] ?? 0);
    await award();
    expect(await admin.calls.certificate.ofSeries({ id })).toMatchObject({ awarded: 4 });
    const versions = world.db.selectFrom('seriesVersions').where('seriesId', '=', id).select('id');
    expect(await versions.execute()).toHaveLength(1);
  });

  test('to everyone who passed before, when a series begins to give certificates', async () => {
    const { id, quizIds } = await seriesOf(2, { gives: false });
    const count = 230;
    const users = await world.db
      .insertInto('users')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ username: `before_${index}`, email: `before_${index}@example.com` },
        })),
      )
      .returning('id')
      .execute();
    const now = world.clock.now();
    await world.db
      .insertInto('quizAttempts')
      .values(
        users.flatMap(({ id: userId }, index) =>
          // The last ten have passed only one of the two.
          quizIds.slice(0, index < count - 10 ? 2 : 1).map((quizId) => ({
            ...{ userId, quizId, startedAt: now, deadline: now, completedAt: now, talliedAt: now },
            ...{ status: 'submitted' as const, passed: true, score: 1, totalQuestions: 1 },
            rules: pinnedRules,
          })),
        ),
      )
      .execute();
    await admin.calls.certificate.choose({ id, gives: true });
    expect(await admin.calls.certificate.ofSeries({ id })).toMatchObject({ isChecking: true });
    await awardCertificates(world.db, now);
    const facts = await admin.calls.certificate.ofSeries({ id });
    expect(facts).toEqual({ gives: true, awarded: count - 10, isChecking: false });
    const { items, total } = await admin.calls.certificate.awarded({ id, perPage: 5 });
    expect([items.length, total]).toEqual([5, count - 10]);
  });

  test('when less has to be passed than before', async () => {
    const { id, quizIds } = await seriesOf(2);
    const learner = await world.person();
    await takeQuiz(learner, quizIds[0] ?? 0);
    await award();
    expect(await mine(learner)).toEqual([]);
    await learner.calls.account.updateProfile({ firstName: '伟', lastName: '张' });
    await admin.calls.series.arrange({ id, quizIds: quizIds.slice(0, 1) });
    await award();
    const [certificate] = await mine(learner);
    expect(await world.guest.calls.certificate.get({ id: certificate?.id ?? '' })).toMatchObject({
      name: '张伟',
    });
  });

  test('without the quizzes by link, which not all members can open', async () => {
    const { quizIds } = await seriesOf(2);
    const learner = await world.person();
    await takeQuiz(learner, quizIds[0] ?? 0);
    await award();
    expect(await mine(learner)).toEqual([]);
    await world.db
      .updateTable('quizzes')
      .set({ isByLink: true, isMembersOnly: true, isListed: false })
      .where('id', '=', quizIds[1] ?? 0)
      .execute();
    await award();
    expect(await mine(learner)).toHaveLength(1);
  });

  test('for an attempt that is graded again while the learner is looked at', async () => {
    const { id, quizIds } = await seriesOf(1);
    const learner = await world.person();
    await takeQuiz(learner, quizIds[0] ?? 0, 0);
    await award();
    const now = world.clock.now();
    const userId = learner.id;
    const otherProcess = await openNeighbour(world.opened);
    await world.db.insertInto('certificateChecks').values({ userId }).execute();
    await world.db.transaction().execute(async (tx) => {
      const attempts = tx.updateTable('quizAttempts').where('userId', '=', userId);
      await attempts.set({ points: null, score: 1, passed: true }).execute();
      await awardCertificates(otherProcess.db, now);
    });
    await otherProcess.close();
    await awardCertificates(world.db, now);
    expect(await mine(learner)).toMatchObject([{ seriesId: id }]);
  });

  test('for the rest of a series when a quiz closes while all learners are looked at', async () => {
    const { id, quizIds } = await seriesOf(2);
    const learner = await world.person();
    await takeQuiz(learner, quizIds[0] ?? 0);
    await award();
    await world.db.updateTable('seriesCertificates').set({ checkedUpTo: 0 }).execute();
    const isClosed = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const closing = inTransaction(world.db, async (tx) => {
      const quizId = quizIds[1] ?? 0;
      await tx.updateTable('quizzes').set({ status: 'draft' }).where('id', '=', quizId).execute();
      isClosed.resolve();
      await mayCommit.promise;
    });
    await isClosed.promise;
    let isOver = false;
    const looking = awardCertificates(world.db, world.clock.now()).then(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await aLockIsAwaited())).toBe(true);
    mayCommit.resolve();
    await Promise.all([closing, looking]);
    await award();
    expect(await mine(learner)).toMatchObject([{ seriesId: id }]);
  });

  test('for a draft or an archived series only when it is published', async () => {
    const { id, quizIds } = await seriesOf(1);
    await admin.calls.series.update({ id, status: 'archived' });
    const learner = await world.person();
    await takeQuiz(learner, quizIds[0] ?? 0);
    await award();
    expect(await mine(learner)).toEqual([]);
    await admin.calls.series.update({ id, status: 'active' });
    await award();
    expect(await mine(learner)).toHaveLength(1);
  });
});

test('the series that give certificates are known to everyone as long as they are published', async () => {
  const [{ id }, none] = [await seriesOf(1), await seriesOf(1, { gives: false })];
  const offered = async () => (await world.guest.http('GET', '/api/certificate-series')).body;
  expect(await offered()).toContain(id);
  expect(await offered()).not.toContain(none.id);
  const { series } = admin.calls;
  await series.update({ id, status: 'archived' });
  expect(await offered()).not.toContain(id);
  await series.update({ id, status: 'active' });
  expect(await offered()).toContain(id);
  await series.remove({ id });
  expect(await offered()).not.toContain(id);
});

describe('a certificate stays as it was', () => {
  test('when the series, the name, or what has to be passed changes, or none are given any more', async () => {
    const { series, learner, id } = await awarded();
    const before = await learner.calls.certificate.get({ id });
    const added = await makeQuiz(world, { questions: 1 });
    await admin.calls.series.update({ id: series.id, displayName: 'Another name' });
    await admin.calls.series.arrange({ id: series.id, quizIds: [...series.quizIds, added.id] });
    await admin.calls.certificate.choose({ id: series.id, gives: false });
    await learner.calls.account.updateProfile({ displayName: 'Somebody else' });
    await award();
    expect(await learner.calls.certificate.get({ id })).toEqual(before);
    expect(await mine(learner)).toHaveLength(1);
  });

  test('when an attempt of it is voided; an administrator revokes it with a reason, for good', async () => {
    const { learner, id } = await awarded();
    await world.db
      .updateTable('quizAttempts')
      .set({ status: 'void', voidedAt: world.clock.now() })
      .where('userId', '=', learner.id)
      .execute();
    await award();
    expect(await learner.calls.certificate.get({ id })).toMatchObject({ revocation: null });
    const counted = async () =>
      (await learner.calls.achievement.mine()).find(({ counts }) => counts === 'certificates')
        ?.count;
    expect(await counted()).toBe(1);
    const reason = 'The attempt was not the learner’s own.';
    const revoked = await admin.calls.certificate.revoke({ id, reason });
    expect(revoked.revocation).toMatchObject({ by: 'administrator', reason });
    expect(await world.guest.calls.certificate.get({ id })).toMatchObject({
      revocation: { by: 'administrator', reason },
    });
    expect(await counted()).toBe(0);
    await expect(admin.calls.certificate.revoke({ id, reason })).rejects.toMatchObject({
      failure: 'conflict',
    });
    const { items } = await admin.calls.audit.page({ kind: 'certificates' });
    expect(items[0]).toMatchObject({ action: 'changed', after: { revoked_by: 'administrator' } });
    expect(JSON.stringify(items)).not.toContain(reason);
  });
});

describe('its learner decides', () => {
  test('what others see', async () => {
    const { learner, id } = await awarded();
    const stranger = await world.person();
    const { get, share } = learner.calls.certificate;
    /** The name that each of them sees; undefined where there is no certificate for them. */
    const namesSeen = () =>
      Promise.all(
        [world.guest, stranger, learner, admin].map(({ calls }) =>
          calls.certificate.get({ id }).then(
            ({ name }) => name,
            () => undefined,
          ),
        ),
      );
    const name = learner.username;
    for (const [sharing, byOthers] of [
      ['named', name],
      ['unnamed', null],
      ['private', undefined],
    ] as const) {
      await share({ id, sharing });
      expect(await namesSeen()).toEqual([byOthers, byOthers, name, name]);
      expect(await get({ id })).toMatchObject({ own: { sharing } });
    }
    await expect(stranger.calls.certificate.get({ id })).rejects.toMatchObject({
      failure: 'not-found',
    });
    expect((await world.guest.http('GET', `/api/certificates/${id}/credential`)).status).toBe(404);
    expect((await learner.http('GET', `/api/certificates/${id}/credential`)).status).toBe(200);
    await expect(stranger.calls.certificate.share({ id, sharing: 'named' })).rejects.toMatchObject({
      failure: 'not-found',
    });
  });

  test('whether it is valid: given up, it is revoked and not awarded again', async () => {
    const { learner, id } = await awarded();
    await learner.calls.certificate.giveUp({ id });
    await world.db.updateTable('seriesCertificates').set({ checkedUpTo: 0 }).execute();
    await award();
    expect(await mine(learner)).toMatchObject([{ id, isRevoked: true }]);
    expect(await world.guest.calls.certificate.get({ id })).toMatchObject({
      revocation: { by: 'learner', reason: null },
    });
    expect((await learner.http('GET', `/api/certificates/${id}/credential`)).status).toBe(404);
  });
});

describe('around it', () => {
  test('a mail is sent once a day at most, and none about a certificate that was revoked before', async () => {
    const { learner, id } = await awarded();
    const gone = await awarded();
    await gone.learner.calls.certificate.giveUp({ id: gone.id });
    world.clock.advance(11 * 60_000);
    await runNotices(world.services, log);
    const waiting = await world.db
      .selectFrom('notices')
      .where('kind', '=', 'certificate-issued')
      .where('userId', 'in', [learner.id, gone.learner.id])
      .select(['userId', 'data', 'mailedAt'])
      .execute();
    expect(waiting.find(({ userId }) => userId === learner.id)?.mailedAt).not.toBeNull();
    expect(waiting.find(({ userId }) => userId === gone.learner.id)?.mailedAt).toBeNull();
    expect(JSON.stringify(waiting)).toContain(id);
  });

  test('the export of an account has it; while an account is not in use, administrators alone can read and revoke it', async () => {
    const { learner, id } = await awarded();
    const { certificates } = await learner.calls.account.exportData();
    expect(certificates).toMatchObject([{ id, name: learner.username, sharing: 'named' }]);
    await world.db
      .updateTable('users')
      .set({ accountStatus: 'suspended', suspendedReason: 'other', suspendedAt: world.clock.now() })
      .where('id', '=', learner.id)
      .execute();
    await expect(world.guest.calls.certificate.get({ id })).rejects.toMatchObject({
      failure: 'not-found',
    });
    expect(await admin.calls.certificate.get({ id })).toMatchObject({ name: learner.username });
    const reason = 'The attempts were not the learner’s own.';
    const { revocation } = await admin.calls.certificate.revoke({ id, reason });
    expect(revocation).toMatchObject({ reason });
  });

  /** Two learners with a certificate of the same series. */
  async function twoAwarded() {
    const { series, learner, id } = await awarded();
    const second = await world.person();
    for (const quizId of series.quizIds) await takeQuiz(second, quizId);
    await award();
    const [other] = await mine(second);
    return { learner, id, second, otherId: other?.id ?? '' };
  }

  test('two accounts that become one keep one certificate of a series', async () => {
    const { learner, id, second } = await twoAwarded();
    await admin.calls.merge.run({ keepId: learner.id, goneId: second.id, password });
    expect(await mine(learner)).toMatchObject([{ id }]);
  });

  test('of two accounts that become one, a valid certificate is kept rather than a revoked one', async () => {
    const { learner, id, second, otherId } = await twoAwarded();
    await learner.calls.certificate.giveUp({ id });
    await admin.calls.merge.run({ keepId: learner.id, goneId: second.id, password });
    expect(await mine(learner)).toMatchObject([{ id: otherId, isRevoked: false }]);
    const both = await twoAwarded();
    await both.second.calls.certificate.giveUp({ id: both.otherId });
    await admin.calls.merge.run({ keepId: both.learner.id, goneId: both.second.id, password });
    expect(await mine(both.learner)).toMatchObject([{ id: both.id, isRevoked: false }]);
  });

  test('nothing that is sent has a question or a key', async () => {
    const { learner, id } = await awarded();
    const sent = [
      await learner.calls.certificate.get({ id }),
      await mine(learner),
      await learner.calls.certificate.verify({ text: id }),
      (await learner.http('GET', `/api/certificates/${id}/credential`)).text
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString()),
    ];
    for (const text of ['Question number', 'secret explanation', 'wrong one', 'correctOption'])
      expect(JSON.stringify(sent)).not.toContain(text);
  });
});
