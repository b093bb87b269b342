import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { GoogleVisit } from '#tests/support/google-visit.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Person, password } from '#tests/support/world.ts';

const groups = new Map<string, string[]>();
const stop: (() => Promise<void>)[] = [];
let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  const start = async (id: string): Promise<IdentityProvider> => {
    const provider = await startIdentityProvider({
      publicUrl: 'http://localhost:3000',
      ids: [id],
      groupsOf: (email) => groups.get(email) ?? [],
    });
    stop.push(provider.stop);
    return provider;
  };
  const common = { groupsClaim: 'groups', administrators: [], authors: [], teachers: [] };
  world = await createWorkingWorld({
    google: await start('google'),
    providers: [
      {
        ...common,
        ...(await start('school')),
        ...{ id: 'school', name: 'School', administrators: ['quiz-admins'] },
        ...{ authors: ['writers'], teachers: ['staff', 'substitutes'] },
      },
      { ...common, ...(await start('club')), id: 'club', name: 'Chess Club' },
    ],
  });
  admin = await world.person({ isAdmin: true });
});
afterAll(async () => {
  await world.close();
  for (const end of stop) await end();
});

const userBy = (email: string) =>
  world.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const identitiesOf = (userId: number | undefined) =>
  world.db
    .selectFrom('userIdentities')
    .where('userId', '=', userId ?? 0)
    .select(['provider', 'grantedRoles'])
    .execute();

async function outcomeOf(visit: GoogleVisit, back: string) {
  const page = await visit.open(back);
  if (page.statusCode === 303) return { kind: 'redirected', to: page.headers.location };
  const found = /(?:outcome: |stringify\()(\{.*?\})(?: \};|\)\);)/.exec(page.body)?.[1];
  return JSON.parse(found ?? 'null');
}

async function visitAs(email: string, provider = 'school') {
  const visit = new GoogleVisit(world);
  const back = await visit.signIn(email, `/auth/${provider}/start?popup=popup-name`);
  return { visit, outcome: await outcomeOf(visit, back) };
}

/** Links an account at a provider, signed in as a person. */
async function link(person: Person, email: string, provider = 'school') {
  const visit = new GoogleVisit(world);
  visit.cookies.set(sessionCookie, person.cookie.split(`${sessionCookie}=`)[1] ?? '');
  const back = await visit.signIn(
    email,
    `/auth/${provider}/start?link=${person.id}&redirect=/profile`,
  );
  return outcomeOf(visit, back);
}

describe('an OpenID provider beside Google', () => {
  test('opens an account at the first visit, and signs in to it at the next', async () => {
    expect((await visitAs('mia.lang@school.example')).outcome).toEqual({ kind: 'signed-in' });
    const mia = await userBy('mia.lang@school.example');
    expect(mia).toMatchObject({
      ...{ username: 'mia_lang', usernameProvisional: true, displayName: 'Mia Lang' },
      ...{ emailVerified: true, password: null, firebaseId: null },
    });
    await visitAs('mia.lang@school.example');
    expect((await userBy('mia.lang@school.example'))?.id).toBe(mia?.id);
    expect(await identitiesOf(mia?.id)).toEqual([{ provider: 'school', grantedRoles: [] }]);
  });

  test('two first visits at once create one account', async () => {
    const visits = [new GoogleVisit(world), new GoogleVisit(world)];
    const start = '/auth/school/start?popup=popup-name';
    const backs = await Promise.all(visits.map((visit) => visit.signIn('rush@s.example', start)));
    const outcomes = await Promise.all(
      visits.map((visit, index) => outcomeOf(visit, backs[index] ?? '')),
    );
    expect(outcomes).toEqual([{ kind: 'signed-in' }, { kind: 'signed-in' }]);
  });

  test('is linked to the account with its address if both have verified it, with a mail', async () => {
    const person = await world.person();
    expect((await visitAs(person.email)).outcome).toEqual({ kind: 'signed-in' });
    expect((await visitAs(person.email, 'club')).outcome).toEqual({ kind: 'signed-in' });
    expect((await visitAs(person.email, 'google')).outcome).toEqual({ kind: 'signed-in' });
    expect(await identitiesOf(person.id)).toHaveLength(2);
    expect(await userBy(person.email)).toMatchObject({ password: expect.any(String) });
    await world.post.receive(person.email, 'School sign-in was added to your account');
  });

  test('takes an account over that never proved its address, and ends all other access', async () => {
    const squatter = await world.person();
    await world.db
      .updateTable('users')
      .set({ emailVerified: false })
      .where('id', '=', squatter.id)
      .execute();
    expect((await visitAs(squatter.email)).outcome).toEqual({ kind: 'signed-in' });
    expect(await userBy(squatter.email)).toMatchObject({ emailVerified: true, password: null });
    expect((await squatter.http('GET', '/api/user')).status).toBe(401);
  });

  test('is refused without a verified address, and where another account of it is linked', async () => {
    const refused = await visitAs('unverified.one@school.example');
    expect(refused.outcome).toMatchObject({
      ...{ kind: 'failed' },
      message: 'School has not verified this email address, so it cannot be used to sign in.',
    });
    const person = await world.person();
    await world.db
      .insertInto('userIdentities')
      .values({
        ...{ provider: 'school', subject: 'another', userId: person.id },
        linkedAt: world.clock.now(),
      })
      .execute();
    expect((await visitAs(person.email)).outcome).toMatchObject({
      message: 'This email address belongs to another School account here.',
    });
  });

  test('accepts an invitation of its address', async () => {
    const email = 'invited@school.example';
    await admin.calls.setting.change({ registration: 'invitation' });
    const content = Buffer.from(email).toString('base64');
    await admin.calls.invitation.importPeople({ content });
    expect((await visitAs(email)).outcome).toEqual({ kind: 'signed-in' });
    expect((await visitAs('stranger@school.example')).outcome).toMatchObject({
      message: 'Accounts of this site are opened by invitation only.',
    });
    await admin.calls.setting.change({ registration: 'open' });
    const { items } = await admin.calls.invitation.pending({});
    expect(items.map((item) => item.email)).not.toContain(email);
  });

  test('an answer for one provider is not accepted by another', async () => {
    const visit = new GoogleVisit(world);
    const back = await visit.signIn('mix@school.example', '/auth/school/start?popup=popup-name');
    // Refused before the code is sent to the other one.
    expect(await outcomeOf(visit, back.replace('/auth/school/', '/auth/club/'))).toMatchObject({
      message: 'This sign-in was started too long ago. Please try again.',
    });
    expect(await userBy('mix@school.example')).toBeUndefined();
  });

  test('one that is not configured says so', async () => {
    const answer = await world.guest.http('GET', '/auth/nobody/start?popup=popup-name');
    expect(answer.text).toContain('This way to sign in is not set up on this site.');
  });
});

