import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/kernel/transaction.ts';
import { bytesOfMegabyte } from '#shared/features/upload/schema.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { drawn, movingPicture, photo } from '#tests/support/pictures.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Person, password } from '#tests/support/world.ts';

const day = 86_400_000;

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const contentOf = (bytes: Uint8Array | string) => ({
  content: Buffer.from(bytes).toString('base64'),
});

let side = 200;
/** A picture whose middle no other test has. */
const picture = async () => {
  side += 1;
  return contentOf(await drawn(500, side).png().toBuffer());
};

const set = async (person: Person, content?: { content: string }) =>
  (await person.calls.upload.setProfilePicture(content ?? (await picture()))).address;

const statusOf = async (address: string) => (await world.app.inject({ url: address })).statusCode;

/** Waits for the job that deletes files. */
const gone = (address: string) =>
  expect.poll(() => statusOf(address), { timeout: 30_000, interval: 200 }).toBe(404);

const pictureOf = async (person: Person) => (await person.calls.account.profile()).profilePicture;

describe('a member uploads the own picture', () => {
  test('of which the middle is stored as a square that does not move, without place and camera', async () => {
    const member = await world.person();
    for (const [bytes, side] of [
      [await photo(1500, 1000), 480],
      [await movingPicture(4, 600), 480],
      [await drawn(300, 120).png().toBuffer(), 120],
    ] as const) {
      const answer = await member.http('PUT', '/api/profile/picture', contentOf(bytes));
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({ width: side, height: side });
      const address = (await pictureOf(member)) ?? '';
      expect(address).toMatch(new RegExp(`^/files/[0-9a-f]{64}-${side}x${side}\\.webp$`));
      const file = await world.app.inject({ url: address });
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      const found = await sharp(file.rawPayload).metadata();
      expect(found).toMatchObject({ format: 'webp', width: side, height: side });
      expect([found.exif, found.pages]).toEqual([undefined, undefined]);
    }
    const address = await pictureOf(member);
    expect((await member.calls.account.current()).photoURL).toBe(address);
    expect((await member.calls.account.exportData()).profile.profilePicture).toBe(address);
  });

  test('and can send the profile back as it was read, but not the picture of another member', async () => {
    const [member, other] = [await world.person(), await world.person()];
    const address = await set(member);
    const save = (person: Person, profilePicture: string | null) =>
      person.http('PATCH', '/api/profile', { profilePicture });
    expect((await save(member, address)).status).toBe(200);
    const refused = await save(other, address);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { profilePicture: 'Please upload a picture' } });
    expect(await pictureOf(other)).toBeNull();
  });

  test('and others cannot: a guest, or a token that may only read', async () => {
    const body = await picture();
    expect((await world.guest.http('PUT', '/api/profile/picture', body)).status).toBe(401);
    const member = await world.person();
    const { token } = await member.calls.account.createAccessToken({
      name: 'reader',
      scope: 'read',
      expiresInDays: 30,
      password,
    });
    const read = await world.guest.http('PUT', '/api/profile/picture', body, {
      authorization: `Bearer ${token}`,
    });
    expect(read.status).toBe(403);
  });
});

describe('refused is', () => {
  test('what is no picture, and a member’s upload for anything else', async () => {
    const member = await world.person();
    const before = await set(member);
    const svg = contentOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const answer = await member.http('PUT', '/api/profile/picture', svg);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Only pictures in JPEG, PNG, WebP, GIF and AVIF');
    expect((await member.http('POST', '/api/admin/pictures', await picture())).status).toBe(403);
    expect(await pictureOf(member)).toBe(before);
  });

  test('one for which the site has no room, and the picture before stays', async () => {
    const member = await world.person();
    const before = await set(member);
    await world.db
      .insertInto('uploads')
      .values({
        sha256: 'f'.repeat(64),
        ...{ mime: 'image/webp', bytes: bytesOfMegabyte, width: 1, height: 1, fileName: 'large' },
        createdBy: member.id,
        uploadedAt: world.clock.now(),
      })
      .execute();
    await admin.calls.setting.change({ authorUploadMegabytes: 1 });
    await expect(set(member)).rejects.toThrow('Your pictures and sounds may have 1 MB together');
    await admin.calls.setting.change({ authorUploadMegabytes: 2000 });
    expect(await pictureOf(member)).toBe(before);
    expect(await statusOf(before)).toBe(200);
  });

  test('the 21st in an hour, for each member', async () => {
    const [member, other] = [await world.person(), await world.person()];
    const same = await picture();
    for (let count = 0; count < 20; count += 1) await set(member, same);
    await expect(set(member, same)).rejects.toMatchObject({ failure: 'too-many-requests' });
    await set(other, same);
  });
});

describe('a file is deleted', () => {
  test('when another picture replaces it, or it is removed, and nothing else shows it', async () => {
    const member = await world.person();
    const first = await set(member);
    const second = await set(member);
    await gone(first);
    expect(await statusOf(second)).toBe(200);
    await member.http('PATCH', '/api/profile', { profilePicture: null });
    await gone(second);
  });

  test('not while another member has the same, nor while a question shows it', async () => {
    const [member, other] = [await world.person(), await world.person()];
    const { questionIds } = await makeQuiz(world);
    const [shared, asked] = [await picture(), await picture()];
    const both = await set(member, shared);
    await set(other, shared);
    const shown = await set(member, asked);
    const [id = 0] = questionIds;
    expect((await admin.http('PUT', `/api/questions/${id}`, { imageUrl: shown })).status).toBe(200);
    const last = await set(member);
    const { items } = await admin.calls.upload.page({});
    const uses = (address: string) => items.find((each) => each.address === address)?.uses;
    expect(uses(both)).toMatchObject([{ kind: 'profile', id: other.id, title: other.username }]);
    expect(uses(last)).toMatchObject([{ kind: 'profile', id: member.id }]);
    // The next one to go shows that the job has run.
    await set(member);
    await gone(last);
    expect([await statusOf(both), await statusOf(shown)]).toEqual([200, 200]);
  });

  test('not if an author has uploaded the same for a text that is not saved yet', async () => {
    const author = await world.person({ roles: ['author'] });
    // Small and square, so that it is the same picture both times.
    const square = contentOf(await drawn(77, 77).png().toBuffer());
    const address = await set(author, square);
    expect((await author.calls.upload.addPicture(square)).address).toBe(address);
    const next = await set(author);
    await set(author);
    await gone(next);
    expect(await statusOf(address)).toBe(200);
  });

  test('with the account', async () => {
    const member = await world.person();
    const address = await set(member);
    await member.calls.account.deleteAccount({ password });
    expect(await statusOf(address)).toBe(200);
    world.clock.advance(40 * day);
    await inTransaction(world.db, (tx) => world.services.jobs.enqueue(tx, 'purge-accounts', {}));
    await gone(address);
    const left = world.db.selectFrom('uploads').where('isProfilePicture', '=', true);
    expect(await left.where('createdBy', 'is', null).select('id').execute()).toEqual([]);
  });

  test('of the account that goes in a merge, unless the other has none', async () => {
    const boss = await world.person({ isAdmin: true });
    const [keep, twin, third] = [await world.person(), await world.person(), await world.person()];
    const of = { twin: await set(twin), third: await set(third) };
    const merge = (goneId: number) => boss.calls.merge.run({ keepId: keep.id, goneId, password });
    await merge(twin.id);
    expect(await pictureOf(keep)).toBe(of.twin);
    await merge(third.id);
    await gone(of.third);
    expect(await pictureOf(keep)).toBe(of.twin);
    expect(await statusOf(of.twin)).toBe(200);
  });
});
