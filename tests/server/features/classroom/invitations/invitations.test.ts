import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMail } from '#server/jobs/mail.ts';
import { MailJob } from '#server/jobs/queue.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: WorkingWorld;
let teacher: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  teacher = await world.person({ roles: ['teacher'] });
});
afterAll(() => world.close());

async function makeClass(by: Person, name: string) {
  const { id: classId } = await by.calls.classroom.create({ name });
  const { class: made } = await by.calls.classroom.gradebook({ classId });
  return { classId, joinCode: made.joinCode };
}

/** The mail to an address, as it would be written now. */
const mailTo = ({ services }: World, classId: number, email: string, invitedBy: number) =>
  writeMail(
    services,
    MailJob.parse({ mail: 'class-invitation', classId, email, language: 'de', invitedBy }),
  );

test('people of the site and others get a mail with the link, and the answer is the same', async () => {
  const { classId, joinCode } = await makeClass(teacher, 'Physics');
  const learner = await world.person();
  const answers = [];
  for (const email of [learner.email.toUpperCase(), 'newcomer@example.com'])
    answers.push(await teacher.calls.classroom.invite({ classId, emails: [email, email] }));
  expect(answers).toEqual([{ addresses: 1 }, { addresses: 1 }]);
  const link = `/classes?code=${joinCode}`;
  const known = await world.post.receive(learner.email, 'Join the class Physics');
  expect(known.text).toContain(`Hello ${learner.username}`);
  expect(known.text).toContain(`${teacher.username} invites you to the class Physics`);
  expect(known.text).toContain(link);
  const other = await world.post.receive('newcomer@example.com', 'Join the class Physics');
  expect(other.text).toContain('You need an account first');
  expect(other.text).toContain(link);
});

test('no mail to members, to suspended accounts, and where nobody may open an account', async () => {
  const { classId, joinCode } = await makeClass(teacher, 'Chemistry');
  const [member, suspended] = [await world.person(), await world.person()];
  await member.calls.classroom.join({ joinCode });
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'suspended' })
    .where('id', '=', suspended.id)
    .execute();
  for (const { email } of [member, suspended])
    expect(await mailTo(world, classId, email, teacher.id)).toBeUndefined();
  const german = await mailTo(world, classId, 'someone@example.com', teacher.id);
  expect(german?.subject).toBe('Tritt der Klasse Chemistry bei');
  await using closed = await createWorld({ settings: { registration: 'invitation' } });
  const admin = await closed.person({ isAdmin: true });
  const { classId: other } = await makeClass(admin, 'Latin');
  expect(await mailTo(closed, other, 'someone@example.com', admin.id)).toBeUndefined();
  const known = await closed.person();
  expect(await mailTo(closed, other, known.email, admin.id)).toMatchObject({ to: known.email });
  await admin.calls.classroom.setOpen({ classId: other, isOpen: false });
  expect(await mailTo(closed, other, known.email, admin.id)).toBeUndefined();
  await expect(
    admin.calls.classroom.invite({ classId: other, emails: [known.email] }),
  ).rejects.toThrow('Joining is closed');
});

test('no mail with the code of a class for who no longer teaches it', async () => {
  const { classId } = await makeClass(teacher, 'Biology');
  const added = await world.person({ roles: ['teacher'] });
  await teacher.calls.classroom.addTeacher({ classId, account: added.username });
  const written = async (by: Person) => {
    const mail = await mailTo(world, classId, 'someone@example.com', by.id);
    return mail !== undefined;
  };
  expect(await written(added)).toBe(true);
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'suspended' })
    .where('id', '=', added.id)
    .execute();
  expect(await written(added)).toBe(false);
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'active' })
    .where('id', '=', added.id)
    .execute();
  await teacher.calls.classroom.removeTeacher({ classId, userId: added.id });
  expect(await written(added)).toBe(false);
  expect(await written(await world.person({ isAdmin: true }))).toBe(true);
  expect(await written(await world.person({ roles: ['teacher'] }))).toBe(false);
});

test('an address gets five such mails an hour at most, a teacher sends twenty lists', async () => {
  await using own = await createWorld();
  const inviting = await own.person({ roles: ['teacher'] });
  const { classId } = await makeClass(inviting, 'History');
  const invite = () => inviting.calls.classroom.invite({ classId, emails: ['often@example.com'] });
  for (let count = 0; count < 20; count += 1) expect(await invite()).toEqual({ addresses: 1 });
  await expect(invite()).rejects.toThrow('Too many tries');
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'mail' and data->>'mail' = 'class-invitation'`.execute(
    own.db,
  );
  expect(rows).toHaveLength(5);
});

test('the page of a link names the class and its teachers; a closed one is offered to nobody', async () => {
  const { classId, joinCode } = await makeClass(teacher, 'Geography');
  const learner = await world.person();
  const offer = () => learner.calls.classroom.offer({ joinCode: joinCode.toLowerCase() });
  expect(await offer()).toEqual({
    ...{ id: classId, name: 'Geography', teachers: [teacher.username], isMember: false },
  });
  await learner.calls.classroom.join({ joinCode });
  expect(await offer()).toMatchObject({ isMember: true });
  await teacher.calls.classroom.setOpen({ classId, isOpen: false });
  expect(await offer()).toBeNull();
});
