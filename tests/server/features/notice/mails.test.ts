import { sql } from 'kysely';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '#server/features/notice/mutations.ts';
import { signUnsubscribing } from '#server/features/notice/workflows/unsubscribe.ts';
import { writeMail } from '#server/jobs/mail.ts';
import { MailJob } from '#server/jobs/queue.ts';
import { runNotices } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const log = pino({ level: 'silent' });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const run = () => runNotices(world.services, log);

// Each test begins on a morning, after everything that an earlier one could have left.
let mornings = 0;
beforeEach(() => {
  mornings += 1;
  const first = Date.parse('2027-02-01T09:00:00Z');
  world.clock.set(new Date(first + mornings * 40 * day));
});

/** Days and times are read in the zone of the person. */
async function learnerIn(zone: string, language = 'en') {
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ timezone: zone, preferredLanguage: language })
    .where('id', '=', person.id)
    .execute();
  return person;
}

async function classWith(person: Person) {
  const { id: classId } = await admin.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await admin.calls.classroom.gradebook({ classId });
  const join = (member: Person) => member.calls.classroom.join({ joinCode: made.joinCode });
  await join(person);
  const assign = async (title: string, dueInHours: number | null = 96) => {
    const { id: quizId } = await makeQuiz(world, { questions: 2, title });
    const now = world.clock.now().getTime();
    await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: new Date(now).toISOString() },
      dueAt: dueInHours === null ? null : new Date(now + dueInHours * hour).toISOString(),
    });
    return quizId;
  };
  return { classId, assign, join };
}

const mailsTo = ({ email }: Person) =>
  world.post.mails.filter(({ to }) => to?.some(({ address }) => address === email));