describe('a member', () => {
  test('links an account with another address, and signs in with it', async () => {
    const person = await world.person();
    const other = 'private.address@club.example';
    expect(await link(person, other, 'club')).toEqual({ kind: 'redirected', to: '/profile' });
    const list = await person.calls.account.signInProviders();
    expect(list).toEqual([
      { id: 'google', name: 'Google', isLinked: false, isConfigured: true },
      { id: 'school', name: 'School', isLinked: false, isConfigured: true },
      { id: 'club', name: 'Chess Club', isLinked: true, isConfigured: true },
    ]);
    const { visit } = await visitAs(other, 'club');
    expect((await visit.open('/api/user')).json()).toMatchObject({ id: person.id });
    expect(await userBy(other)).toBeUndefined();
  });

  test('links none that another account has, that is not verified, or a second one', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    await link(ann, 'shared@club.example', 'club');
    expect(await link(bob, 'shared@club.example', 'club')).toMatchObject({
      message: 'This Chess Club account belongs to another account here.',
    });
    expect(await link(bob, 'unverified@club.example', 'club')).toMatchObject({ kind: 'failed' });
    expect(await link(ann, 'second@club.example', 'club')).toMatchObject({
      message: 'Another Chess Club account is linked. Please unlink it first.',
    });
    expect(await identitiesOf(bob.id)).toEqual([]);
  });

  test('links only shortly after a proof, and only in the session that began it', async () => {
    const person = await world.person();
    // Not the clock: the provider's tokens have the real time.
    await world.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 3_600_000), provenAt: null })
      .where('userId', '=', person.id)
      .execute();
    expect(await link(person, 'late@club.example', 'club')).toMatchObject({
      message: expect.stringContaining('Please confirm that it is you'),
    });
    const ann = await world.person();
    const visit = new GoogleVisit(world);
    visit.cookies.set(sessionCookie, ann.cookie.split(`${sessionCookie}=`)[1] ?? '');
    const back = await visit.signIn(
      'gone@club.example',
      `/auth/club/start?link=${ann.id}&redirect=/`,
    );
    visit.cookies.delete(sessionCookie);
    expect(await outcomeOf(visit, back)).toMatchObject({ kind: 'failed' });
    expect(await identitiesOf(ann.id)).toEqual([]);
  });

  test('a page of another account than the one that is signed in links nothing', async () => {
    const [shown, signedIn] = [await world.person(), await world.person()];
    for (const named of [shown.id, 'x', '']) {
      const visit = new GoogleVisit(world);
      visit.cookies.set(sessionCookie, signedIn.cookie.split(`${sessionCookie}=`)[1] ?? '');
      const start = await visit.open(`/auth/club/start?link=${named}&redirect=/profile`);
      expect(start.statusCode).toBe(200);
      expect(start.body).toContain('Another account is signed in in this browser now.');
    }
    expect(await identitiesOf(signedIn.id)).toEqual([]);
  });

  test('without a session, linking is refused and does not become a sign-in', async () => {
    const visit = new GoogleVisit(world);
    const start = await visit.open('/auth/club/start?link=1&redirect=/profile');
    expect(start.statusCode).toBe(200);
    expect(start.body).toContain('"message":"Please sign in first."');
    expect(start.body).toContain('/auth?redirect=%2Fprofile');
    expect([...visit.cookies.keys()]).toEqual([]);
  });

  test('unlinks one with a proof, but not the only way to sign in', async () => {
    const person = await world.person();
    await link(person, person.email);
    await world.post.receive(person.email);
    const wrong = person.calls.account.unlinkProvider({ provider: 'school', password: 'wrong' });
    await expect(wrong).rejects.toThrow('not your current password');
    await person.calls.account.unlinkProvider({ provider: 'school', password });
    expect(await identitiesOf(person.id)).toEqual([]);
    await world.post.receive(person.email, 'School sign-in was removed from your account');
    const { visit } = await visitAs('only@school.example');
    // One that is not configured any more is no way to sign in.
    const { id: userId = 0 } = (await userBy('only@school.example')) ?? {};
    await world.db
      .insertInto('userIdentities')
      .values({ userId, provider: 'gone', subject: 'only', linkedAt: world.clock.now() })
      .execute();
    const cookie = `${sessionCookie}=${visit.cookies.get(sessionCookie)}`;
    const only = await world.guest.http(
      'POST',
      '/trpc/account.unlinkProvider',
      { provider: 'school' },
      { cookie },
    );
    expect(only.status).toBe(409);
    expect(only.text).toContain('This is your only way to sign in.');
  });
});

