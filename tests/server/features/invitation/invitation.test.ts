import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeMail } from '#server/jobs/mail.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { PeopleReport } from '#shared/features/invitation/schema.ts';
import { linkIn, tokenIn } from '#tests/support/post-office.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person } from '#tests/support/world.ts';

const day = 86_400_000;
const minute = 60_000;

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true, username: 'root' });
});
afterAll(() => world.close());

const file = (text: string) => Buffer.from(text).toString('base64');
const invite = (text: string) => admin.calls.invitation.importPeople({ content: file(text) });
const check = (text: string) =>
  admin.calls.invitation.importPeople({ content: file(text), dryRun: true });
const pending = async () => (await admin.calls.invitation.pending({})).items;
const userOf = (email: string) =>
  world.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
const mailsTo = async (userId: number) =>
  (
    await sql<{ mail: string }>`select data->>'mail' as mail from pgboss.job
      where name = 'mail' and (data->>'userId')::int = ${userId}`.execute(world.db)
  ).rows.map(({ mail }) => mail);
const goodPassword = 'a good long password';

describe('a list of people', () => {
  test('is checked without anything being written', async () => {
    await world.person({ email: 'here@school.example', username: 'here' });
    const { id: classId } = await admin.calls.classroom.create({ name: 'Biology 7' });
    const report = await check(
      [
        '\ufeffE-Mail;Name;Benutzername;Klasse;Sprache',
        'new@school.example;Ann Lee;ann_lee;Biology 7;de',
        'HERE@school.example;Somebody;;biology 7;',
        'nobody;;;;',
        'two@school.example;Quizwright Admin;;;',
        'new@school.example;;;;',
        'three@school.example;;HERE;;',
        'four@school.example;;;Chemistry;Klingon',
        '"five@school.example";"Lee; Ann";;;',
        '',
      ].join('\r\n'),
    );
    expect(report.counts).toEqual({ invited: 2, exists: 1, invalid: 5 });
    expect(report.rows.map(({ status, problems }) => [status, ...problems])).toEqual([
      ['invited'],
      ['exists'],
      ['invalid', 'bad_email'],
      ['invalid', 'bad_name'],
      ['invalid', 'twice'],
      ['invalid', 'username_taken'],
      ['invalid', 'unknown_language', 'unknown_class'],
      ['invited'],
    ]);
    expect(report.rows[0]).toMatchObject({ line: 2, className: 'Biology 7', language: 'de' });
    expect(report.rows[7]).toMatchObject({ line: 9, name: 'Lee; Ann' });
    expect(await pending()).toEqual([]);
    expect(await userOf('new@school.example')).toBeUndefined();
    expect((await admin.calls.classroom.gradebook({ classId })).members).toEqual([]);
  });

  test('has those whose account, or whose username, is taken while it is read', async () => {
    await using world = await createWorld();
    const root = await world.person({ isAdmin: true });
    const { id: classId } = await root.calls.classroom.create({ name: 'Physics 8' });
    const [held, importWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const registration = inTransaction(world.db, async (tx) => {
      const account = { password: null, createdAt: world.clock.now() };
      const accounts = [
        { ...account, email: 'ann@school.example', username: 'another' },
        { ...account, email: 'other@school.example', username: 'ben_lee' },
      ];
      await tx.insertInto('users').values(accounts).execute();
      held.resolve();
      await importWaits.promise;
    });
    await held.promise;
    const rows = [
      'email,username,class',
      'ann@school.example,,Physics 8',
      'ben@school.example,ben_lee,Physics 8',
      'cat@school.example,,Physics 8',
    ];
    const content = file(rows.join('\n'));
    const imported = root.calls.invitation.importPeople({ content });
    const waiting = async () =>
      (
        await world.opened.runSql(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rows.length;
    await expect.poll(waiting).toBe(1);
    importWaits.resolve();
    await registration;
    const report = await imported;
    expect(report.counts).toEqual({ invited: 1, exists: 1, invalid: 1 });
    expect(report.rows.map(({ status, problems }) => [status, ...problems])).toEqual([
      ['exists'],
      ['invalid', 'username_taken'],
      ['invited'],
    ]);
    const { members } = await root.calls.classroom.gradebook({ classId });
    expect(members.map(({ email }) => email).sort()).toEqual([
      'ann@school.example',
      'cat@school.example',
    ]);
  });

  test('brings accounts, members of classes and mails in the person’s language', async () => {
    const { id: classId } = await admin.calls.classroom.create({ name: 'Physics 8' });
    const old = await world.person({ email: 'old@school.example' });
    await world.person({ username: 'bea_berg' });
    const { counts } = await invite(
      'email,first name,last name,class,language\n' +
        'bea.berg@school.example,Bea,Berg,Physics 8,de\n' +
        'old@school.example,,,Physics 8,\n' +
        'bad,,,,',
    );
    expect(counts).toEqual({ invited: 1, exists: 1, invalid: 1 });
    expect(await userOf('bea.berg@school.example')).toMatchObject({
      ...{ username: 'bea_berg_2', usernameProvisional: true, displayName: 'Bea Berg' },
      ...{ firstName: 'Bea', preferredLanguage: 'de', password: null, emailVerified: false },
    });
    const { members } = await admin.calls.classroom.gradebook({ classId });
    expect(members.map(({ userId }) => userId)).toContain(old.id);
    expect(members).toHaveLength(2);
    const mail = await world.post.receive('bea.berg@school.example');
    expect(mail.subject).toBe('Du bist zu Quizwright eingeladen');
    expect(mail.text).toContain('Hallo Bea Berg');
  });

  test('adds a person with several rows to the class of each', async () => {
    const names = ['Music 7', 'Music 8', 'Music 9'];
    const ids: number[] = [];
    for (const name of names) ids.push((await admin.calls.classroom.create({ name })).id);
    const old = await world.person({ email: 'old.rows@school.example' });
    const list = [
      'email,username,class',
      'new.rows@school.example,new_rows,No such class',
      'new.rows@school.example,new_rows,Music 7',
      'new.rows@school.example,new_rows,Music 8',
      'new.rows@school.example,new_rows,music 7',
      'old.rows@school.example,,',
      'old.rows@school.example,,Music 8',
      'old.rows@school.example,,Music 9',
      'old.rows@school.example,,',
    ].join('\n');
    const checked = await check(list);
    expect(await invite(list)).toEqual(checked);
    const { counts, rows } = checked;
    expect(counts).toEqual({ invited: 1, exists: 1, invalid: 3 });
    expect(rows.map(({ status, problems }) => [status, ...problems])).toEqual([
      ['invalid', 'unknown_class'],
      ['invited'],
      ['invited'],
      ['invalid', 'twice'],
      ['exists'],
      ['exists'],
      ['exists'],
      ['invalid', 'twice'],
    ]);
    const person = await userOf('new.rows@school.example');
    expect(person?.username).toBe('new_rows');
    expect(await mailsTo(person?.id ?? 0)).toEqual(['invitation']);
    const members = [];
    for (const classId of ids)
      members.push((await admin.calls.classroom.gradebook({ classId })).members);
    expect(members.map((each) => each.map(({ userId }) => userId))).toEqual([
      [person?.id],
      expect.arrayContaining([person?.id, old.id]),
      [old.id],
    ]);
  });

  test('says which rows name a person otherwise than the row that opens the account', async () => {
    for (const grade of [7, 8, 9, 10])
      await admin.calls.classroom.create({ name: `Sport ${grade}` });
    const { rows } = await check(
      [
        'email,name,username,class,language',
        'two.names@school.example,Ann Lee,ann_rows,Sport 7,de',
        'two.names@school.example,Anne Lee,ann_rows,Sport 8,de',
        'two.names@school.example,,ann_lee,Sport 9,fr',
        'two.names@school.example,,,Sport 10,',
      ].join('\n'),
    );
    expect(rows.map(({ differs }) => differs)).toEqual([
      ...[[], ['name'], ['username', 'language'], []],
    ]);
  });

  test('as Excel in an old encoding, with tabs, or only addresses', async () => {
    const latin = Buffer.from('Nom;Courriel\r\nRen\xe9;rene@school.example\r\n', 'latin1');
    const content = latin.toString('base64');
    const report = await admin.calls.invitation.importPeople({ content, dryRun: true });
    expect(report.rows).toMatchObject([{ name: 'René', email: 'rene@school.example' }]);
    expect((await check('a@school.example\nb@school.example')).counts.invited).toBe(2);
    expect((await check('Ann\tann@school.example')).rows).toMatchObject([{ name: 'Ann' }]);
  });

  test('has at most 2,000 people, and those in a few statements', async () => {
    const emails = Array.from({ length: 2000 }, (_, index) => `many${index}@school.example`);
    let invited = 0;
    const statements = await statementsOf(async () => {
      invited = (await check(emails.join('\n'))).counts.invited;
    });
    expect(invited).toBe(2000);
    expect(statements).toBeLessThanOrEqual(10);
    await expect(check([...emails, 'one@more.example'].join('\n'))).rejects.toThrow(
      'At most 2000 people in one file',
    );
    await expect(check('name\nAnn')).rejects.toThrow('no column with email addresses');
    await expect(check('email,name\n')).rejects.toThrow('The file is empty');
  });

  test('names a class by its code where two classes have the same name', async () => {
    const { classroom } = admin.calls;
    await classroom.create({ name: 'Art 5' });
    await classroom.create({ name: 'Art 5' });
    const [{ joinCode } = { joinCode: '' }] = await classroom.list();
    const { rows } = await check(`email,class\none@art.example,art 5\ntwo@art.example,${joinCode}`);
    expect(rows.map(({ status, problems }) => [status, ...problems])).toEqual([
      ['invalid', 'ambiguous_class'],
      ['invited'],
    ]);
  });

  test('gives two people with the same first part of the address different usernames', async () => {
    await invite('same@one.example\nsame@two.example\nadmin@two.example\n12345@two.example');
    expect((await userOf('same@one.example'))?.username).toBe('same');
    expect((await userOf('same@two.example'))?.username).toBe('same_2');
    expect((await userOf('admin@two.example'))?.username).toBe('learner');
    await invite('same@three.example\n12345@three.example');
    expect((await userOf('same@three.example'))?.username).toBe('same_3');
    expect((await userOf('12345@three.example'))?.username).toBe('12345_2');
    // A username that the file names is kept for its person, also if that comes later.
    await invite('email,username\nlater@one.example,\nother@one.example,Later');
    expect((await userOf('later@one.example'))?.username).toBe('later_2');
    expect((await userOf('other@one.example'))?.username).toBe('Later');
  });

  test('an address that another account can still restore is left out', async () => {
    const { id } = await world.person();
    await world.db
      .insertInto('addressUndos')
      .values({
        ...{ userId: id, oldEmail: 'was@school.example' },
        createdAt: world.clock.now(),
        expiresAt: new Date(world.clock.now().getTime() + day),
      })
      .execute();
    expect((await check('was@school.example')).rows[0]?.problems).toEqual(['reserved_email']);
  });

  test('is recorded in the audit trail, with the administrator', async () => {
    await invite('trail@school.example');
    const user = await userOf('trail@school.example');
    const entries = await admin.calls.audit.page({ kind: 'users', rowId: user?.id });
    expect(entries.items).toMatchObject([
      { call: 'invitation.importPeople', actorId: admin.id, action: 'created' },
    ]);
  });
});

describe('the link of an invitation', () => {
  test('sets a password once and proves the address; nobody gets in before', async () => {
    const email = 'link@school.example';
    const { id: classId } = await admin.calls.classroom.create({ name: 'Link 7' });
    await invite(`email,class\n${email},Link 7`);
    const hasSignedIn = async () =>
      (await admin.calls.classroom.members({ classId })).map((member) => member.hasSignedIn);
    const login = () => world.guest.calls.account.login({ email, password: goodPassword });
    await expect(login()).rejects.toThrow('Invalid email or password');
    const mail = await world.post.receive(email);
    expect(linkIn(mail).pathname).toBe('/reset-password');
    expect(linkIn(mail).search).toBe('');
    const token = tokenIn(mail);
    const stored = await world.db.selectFrom('passwordResetTokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await world.guest.calls.account.resetPassword({ token, password: goodPassword });
    expect(await userOf(email)).toMatchObject({ emailVerified: true });
    expect((await pending()).map((item) => item.email)).not.toContain(email);
    expect(await hasSignedIn()).toEqual([false]);
    await login();
    expect(await hasSignedIn()).toEqual([true]);
    await expect(
      world.guest.calls.account.resetPassword({ token, password: goodPassword }),
    ).rejects.toThrow('used or is too old');
  });

  test('is no change of a password: no notice says so', async () => {
    await invite('first@school.example');
    const token = tokenIn(await world.post.receive('first@school.example'));
    await world.guest.calls.account.resetPassword({ token, password: goodPassword });
    const account = await userOf('first@school.example');
    expect(await mailsTo(account?.id ?? 0)).not.toContain('password-changed');
    await world.guest.calls.account.forgotPassword({ email: 'first@school.example' });
    const again = tokenIn(await world.post.receive('first@school.example'));
    await world.guest.calls.account.resetPassword({ token: again, password: `${goodPassword} 2` });
    expect(await mailsTo(account?.id ?? 0)).toContain('password-changed');
  });

  test('works for 14 days', async () => {
    await invite('early@school.example\nlate@school.example');
    const early = tokenIn(await world.post.receive('early@school.example'));
    const late = tokenIn(await world.post.receive('late@school.example'));
    const reset = (token: string) =>
      world.guest.calls.account.resetPassword({ token, password: goodPassword });
    world.clock.advance(14 * day - minute);
    await reset(early);
    world.clock.advance(2 * minute);
    await expect(reset(late)).rejects.toThrow('used or is too old');
    expect(await pending()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'late@school.example', isExpired: true }),
      ]),
    );
    admin = await world.person({ isAdmin: true });
  });

  test('is in no log, and neither is the address', async () => {
    const lines = new PassThrough({ encoding: 'utf8' });
    await using logged = await createWorld({}, undefined, pino(loggerOptions('debug'), lines));
    const root = await logged.person({ isAdmin: true });
    const body = { content: file('quiet@school.example') };
    const answer = await root.http('POST', '/api/admin/people/import', body);
    expect(answer.read(PeopleReport).counts.invited).toBe(1);
    const [invited] = (await root.calls.invitation.pending({})).items;
    const mail = await writeMail(logged.services, { mail: 'invitation', userId: invited?.id ?? 0 });
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
    const reset = { token, password: goodPassword };
    expect((await logged.guest.http('POST', '/api/reset-password', reset)).status).toBe(200);
    const log = String(lines.read());
    expect(log).toContain('"event":"people-invited","outcome":"done"');
    expect(log).toContain('"event":"password-reset"');
    expect(log).not.toContain(token);
    expect(log).not.toContain('quiet@school.example');
  });

  test('strangers learn nothing: a wrong link, an ended one and a revoked one are alike', async () => {
    await invite('gone@school.example');
    const token = tokenIn(await world.post.receive('gone@school.example'));
    const [gone] = (await pending()).filter(({ email }) => email === 'gone@school.example');
    expect(await admin.calls.invitation.revoke({ ids: [gone?.id ?? 0] })).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await userOf('gone@school.example')).toBeUndefined();
    const answers = [];
    for (const wrong of [token, 'never-a-token'])
      answers.push(
        await world.guest.http('POST', '/api/reset-password', {
          token: wrong,
          password: goodPassword,
        }),
      );
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]?.text).toContain('used or is too old');
    expect(answers[0]?.text.replace(/"requestId":"[^"]*"/, '')).toBe(
      answers[1]?.text.replace(/"requestId":"[^"]*"/, ''),
    );
    const ask = (email: string) => world.guest.calls.account.forgotPassword({ email });
    expect(await ask('gone@school.example')).toEqual(await ask('trail@school.example'));
  });
});

