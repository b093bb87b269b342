/**
 * Packages that the built server loads as they are: they have binaries, or are large and seldom needed. The image
 * contains them.
 */
export const besideTheBundle = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  // Loaded with the first picture only.
  'sharp',
  // Loaded with the first sound only.
  'music-metadata',
  // Loaded with the first new password only.
  '@zxcvbn-ts/language-common',
];

/** Packages that only the development server loads, or that are not installed. */
export const notInProduction = ['@fastify/middie', 'pg-native', 'vite'];