/** No mail is on its way. */
const settled = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pgboss.job
        where name = 'mail' and state in ('created', 'retry', 'active')`.execute(world.db);
      return rows.length;
    })
    .toBe(0);

const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const unsubscribePath = (mail: Email) =>
  new URL(headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '').pathname;

test('one notice is a mail in its own words, in the language and the time zone of its reader', async () => {
  const learner = await learnerIn('Asia/Tokyo', 'de');
  const { assign } = await classWith(learner);
  const quizId = await assign('Zellen');
  await run();
  expect(mailsTo(learner)).toEqual([]);
  world.clock.advance(10 * minute);
  await run();
  const mail = await world.post.receive(learner.email);
  expect(mail.subject).toBe('Neue Aufgabe: Zellen');
  const due = new Intl.DateTimeFormat('de', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Asia/Tokyo',
  }).format(new Date(world.clock.now().getTime() - 10 * minute + 96 * hour));
  expect(mail.text).toContain(`Neue Aufgabe in Biology 7b: „Zellen“. Fällig am ${due} (GMT+9).`);
  expect(mail.text).toContain(`/quiz/${quizId}`);
  expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<http.+\/unsubscribe\/[\w.-]+>$/);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`Diese E-Mails abbestellen: http`);
  expect(mail.html).toContain(unsubscribePath(mail));
});

test('a mail says when an assignment is due now, after its date was moved', async () => {
  const [learner, other] = [await learnerIn('UTC'), await learnerIn('UTC')];
  const { classId, assign, join } = await classWith(learner);
  await join(other);
  await assign('Cells');
  const [given] = (await admin.calls.classroom.gradebook({ classId })).assignments;
  const ref = { classId, assignmentId: given?.id ?? 0 };
  const inHours = (hours: number) =>
    new Date(world.clock.now().getTime() + hours * hour).toISOString();
  await admin.calls.classroom.changeAssignment({ ...ref, dueAt: inHours(48) });
  const later = { startsAt: null, dueAt: inHours(72), cutOffAt: null, isExcused: false };
  await admin.calls.classroom.setMemberConditions({ ...ref, userId: other.id, ...later });
  const dayIn = (hours: number) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(inHours(hours)),
    );
  const [soon, after] = [dayIn(48), dayIn(72)];
  world.clock.advance(10 * minute);
  await run();
  expect((await world.post.receive(learner.email)).text).toContain(`It is due ${soon}`);
  expect((await world.post.receive(other.email)).text).toContain(`It is due ${after}`);
  // Both are reminded, and the date of one is moved before the mail.
  world.clock.advance(36 * hour);
  await run();
  await admin.calls.classroom.changeAssignment({ ...ref, dueAt: inHours(240) });
  world.clock.advance(hour);
  await run();
  await settled();
  expect(mailsTo(learner)).toHaveLength(1);
});

test('what a newer version has noticed waits for a process of that version', async () => {
  const learner = await learnerIn('UTC');
  const { classId, assign } = await classWith(learner);
  await assign('Cells');
  // So long ago that it is not noticed once more.
  await world.db
    .updateTable('assignments')
    .set({ startsAt: new Date(world.clock.now().getTime() - 2 * day) })
    .where('classId', '=', classId)
    .execute();
  const rename = (from: string, to: string) =>
    sql`update notices set kind = ${to} where user_id = ${learner.id} and kind = ${from}`.execute(
      world.db,
    );
  await rename('assignment-given', 'of-a-newer-version');
  world.clock.advance(10 * minute);
  await run();
  await rename('of-a-newer-version', 'assignment-given');
  world.clock.advance(hour);
  await run();
  expect((await world.post.receive(learner.email)).subject).toBe('New assignment: Cells');
});

test('there is at most one mail a day, with everything that came meanwhile', async () => {
  const learner = await learnerIn('Europe/Paris');
  const { assign } = await classWith(learner);
  await assign('First');
  world.clock.advance(10 * minute);
  await run();
  await world.post.receive(learner.email, 'New assignment: First');
  await assign('Second');
  await assign('Third');
  for (let hours = 0; hours < 12; hours += 1) {
    world.clock.advance(hour);
    await run();
  }
  await settled();
  expect(mailsTo(learner)).toHaveLength(1);
  world.clock.advance(4 * hour);
  await run();
  const digest = await world.post.receive(learner.email);
  expect(digest.subject).toBe('2 notifications');
  expect(digest.text).toContain('“Second”');
  expect(digest.text).toContain('“Third”');
  expect(digest.text).not.toContain('First');
  await run();
  await settled();
  expect(mailsTo(learner)).toHaveLength(2);
});

test('who asks for each at once gets a mail for each', async () => {
  const learner = await learnerIn('UTC');
  await learner.calls.notice.saveTimes({ rhythm: 'each', quiet: null, dueDays: 1 });
  const { assign } = await classWith(learner);
  await assign('First');
  await assign('Second');
  await run();
  await world.post.receive(learner.email, 'New assignment: First');
  await world.post.receive(learner.email, 'New assignment: Second');
});

test('what has been read, done or withdrawn, or is not wanted, is not mailed', async () => {
  const learner = await learnerIn('UTC');
  const { classId, assign } = await classWith(learner);
  await assign('Read');
  const { items } = await learner.calls.notice.page({});
  await learner.calls.notice.markRead({ id: items[0]?.id ?? 0 });
  const quizId = await assign('Withdrawn');
  await world.db
    .updateTable('quizzes')
    .set({ archivedAt: world.clock.now() })
    .where('id', '=', quizId)
    .execute();
  const { assignments } = await admin.calls.classroom.gradebook({ classId });
  await assign('Removed');
  const after = await admin.calls.classroom.gradebook({ classId });
  for (const { id } of after.assignments.slice(assignments.length))
    await admin.calls.classroom.unassign({ classId, assignmentId: id });
  world.clock.advance(hour);
  await run();
  await assign('Unwanted');
  await learner.calls.notice.choose({ kind: 'assignment-given', inApp: true, mail: false });
  await assign('Unwanted too');
  world.clock.advance(hour);
  await run();
  await settled();
  expect(mailsTo(learner)).toEqual([]);
});

test('nobody gets mails at an address that is not verified, after a suspension or a removal', async () => {
  const people = [await learnerIn('UTC'), await learnerIn('UTC'), await learnerIn('UTC')];
  const [unverified, suspended, removed] = people;
  if (!unverified || !suspended || !removed) throw new Error('There are three people');
  for (const person of people) {
    const { classId, assign } = await classWith(person);
    await assign('For all');
    if (person === removed)
      await admin.calls.classroom.removeMember({ classId, userId: person.id });
  }
  await world.db
    .updateTable('users')
    .set({ emailVerified: false })
    .where('id', '=', unverified.id)
    .execute();
  await admin.calls.account.suspendPeople({ ids: [suspended.id], reason: 'spam' });
  world.clock.advance(hour);
  await run();
  await settled();
  for (const person of people)
    expect(mailsTo(person).filter(({ subject }) => subject?.includes('For all'))).toEqual([]);
});

/**
 * The mail server refuses mails.
 * @returns waits until it has refused one, acts, and lets what waits through
 */
function refuseMails() {
  world.post.closed = true;
  return async (act: () => unknown) => {
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select from pgboss.job where name = 'mail' and state = 'retry'`.execute(
            world.db,
          );
        return rows.length;
      })
      .toBe(1);
    await act();
    world.post.closed = false;
    await sql`update pgboss.job set start_after = now() where name = 'mail'`.execute(world.db);
    await settled();
  };
}