test('unlinking a provider signs every other device out, also those that signed in with it', async () => {
  const person = await world.person();
  await link(person, person.email);
  const other = await visitAs(person.email);
  expect((await other.visit.open('/api/user')).statusCode).toBe(200);
  await person.calls.account.unlinkProvider({ provider: 'school', password });
  expect((await person.http('GET', '/api/user')).status).toBe(200);
  expect((await other.visit.open('/api/user')).statusCode).toBe(401);
});

describe('groups of a provider', () => {
  test('make an administrator and unmake one at each sign-in, with an entry in the audit trail', async () => {
    const email = 'head@school.example';
    groups.set(email, ['teachers', 'quiz-admins']);
    await visitAs(email);
    const head = await userBy(email);
    expect(head?.isAdmin).toBe(true);
    const trail = await admin.calls.audit.page({ kind: 'users', rowId: head?.id });
    expect(trail.items[0]).toMatchObject({
      ...{ call: 'sign-in: school', actorId: null, action: 'changed' },
      after: { is_admin: true },
    });
    groups.set(email, ['teachers']);
    await visitAs(email);
    expect((await userBy(email))?.isAdmin).toBe(false);
  });

  test('of another provider, or with another name, mean nothing', async () => {
    const email = 'club.head@club.example';
    groups.set(email, ['quiz-admins']);
    await visitAs(email, 'club');
    expect((await userBy(email))?.isAdmin).toBe(false);
    const near = 'near@school.example';
    groups.set(near, ['quiz-admins-2', 'Quiz-Admins']);
    await visitAs(near);
    expect((await userBy(near))?.isAdmin).toBe(false);
  });

  test('give each role by groups of its own, and take away only what they gave', async () => {
    const email = 'coach@school.example';
    const rolesNow = async () => {
      const { isAdmin, isAuthor, isTeacher } = (await userBy(email)) ?? roleColumns([]);
      return rolesOf({ isAdmin, isAuthor, isTeacher });
    };
    groups.set(email, ['substitutes', 'writers']);
    await visitAs(email);
    expect(await rolesNow()).toEqual(['author', 'teacher']);
    const { id = 0 } = (await userBy(email)) ?? {};
    await admin.calls.account.setRoles({ id, roles: ['teacher'], password });
    groups.set(email, ['substitutes']);
    await visitAs(email);
    expect(await rolesNow()).toEqual(['teacher']);
    await admin.calls.account.setRoles({ id, roles: ['author', 'teacher'], password });
    groups.set(email, []);
    await visitAs(email);
    expect(await rolesNow()).toEqual(['author']);
  });

  test('do not take away a role that an administrator has given', async () => {
    const given = await world.person({ isAdmin: true });
    await visitAs(given.email);
    expect((await userBy(given.email))?.isAdmin).toBe(true);
  });

  test('take the role away with the link', async () => {
    const email = 'leaver@school.example';
    groups.set(email, ['quiz-admins']);
    const person = await world.person({ email });
    await visitAs(email);
    expect((await userBy(email))?.isAdmin).toBe(true);
    await person.calls.account.unlinkProvider({ provider: 'school', password });
    expect((await userBy(email))?.isAdmin).toBe(false);
  });
});
