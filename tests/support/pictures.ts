import sharp from 'sharp';

/** A picture of one colour that is darker on its right half. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b82f6' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: '#1e3a8a' },
      },
      gravity: 'east',
    },
  ]);

/** A photo as a phone takes it: turned, with the place where it was taken. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  drawn(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 50/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A moving picture: each frame has a brightness of its own. */
export async function movingPicture(frames: number, size: number): Promise<Buffer> {
  const each = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({
        create: {
          width: size,
          height: size,
          channels: 3,
          background: `hsl(210, 50%, ${(index * 97) % 100}%)`,
        },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(each, { join: { animated: true } })
    .gif()
    .toBuffer();
}