describe('open invitations', () => {
  const idOf = async (email: string) =>
    (await pending()).find((item) => item.email === email)?.id ?? 0;

  test('are sent again after ten minutes, with a new time; both links work until their end', async () => {
    const email = 'again@school.example';
    await invite(email);
    await world.post.receive(email);
    const id = await idOf(email);
    const resend = () => admin.calls.invitation.resend({ ids: [id] });
    expect(await resend()).toMatchObject([{ outcome: 'refused' }]);
    world.clock.advance(11 * minute);
    expect(await resend()).toEqual([{ id, outcome: 'done' }]);
    await world.post.receive(email);
    const [item] = (await pending()).filter((each) => each.id === id);
    expect(Date.parse(item?.expiresAt ?? '')).toBe(world.clock.now().getTime() + 14 * day);
  });

  test('of a suspended account wait; of one with a password there is none', async () => {
    const email = 'halt@school.example';
    await invite(email);
    const id = await idOf(email);
    const token = tokenIn(await world.post.receive(email));
    await admin.calls.account.suspendPeople({ ids: [id], reason: 'other' });
    world.clock.advance(11 * minute);
    expect(await admin.calls.invitation.resend({ ids: [id] })).toMatchObject([
      { outcome: 'refused' },
    ]);
    await expect(
      world.guest.calls.account.resetPassword({ token, password: goodPassword }),
    ).rejects.toThrow('used or is too old');
    const member = await world.person();
    for (const call of ['resend', 'revoke'] as const)
      expect(await admin.calls.invitation[call]({ ids: [member.id] })).toEqual([
        { id: member.id, outcome: 'missing' },
      ]);
    expect(await userOf(member.email)).toBeDefined();
  });
});
