import { expect, test } from 'vitest';
import { filesOfPicture, isPictureAddress, storedSizes } from '#shared/kernel/media/own-picture.ts';
import { ClearablePictureUrl } from '#shared/kernel/text/text-input.ts';

const sha256 = 'ab'.repeat(32);

test('a picture is stored in its own width and in the smaller ones', () => {
  expect(storedSizes({ width: 1920, height: 1080 })).toEqual([
    { width: 480, height: 270 },
    { width: 960, height: 540 },
    { width: 1920, height: 1080 },
  ]);
  expect(storedSizes({ width: 480, height: 10 })).toEqual([{ width: 480, height: 10 }]);
  expect(storedSizes({ width: 1900, height: 1 })).toMatchObject([
    { width: 480, height: 1 },
    { width: 960, height: 1 },
    { width: 1900, height: 1 },
  ]);
});

test('its address alone has its size and its files', () => {
  expect(filesOfPicture(`/files/${sha256}-960x400.webp`)).toEqual({
    width: 960,
    height: 400,
    files: [
      { width: 480, height: 200, address: `/files/${sha256}-480x200.webp` },
      { width: 960, height: 400, address: `/files/${sha256}-960x400.webp` },
    ],
  });
  expect(filesOfPicture('https://example.com/a.webp')).toBeUndefined();
});

test.each([`/files/${sha256}-960x400.webp`, 'https://example.com/a.webp'])(
  '%s is an address of a picture',
  (address) => {
    expect(isPictureAddress(address)).toBe(true);
    expect(ClearablePictureUrl.parse(address)).toBe(address);
  },
);

test.each([
  `/files/${sha256}-960x400.svg`,
  `/files/${sha256}-0x400.webp`,
  `/files/../${sha256}-960x400.webp`,
  `//files/${sha256}-960x400.webp`,
  `http://example.com/files/${sha256}-960x400.webp`,
  '/admin',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(isPictureAddress(address)).toBe(false);
  const { error } = ClearablePictureUrl.safeParse(address);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Must be a valid https URL']);
});
