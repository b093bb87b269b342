import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manageAccount } from '#scripts/account.ts';
import { awardCertificates } from '#server/features/certificate/workflows/award.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz, makeSeries } from '#tests/support/catalogue.ts';
import { openHttpsFront } from '#tests/support/https-front.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let front: Awaited<ReturnType<typeof openHttpsFront>>;
let world: World;
let admin: Person;
let folder: string;
beforeAll(async () => {
  front = await openHttpsFront();
  world = await createWorld({ publicUrl: front.url });
  front.serve(world.app);
  admin = await world.person({ isAdmin: true });
  folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-credential-'));
  writeFileSync(path.join(folder, 'ca.pem'), front.cert);
});
afterAll(async () => {
  await world.close();
  front.close();
  rmSync(folder, { recursive: true });
});

/** A learner with a certificate, and its credential. */
async function holder() {
  const quiz = await makeQuiz(world, { questions: 1, title: 'Rivers' });
  const series = await makeSeries(world, [quiz.id]);
  await admin.calls.certificate.choose({ id: series.id, gives: true });
  const learner = await world.person();
  const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await tallyAttempts(world.db, world.clock.now());
  await awardCertificates(world.db, world.clock.now());
  const [certificate] = await learner.calls.certificate.mine();
  const id = certificate?.id ?? '';
  const answer = await world.guest.http('GET', `/api/certificates/${id}/credential`);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/vc+jwt' } });
  return { learner, id, jwt: answer.text };
}

/** What libraries of others say of a credential. */
async function verdict(jwt: string): Promise<string> {
  const script = path.resolve(import.meta.dirname, '../../../support/verify-credential.mjs');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem') };
  const { stdout } = await promisify(execFile)(process.execPath, [script, jwt], { env });
  return stdout.trim();
}

/** The same credential with a changed payload. */
function tampered(jwt: string, from: string, to: string): string {
  const [head = '', payload = '', signature = ''] = jwt.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace(from, to);
  expect(changed).toContain(to);
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}

const WithStatusIndex = z.object({
  credentialStatus: z.object({ statusListIndex: z.coerce.number() }),
});
const WithList = z.object({ credentialSubject: z.object({ encodedList: z.string() }) });

const payloadOf = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

const verify = async (text: string) => world.guest.calls.certificate.verify({ text });

describe('the credential of a certificate', () => {
  test('is verified by independent libraries, until it is revoked or its certificate erased', async () => {
    const { jwt, id } = await holder();
    const other = await holder();
    const erased = await holder();
    for (const each of [jwt, other.jwt, erased.jwt]) expect(await verdict(each)).toBe('valid');
    await admin.calls.certificate.revoke({ id, reason: 'By mistake' });
    await world.db.deleteFrom('users').where('id', '=', erased.learner.id).execute();
    expect(await verdict(jwt)).toBe('revoked');
    expect(await verdict(erased.jwt)).toBe('revoked');
    expect(await verdict(other.jwt)).toBe('valid');
  });

  test('does not count as revoked in a list that was read before it was awarded', async () => {
    await holder();
    const { text: listBefore } = await world.guest.http('GET', '/api/certificate-status/0');
    const { jwt } = await holder();
    const index = WithStatusIndex.parse(payloadOf(jwt)).credentialStatus.statusListIndex;
    const { encodedList } = WithList.parse(payloadOf(listBefore)).credentialSubject;
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    expect((bits[index >> 3] ?? 255) & (128 >> (index & 7))).toBe(0);
  });

  test('is refused by them once anything in it was changed', async () => {
    const { jwt, learner } = await holder();
    const otherName = tampered(jwt, learner.username, 'Mallory');
    expect(await verdict(otherName)).toMatch(/^not genuine: .*invalid_signature/);
    const otherIndex = tampered(jwt, '"statusListIndex":"', '"statusListIndex":"9');
    expect(await verdict(otherIndex)).toMatch(/^not genuine: .*invalid_signature/);
  });

  test('stays genuine when the key is replaced', async () => {
    const { jwt, id } = await holder();
    await manageAccount(world.db, ['new-certificate-key']);
    const again = await world.guest.http('GET', `/api/certificates/${id}/credential`);
    expect(again.text).not.toBe(jwt);
    for (const each of [jwt, again.text]) expect(await verdict(each)).toBe('valid');
    const document = await world.guest.http('GET', '/.well-known/did.json');
    expect(document.text).not.toContain('"d"');
  });

  test('is not genuine any more when others know the key, until it is downloaded again', async () => {
    const { jwt, id } = await holder();
    await manageAccount(world.db, ['new-certificate-key', '--compromised']);
    expect(await verdict(jwt)).toMatch(/^not genuine/);
    expect(await verify(jwt)).toEqual({ state: 'unknown', because: 'bad-signature' });
    const again = await world.guest.http('GET', `/api/certificates/${id}/credential`);
    expect(await verdict(again.text)).toBe('valid');
  });

  test('is valid while the account is suspended, without the name', async () => {
    const { jwt, learner } = await holder();
    await world.db
      .updateTable('users')
      .set({ accountStatus: 'suspended', suspendedReason: 'other', suspendedAt: world.clock.now() })
      .where('id', '=', learner.id)
      .execute();
    expect(await verdict(jwt)).toBe('valid');
    expect(await verify(jwt)).toMatchObject({ state: 'valid', certificate: { name: null } });
  });

  test('has no mail address', async () => {
    const { jwt, learner } = await holder();
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString();
    expect(payload).toContain(learner.username);
    expect(payload).not.toContain('@example.com');
  });
});

describe('the page that verifies', () => {
  test('says of a credential and of an address that it is valid, or why not', async () => {
    const { jwt, id, learner } = await holder();
    expect(await verify(jwt)).toMatchObject({
      ...{ state: 'valid', by: 'signature', certificate: { id, name: learner.username } },
    });
    const address = `${front.url}/certificate/${id}`;
    expect(await verify(address)).toMatchObject({ state: 'valid', by: 'link' });
    await learner.calls.certificate.share({ id, sharing: 'private' });
    expect(await verify(address)).toEqual({ state: 'unknown', because: 'not-found' });
    expect(await verify(jwt)).toMatchObject({ state: 'valid', certificate: { name: null } });
    await learner.calls.certificate.giveUp({ id });
    expect(await verify(jwt)).toMatchObject({
      state: 'revoked',
      certificate: { revocation: { by: 'learner' } },
    });
    await world.db.deleteFrom('users').where('id', '=', learner.id).execute();
    expect(await verify(jwt)).toEqual({ state: 'removed' });
  });

  test('knows nothing of what was changed, of other issuers, and of other texts', async () => {
    const { jwt, learner } = await holder();
    const list = await world.guest.http('GET', '/api/certificate-status/0');
    const cases = [
      [list.text, 'unreadable'],
      [tampered(jwt, learner.username, 'Mallory'), 'bad-signature'],
      [tampered(jwt, '"iss":"did:web:', '"iss":"did:web:other.'), 'other-issuer'],
      ['a.b.c', 'unreadable'],
      ['hello', 'unreadable'],
      [`https://other.example/certificate/${crypto.randomUUID()}`, 'other-site'],
      [crypto.randomUUID(), 'not-found'],
    ];
    for (const [text = '', because] of cases)
      expect(await verify(text)).toEqual({ state: 'unknown', because });
  });
});