test('a mail that waits for the mail server while its account is merged goes to the one that stays', async () => {
  const [keep, gone] = [await learnerIn('UTC'), await learnerIn('UTC')];
  await gone.calls.notice.saveTimes({ rhythm: 'each' });
  const { assign } = await classWith(gone);
  const reopen = refuseMails();
  await assign('Merged');
  await run();
  await reopen(() => admin.calls.merge.run({ keepId: keep.id, goneId: gone.id, password }));
  await world.post.receive(keep.email, 'New assignment: Merged');
  await run();
  await settled();
  expect(mailsTo(keep).filter(({ subject }) => subject?.includes('Merged'))).toHaveLength(1);
  expect(mailsTo(gone)).toEqual([]);
});

test('a mail waits for the end of the quiet hours, also one that the mail server has refused before', async () => {
  const learner = await learnerIn('UTC');
  const quiet = { from: '20:00', until: '07:30' };
  await learner.calls.notice.saveTimes({ rhythm: 'each', quiet, dueDays: 1 });
  const { assign } = await classWith(learner);
  const reopen = refuseMails();
  await assign('Evening');
  await run();
  // The server is back in the night.
  await reopen(() => world.clock.advance(12 * hour));
  await assign('Night');
  await run();
  await settled();
  expect(mailsTo(learner)).toEqual([]);
  world.clock.advance(10.5 * hour);
  await run();
  await world.post.receive(learner.email, 'New assignment: Evening');
  await world.post.receive(learner.email, 'New assignment: Night');
});

test('a crash before the mail is queued loses none, and one after repeats none', async () => {
  const learner = await learnerIn('UTC');
  await learner.calls.notice.saveTimes({ rhythm: 'each', quiet: null, dueDays: 1 });
  const { assign } = await classWith(learner);
  await assign('Crashed');
  const { jobs } = world.services;
  const crashing = {
    ...world.services,
    jobs: {
      ...jobs,
      enqueueAll: async () => {
        throw new Error('crashed');
      },
    },
  };
  await runNotices(crashing, log);
  expect((await learner.calls.notice.page({})).items).toHaveLength(1);
  await run();
  await world.post.receive(learner.email, 'New assignment: Crashed');
  // The process ended after the mail was sent, before its job was marked as done: it has the same id again.
  await run();
  await settled();
  expect(mailsTo(learner)).toHaveLength(1);
});

test('a job that is repeated after its notices were taken back for the quiet hours sends none of them', async () => {
  const learner = await learnerIn('UTC');
  const times = { rhythm: 'each', dueDays: 1 } as const;
  await learner.calls.notice.saveTimes({ ...times, quiet: null });
  const { assign } = await classWith(learner);
  await assign('Interrupted');
  const queued: unknown[] = [];
  const enqueueAll = async (_tx: unknown, _name: unknown, payloads: readonly unknown[]) => {
    queued.push(...payloads);
  };
  const { services } = world;
  await runNotices({ ...services, jobs: { ...services.jobs, enqueueAll } }, log);
  const job = MailJob.parse(queued[0]);
  await learner.calls.notice.saveTimes({ ...times, quiet: { from: '08:00', until: '11:00' } });
  expect(await writeMail(services, job)).toBeUndefined();
  world.clock.advance(2 * hour);
  // The process ended before the job was marked as done.
  expect(await writeMail(services, job)).toBeUndefined();
  await run();
  await world.post.receive(learner.email, 'New assignment: Interrupted');
  expect(mailsTo(learner)).toHaveLength(1);
});

