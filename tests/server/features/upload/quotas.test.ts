import { expect, test } from 'vitest';
import { bytesOfMegabyte } from '#shared/features/upload/schema.ts';
import { drawn } from '#tests/support/pictures.ts';
import { wave } from '#tests/support/sounds.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A picture of this width, with a content of its own. */
const picture = async (width: number) => ({
  content: base64(await drawn(width, 200).png().toBuffer()),
});

/** Fills the quota of an account up to these bytes, by a row whose files do not matter. */
const fill = (world: World, { id }: Pick<Person, 'id'>, bytes: number) =>
  world.db
    .insertInto('uploads')
    .values({
      sha256: id.toString(16).padStart(64, '0'),
      ...{ mime: 'image/webp', bytes, width: 1, height: 1, fileName: 'large.png' },
      createdBy: id,
      uploadedAt: world.clock.now(),
    })
    .execute();

test('who has no room left is refused by a message that names the quota, and others are not', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const author = await world.person({ roles: ['author'] });
  await admin.calls.setting.change({ authorUploadMegabytes: 1 });
  const stored = await picture(300);
  await author.calls.upload.addPicture(stored);
  await fill(world, author, bytesOfMegabyte);
  const reason = 'Your pictures and sounds may have 1 MB together';
  await expect(author.calls.upload.addPicture(await picture(301))).rejects.toThrow(reason);
  await expect(author.calls.upload.addSound({ content: base64(wave(1)) })).rejects.toThrow(reason);
  // What is stored takes no more room when it comes again.
  await author.calls.upload.addPicture(stored);
  await admin.calls.upload.addPicture(await picture(302));
  const usage = await author.calls.upload.usage();
  expect(usage.own.most).toBe(bytesOfMegabyte);
  expect(usage.own.bytes).toBeGreaterThan(bytesOfMegabyte);
  expect(usage.site.bytes).toBeGreaterThan(usage.own.bytes);
});

test('the quota of the site holds for everybody together', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const author = await world.person({ roles: ['author'] });
  await admin.calls.setting.change({ siteUploadMegabytes: 1 });
  await fill(world, admin, bytesOfMegabyte);
  await expect(author.calls.upload.addPicture(await picture(300))).rejects.toThrow(
    'The pictures and sounds of the site may have 1 MB together',
  );
});

test('of two uploads at once that have room for one, one is refused', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const author = await world.person({ roles: ['author'] });
  const first = await admin.calls.upload.addPicture(await picture(310));
  await admin.calls.setting.change({ authorUploadMegabytes: 1 });
  for (let round = 0; round < 5; round += 1) {
    await world.db.deleteFrom('uploads').where('createdBy', '=', author.id).execute();
    await fill(world, author, bytesOfMegabyte - Math.round(first.bytes * 1.5));
    const uploads = await Promise.all([picture(311 + 2 * round), picture(312 + 2 * round)]);
    const ended = await Promise.allSettled(
      uploads.map((upload) => author.calls.upload.addPicture(upload)),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { own } = await author.calls.upload.usage();
    expect(own.bytes).toBeLessThanOrEqual(bytesOfMegabyte);
  }
});