test('the link of a mail ends its kind, by a button on a page that changes nothing itself', async () => {
  const learner = await learnerIn('UTC');
  const { assign } = await classWith(learner);
  await assign('Linked');
  world.clock.advance(hour);
  await run();
  const path = unsubscribePath(await world.post.receive(learner.email));
  const choice = async (kind: string) =>
    (await learner.calls.notice.settings()).choices.find((each) => each.kind === kind);
  const page = await world.guest.http('GET', path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Stop these emails');
  expect(await choice('assignment-given')).toMatchObject({ mail: true });
  const pressed = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.statusCode).toBe(200);
  expect(pressed.body).toContain('You will no longer get these emails.');
  expect(await choice('assignment-given')).toMatchObject({ inApp: true, mail: false });
  expect(await choice('assignment-due')).toMatchObject({ mail: true });
  await world.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'from=all',
  });
  expect(await choice('assignment-due')).toMatchObject({ inApp: true, mail: false });
});

test('a link that was not signed here, is for something else, or is too old ends nothing', async () => {
  const learner = await learnerIn('UTC');
  const facts = { userId: learner.id, kinds: ['assignment-given' as const] };
  const { signer } = world.services;
  const now = world.clock.now();
  const valid = await signUnsubscribing(signer, facts, now);
  const [head, , signature] = valid.split('.');
  const stranger = await learnerIn('UTC');
  const body = JSON.parse(Buffer.from(valid.split('.')[1] ?? '', 'base64url').toString());
  const forged = Buffer.from(
    JSON.stringify({ ...body, facts: { ...facts, userId: stranger.id } }),
  ).toString('base64url');
  const other = await signer.sign('reactivation', facts, { now, seconds: 60 });
  const old = await signUnsubscribing(signer, facts, new Date(now.getTime() - 400 * day));
  for (const token of [`${head}.${forged}.${signature}`, other, old, 'x', `${valid}x`]) {
    expect((await world.guest.http('GET', `/unsubscribe/${token}`)).status).toBe(404);
    const { status } = await world.guest.http('POST', `/unsubscribe/${token}`);
    expect(status).toBe(404);
  }
  for (const person of [learner, stranger])
    expect((await person.calls.notice.settings()).choices).toEqual(
      (await admin.calls.notice.settings()).choices,
    );
  // Of an account that is gone: nothing to change, and no failure.
  const gone = await signUnsubscribing(signer, { ...facts, userId: 2_000_000 }, now);
  expect((await world.guest.http('POST', `/unsubscribe/${gone}`)).status).toBe(200);
});

test('notices are their member’s alone', async () => {
  const [learner, other] = [await learnerIn('UTC'), await learnerIn('UTC')];
  const { assign } = await classWith(learner);
  await assign('Mine');
  const { items } = await learner.calls.notice.page({});
  const id = items[0]?.id ?? 0;
  expect((await other.calls.notice.page({})).items).toEqual([]);
  await expect(other.calls.notice.markRead({ id })).rejects.toThrow('not found');
  await other.calls.notice.markAllRead({ upTo: id });
  expect(await learner.calls.notice.unread()).toEqual({ unread: 1 });
  await learner.calls.notice.markRead({ id });
  expect(await learner.calls.notice.unread()).toEqual({ unread: 0 });
});

test('marking all read leaves what came since unread', async () => {
  const learner = await learnerIn('UTC');
  const { assign } = await classWith(learner);
  await assign('Seen');
  const seen = (await learner.calls.notice.page({})).items[0]?.id ?? 0;
  await assign('Came since');
  expect(await learner.calls.notice.markAllRead({ upTo: seen })).toEqual({ unread: 1 });
});

test('a kind that is switched off is not shown, and its switch is remembered for each kind', async () => {
  const learner = await learnerIn('UTC');
  await learner.calls.notice.choose({ kind: 'assignment-given', inApp: false, mail: false });
  const { assign } = await classWith(learner);
  await assign('Hidden');
  expect((await learner.calls.notice.page({})).items).toEqual([]);
  expect(await learner.calls.notice.unread()).toEqual({ unread: 0 });
});

test('a notice exists if and only if the transaction that causes it commits', async () => {
  const learner = await learnerIn('UTC');
  const data = {
    assignmentId: 1,
    className: 'x',
    quizId: 1,
    title: 'x',
    language: 'en',
    dueAt: null,
  };
  const notice = {
    userId: learner.id,
    subject: '1',
    content: { kind: 'assignment-given', data },
  } as const;
  await expect(
    inTransaction(world.db, async (tx) => {
      await notify(tx, [notice], world.clock.now());
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await learner.calls.notice.page({})).items).toEqual([]);
});
