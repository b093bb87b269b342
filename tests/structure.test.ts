import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeProcedures, listRestOperations } from '#server/http/rest/operations.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import {
  type Import,
  parseSource,
  readSourceTree,
  root,
  type SourceFile,
} from './support/source-tree.ts';

/** The structure rules of ARCHITECTURE.md. A failing test lists every violation. */
const files = readSourceTree();
const under = (...folders: string[]) =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

/** Every import in `sources` that `isWrong`, as `file -> target`. */
function wrongImports(
  sources: SourceFile[],
  isWrong: (found: Import, from: SourceFile) => boolean,
): string[] {
  return sources.flatMap((from) =>
    from.imports
      .filter((found) => isWrong(found, from))
      .map((found) => `${from.path} -> ${found.specifier}`),
  );
}

const leadsInto = (found: Import, ...folders: string[]) =>
  folders.some((folder) => found.file?.startsWith(`${folder}/`));

test('the parser of the sources finds what the rules check', () => {
  const bad = parseSource(
    'src/web/x.ts',
    `import { appRouter } from '#server/router.ts';
     import type { A } from './a.ts';
     export * from './b.ts';
     // @ts-ignore
     const a = appRouter as any;
     const b = <string>a!;
     const c = [1] as const; // any
     db.selectFrom('users');
     sql\`select from quiz_stats\`;`,
  );
  expect(bad.imports.map(({ file, typeOnly }) => [file, typeOnly])).toEqual([
    ['src/server/router.ts', false],
    ['src/web/a.ts', true],
    ['src/web/b.ts', false],
  ]);
  expect(bad.reExports).toBe(1);
  expect(bad.holes).toHaveLength(4);
  expect(bad.suppressions).toHaveLength(1);
  expect(bad.calledMethods).toContain('selectFrom');
  expect([...bad.sqlNames]).toEqual(['users', 'quizStats']);
  expect(files.length).toBeGreaterThan(150);
});

test('the web takes from the server only the type of its router, in one file', () => {
  const wrong = wrongImports(under('src/web'), (found, from) => {
    if (!leadsInto(found, 'src/server')) return false;
    const allowed =
      from.path === 'src/web/trpc.ts' && found.typeOnly && found.names.join() === 'AppRouter';
    return !allowed;
  });
  expect(wrong).toEqual([]);
});

test('the web uses nothing that a site without https or a blocked storage lacks', () => {
  const early = 'src/web/display/early-display.ts';
  const wrong = under('src/web', 'src/shared').flatMap(({ path: file, calledMethods }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const isBare = file !== early && /\b(?:local|session)Storage\s*[.[?]/.test(text);
    return calledMethods.has('randomUUID') || isBare ? [file] : [];
  });
  expect(wrong).toEqual([]);
});

test('the web does not import the database or scripts, and Node.js only where pages are rendered', () => {
  const wrong = wrongImports(
    under('src/web'),
    (found, from) =>
      leadsInto(found, 'db', 'scripts') ||
      (found.specifier.startsWith('node:') && from.path !== 'src/web/entry-server.tsx') ||
      ['kysely', 'pg', 'fastify'].includes(found.specifier),
  );
  expect(wrong).toEqual([]);
});

test('the server imports from the web only the types of the page renderer', () => {
  const wrong = wrongImports(
    under('src/server'),
    (found, from) =>
      leadsInto(found, 'src/web') &&
      !(
        /^src\/server\/http\/pages\/(built-assets|page|renderer)\.ts$/.test(from.path) &&
        found.typeOnly
      ),
  );
  expect(wrong).toEqual([]);
});

test('shared imports zod and shared, nothing else', () => {
  const wrong = wrongImports(
    under('src/shared'),
    (found) => found.specifier !== 'zod' && !leadsInto(found, 'src/shared'),
  );
  expect(wrong).toEqual([]);
});

test('db imports shared and db, and a migration imports no code of the app', () => {
  const outside = wrongImports(
    under('db'),
    (found) => found.file !== undefined && !leadsInto(found, 'db', 'src/shared'),
  ).filter((line) => !line.startsWith('db/seed/'));
  const migrations = under('db/migrations').filter(({ path }) => !path.endsWith('registry.ts'));
  const inMigrations = wrongImports(
    migrations,
    (found) => found.file !== undefined && !leadsInto(found, 'db/migrations'),
  );
  expect([...outside, ...inMigrations]).toEqual([]);
});

test('a kernel imports no feature', () => {
  const wrong = [
    ...wrongImports(under('src/server/kernel'), (found) => leadsInto(found, 'src/server/features')),
    ...wrongImports(under('src/shared/kernel'), (f) => leadsInto(f, 'src/shared/features')),
    ...wrongImports(under('src/web/ui'), (f) => leadsInto(f, 'src/web/features', 'src/web/routes')),
  ];
  expect(wrong).toEqual([]);
});

test('nothing imports tests', () => {
  expect(wrongImports(under('src', 'db', 'scripts'), (f) => leadsInto(f, 'tests'))).toEqual([]);
});

/** A feature imports only those to its left. */
const features = [
  'account',
  'notice',
  'draft',
  'upload',
  'category',
  'question',
  'quiz',
  'exchange',
  'exception',
  'attempt',
  'progress',
  'regrade',
  'quality',
  'stars',
  'practice',
  'explanation',
  'comment',
  'series',
  'certificate',
  'achievement',
  'classroom',
  'marking',
  'invitation',
  'merge',
  'blog',
  'testimonial',
  'contact',
  'setting',
  'audit',
];
const featureOf = (path: string | undefined) => /\/features\/([^/]+)\//.exec(path ?? '')?.[1];

test('every feature folder has a listed name', () => {
  const onlyOnTheWeb = ['home', 'legal'];
  const unknown = files
    .map(({ path }) => ({ path, feature: featureOf(path) }))
    .filter(({ feature }) => feature !== undefined && !features.includes(feature))
    .filter(({ path, feature }) => !(path.includes('web/') && onlyOnTheWeb.includes(feature ?? '')))
    .map(({ path }) => path);
  expect(unknown, 'A new feature has its place in the list `features` above').toEqual([]);
});

test('on the server and in shared a feature imports only features to its left', () => {
  const wrong = wrongImports(under('src/server/features', 'src/shared/features'), (found, from) => {
    const own = features.indexOf(featureOf(from.path) ?? '');
    const other = featureOf(found.file);
    return other !== undefined && features.indexOf(other) > own;
  });
  expect(wrong).toEqual([]);
});

test('on the web features do not import one another, and nothing but routes imports routes', () => {
  const acrossFeatures = wrongImports(under('src/web/features'), (found, from) => {
    if (!leadsInto(found, 'src/web/features')) return false;
    return featureOf(found.file) !== featureOf(from.path);
  });
  const routes = wrongImports(
    under('src/web').filter(({ path }) => !path.startsWith('src/web/routes/')),
    (found) => leadsInto(found, 'src/web/routes'),
  );
  expect([...acrossFeatures, ...routes]).toEqual([]);
});

test('a feature on the server consists of files and folders with known names', () => {
  // `formats`: how files of other systems are read and written, in the feature that exchanges them; a large one has a folder.
  const file = String.raw`(?:router|guards|queries|mutations|views|rest|(?:workflows|formats(?:/[a-z]+)?)/[a-z]+(?:-[a-z\d]+)*)\.ts`;
  // `quiz/guards.ts`, or with folders for parts of the feature: `quiz/bulk/mutations.ts`.
  const known = new RegExp(
    `^src/server/features/[a-z]+/(?:(?!workflows/)[a-z]+(?:-[a-z]+)*/){0,2}${file}$`,
  );
  const unknown = under('src/server/features').filter(({ path }) => !known.test(path));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

test('no folder of the sources has more than 25 files', () => {
  const folders = Map.groupBy(under('src', 'db', 'scripts'), (file) => path.dirname(file.path));
  const large = [...folders]
    // One file per migration and per route.
    .filter(([folder]) => folder !== 'db/migrations' && !folder.startsWith('src/web/routes'))
    .filter(([, inFolder]) => inFolder.length > 25)
    .map(([folder, inFolder]) => `${folder}: ${inFolder.length}`);
  expect(large).toEqual([]);
});

test('a relative import goes at most one folder up; other files are imported from the root', () => {
  expect(wrongImports(files, ({ specifier }) => specifier.startsWith('../../'))).toEqual([]);
});

test('queries are built only under db and in queries and mutations', () => {
  const builders = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
  const isHome = (path: string) =>
    /\/features\/[^/]+\/(?:[^/]+\/){0,2}(?:queries|mutations)\.ts$/.test(path);
  const wrong = under('src').filter(
    (file) =>
      !isHome(file.path) &&
      (builders.some((name) => file.calledMethods.has(name)) ||
        file.imports.some(({ specifier, typeOnly }) => specifier === 'kysely' && !typeOnly)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** The feature that reads and writes each table; others use its queries and the parts of queries it exports. */
const owners: Record<string, string[]> = {
  account: [
    'users',
    'sessions',
    'accessTokens',
    'authenticatorApps',
    'passkeys',
    'recoveryCodes',
    'accessibilityProfiles',
    'addressUndos',
    'passwordResetTokens',
    'invitations',
    'userIdentities',
    'signingKeys',
    'usedChallenges',
    'usedIdTokens',
    'rateLimits',
    'socialShares',
    'quizFeedback',
    'pastTimeZones',
  ],
  notice: ['notices', 'noticeChoices', 'noticeTimes', 'noticePushes', 'pushSubscriptions'],
  draft: ['drafts'],
  upload: ['uploads', 'removedFiles'],
  category: ['categories', 'subCategories', 'categoryRedirects'],
  question: ['tags', 'questionTags', 'drawTags'],
  quiz: [
    'quizzes',
    'questions',
    'questionVersions',
    'quizStats',
    'quizDraws',
    'quizLinks',
    'accessLinks',
    'accessOpenings',
    'editorPresences',
  ],
  exchange: ['imports'],
  exception: ['exceptions', 'classExceptions'],
  attempt: [
    'quizAttempts',
    'answers',
    'answerEvents',
    'answerMarks',
    'reopenWishes',
    'shareLinks',
    'sharedTrials',
    'challenges',
    'challengeAttempts',
  ],
  progress: ['quizBests', 'standings', 'weekStandings', 'leagueOptOuts'],
  regrade: ['regrades', 'regradedAttempts'],
  quality: ['questionQuality', 'questionReports'],
  stars: ['quizStars'],
  comment: ['questionComments', 'commentReports'],
  practice: [
    'practiceAnswers',
    'practiceSettings',
    'practiceSprints',
    'dailyAnswers',
    'questionRatings',
    'learnerRatings',
    'goalDays',
    'goalChecks',
    'pastGoals',
    'reminderChecks',
    'bookmarks',
    'questionNotes',
  ],
  classroom: [
    'classes',
    'classMembers',
    'classTeachers',
    'presences',
    'assignments',
    'assignmentMembers',
    'gradebookEntries',
    'gradebookChanges',
  ],
  series: ['series', 'seriesQuizzes'],
  achievement: ['userAchievements', 'achievementChecks'],
  certificate: ['seriesCertificates', 'seriesVersions', 'certificates', 'certificateChecks'],
  blog: ['blogPosts', 'blogPostViews', 'visitorKeys'],
  testimonial: ['testimonials'],
  contact: ['contactMessages', 'contactReplies'],
  setting: ['settings'],
  audit: ['auditEntries'],
};

/** Files that name tables of another feature, and why. */
const foreignTables: { file: string; tables: string[]; reason: string }[] = [
  {
    file: 'account/erasure/mutations.ts',
    tables: [
      'quizAttempts',
      'answers',
      'answerEvents',
      'answerMarks',
      'quizStars',
      'contactMessages',
    ],
    reason: 'erasing a person covers every table that refers to them, in one transaction',
  },
  {
    file: 'account/export/attempts/queries.ts',
    tables: ['quizAttempts', 'answers', 'answerEvents', 'answerMarks', 'quizzes'],
    reason: 'an export covers every table that refers to the person; account is left of them all',
  },
  {
    file: 'account/export/classes/queries.ts',
    tables: [
      'quizzes',
      'classes',
      'classMembers',
      'classTeachers',
      'assignments',
      'assignmentMembers',
      'gradebookEntries',
      'gradebookChanges',
      'series',
      'exceptions',
      'classExceptions',
    ],
    reason: 'an export covers every table that refers to the person; account is left of them all',
  },
  {
    file: 'account/export/contributions/queries.ts',
    tables: [
      'testimonials',
      'questionReports',
      'questionComments',
      'commentReports',
      'quizStars',
      'contactMessages',
      'contactReplies',
      'blogPosts',
      'drafts',
      'quizzes',
      'uploads',
      'imports',
      'shareLinks',
    ],
    reason: 'an export covers every table that refers to the person; account is left of them all',
  },
  {
    file: 'account/export/notices/queries.ts',
    tables: [
      'notices',
      'noticeChoices',
      'noticeTimes',
      'pushSubscriptions',
      'quizAttempts',
      'quizzes',
      'reopenWishes',
    ],
    reason: 'an export covers every table that refers to the person; account is left of them all',
  },
  {
    file: 'account/export/practice/queries.ts',
    tables: [
      'challenges',
      'accessOpenings',
      'practiceAnswers',
      'practiceSettings',
      'practiceSprints',
      'bookmarks',
      'questionNotes',
      'dailyAnswers',
      'learnerRatings',
      'categories',
      'tags',
      'goalDays',
      'weekStandings',
      'leagueOptOuts',
      'pastGoals',
      'certificates',
      'seriesVersions',
      'userAchievements',
    ],
    reason: 'an export covers every table that refers to the person; account is left of them all',
  },
  {
    file: 'upload/queries.ts',
    tables: [
      'questions',
      'questionVersions',
      'quizzes',
      'subCategories',
      'series',
      'blogPosts',
      'drafts',
      'settings',
      'shareLinks',
      'users',
    ],
    reason: 'whether anything shows a picture decides over its deletion, in one statement',
  },
  {
    file: 'category/queries.ts',
    tables: ['quizzes', 'quizAttempts', 'series'],
    reason: 'categories are listed with the number of things in them, in one statement',
  },
  {
    file: 'category/mutations.ts',
    tables: ['quizzes', 'quizDraws', 'series'],
    reason:
      'a removed category is taken out of deleted quizzes and takes its series with it; no quiz may draw from it',
  },
  {
    file: 'category/merging/queries.ts',
    tables: ['quizzes', 'assignments', 'series', 'blogPosts', 'quizDraws'],
    reason: 'the preview of a merge counts everything that refers to a category',
  },
  {
    file: 'category/merging/mutations.ts',
    tables: ['quizzes', 'series', 'blogPosts', 'quizDraws', 'userAchievements', 'learnerRatings'],
    reason:
      'everything that refers to a merged category refers to the other one, in one transaction',
  },
  {
    file: 'question/bank/queries.ts',
    tables: ['questions', 'quizzes', 'quizLinks'],
    reason:
      'the bank is filtered and listed with the quizzes that ask a question, in one statement',
  },
  {
    file: 'question/tags/mutations.ts',
    tables: ['questions', 'quizzes', 'quizDraws'],
    reason:
      'a question is locked while its tags change; a deleted tag takes the draws of deleted quizzes with it',
  },
  {
    file: 'quiz/queries.ts',
    tables: ['categories', 'series', 'seriesQuizzes'],
    reason:
      'the quizzes of a series that a member can open are in its order, and practice names their category',
  },
  {
    file: 'quiz/cards/queries.ts',
    tables: ['categories', 'subCategories', 'series', 'seriesQuizzes'],
    reason: 'a quiz is listed with its category, by which lists are sorted, and its series',
  },
  {
    file: 'quiz/list/queries.ts',
    tables: ['quizAttempts'],
    reason: 'a list is narrowed by the learner’s state before it is cut into pages',
  },
  {
    file: 'quiz/mutations.ts',
    tables: ['quizAttempts', 'answers', 'seriesQuizzes'],
    reason: 'whether a quiz was ever asked decides between erasing and archiving it',
  },
  {
    file: 'quiz/questions/mutations.ts',
    tables: ['answers'],
    reason: 'whether a question was ever asked decides between erasing and archiving it',
  },
  {
    file: 'quiz/draws/queries.ts',
    tables: ['questionTags'],
    reason: 'questions of the bank are found by their tags, in one statement',
  },
  {
    file: 'quiz/statistics/queries.ts',
    tables: ['quizAttempts'],
    reason: 'a learner’s own results are subtracted from the statistics of all',
  },
  {
    file: 'quiz/statistics/mutations.ts',
    tables: ['quizAttempts', 'answers'],
    reason:
      'attempts are summed inside the database, and the quizzes of their questions locked first',
  },
  {
    file: 'progress/league/mutations.ts',
    tables: ['quizAttempts'],
    reason: 'attempts are summed inside the database',
  },
  {
    file: 'progress/mutations.ts',
    tables: ['quizAttempts'],
    reason: 'attempts are summed inside the database',
  },
  {
    file: 'exception/classes/queries.ts',
    tables: ['classes'],
    reason: 'a person is shown which classes allow what',
  },
  {
    file: 'exception/classes/mutations.ts',
    tables: ['classMembers'],
    reason: 'of two accounts that become one, both may be members of the class',
  },
  {
    file: 'attempt/drawing/queries.ts',
    tables: ['questions'],
    reason: 'questions are drawn with how often the learner was asked each, in one statement',
  },
];

test('a table is used only by the feature that owns it', () => {
  const tables = new Set(Object.values(owners).flat());
  const found = under('src/server').flatMap(({ path, sqlNames }) => {
    const own = owners[featureOf(path) ?? ''] ?? [];
    const foreign = [...sqlNames].filter((name) => tables.has(name) && !own.includes(name));
    const file = path.replace('src/server/features/', '');
    return foreign.map((table) => `${file}: ${table}`);
  });
  const allowed = foreignTables.flatMap(({ file, tables }) =>
    tables.map((table) => `${file}: ${table}`),
  );
  expect(found.sort()).toEqual(allowed.sort());
});

/** Each table of db/schema.ts with the names of its columns. */
function columnsOfTables(): Map<string, string[]> {
  const schema = readFileSync(path.join(root, 'db/schema.ts'), 'utf8');
  const bodies = new Map(
    [...schema.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)].map(([, name, body = '']) => [
      name,
      body,
    ]),
  );
  return new Map(
    [...(bodies.get('DB') ?? '').matchAll(/^ {2}(\w+): (\w+)/gm)].map(([, table = '', row]) => [
      table,
      [...(bodies.get(row) ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
    ]),
  );
}

test('every table has an owner', () => {
  // Their statements are in db: the kernel uses them for calls and cached responses of every feature.
  const kernelTables = ['idempotencyKeys', 'memberChanges', 'publicChanges', 'runningCalls'];
  expect(
    [...Object.values(owners).flat(), ...kernelTables].sort(),
    '`owners` names the feature of each table',
  ).toEqual([...columnsOfTables().keys()].sort());
});

/** Tables with rows of one person whose own statements the data export does not have. */
const notExported = [
  // Exported by the queries of their features.
  ...['accessibilityProfiles', 'authenticatorApps', 'passkeys', 'recoveryCodes'],
  // Computed from attempts and answers, which are exported.
  ...['quizBests', 'standings'],
  // How far the jobs are.
  ...['achievementChecks', 'certificateChecks', 'goalChecks', 'reminderChecks'],
  // Deleted when an editor is closed, or a call or link is too old.
  ...['editorPresences', 'idempotencyKeys', 'memberChanges', 'passwordResetTokens'],
  // Content of the site, in which the person has changed or decided something.
  ...['accessLinks', 'questionVersions', 'regrades', 'subCategories'],
];

test('the data export reads every table with rows of one person, or the table is listed', () => {
  const read = new Set(under('src/server/features/account/export').flatMap((f) => [...f.sqlNames]));
  const ofPersons = [...columnsOfTables()]
    .filter(([, columns]) => ['userId', 'createdBy'].some((name) => columns.includes(name)))
    .map(([table]) => table);
  expect(
    ofPersons.filter((table) => !read.has(table)).sort(),
    'Export its rows in server/features/account/export, or list the table in `notExported` with the reason',
  ).toEqual(notExported.sort());
});

test('procedures are called, and the cache is named, only by a feature’s api and the routes’ loaders', () => {
  const named = (found: Import) =>
    found.file === 'src/web/trpc.ts' && found.names.includes('trpc') && !found.typeOnly;
  const wrong = wrongImports(under('src/web'), (found, from) => {
    const allowed =
      /\/features\/.+[/-]api\.ts$/.test(from.path) ||
      [
        'src/web/app.tsx',
        'src/web/session/session.tsx',
        'src/web/display/api.ts',
        'src/web/drafts/api.ts',
        'src/web/palette/api.ts',
        'src/web/pictures/api.ts',
        'src/web/quizzes/api.ts',
      ].includes(from.path);
    return named(found) && !allowed;
  });
  expect(wrong).toEqual([]);
});

test('no file is called utils, helpers or the like', () => {
  const drawer = /(?:^|\/)(?:utils?|helpers?|common|misc|types|lib|shared-stuff)(?:\/|\.tsx?$)/;
  expect(files.map(({ path }) => path).filter((path) => drawer.test(path))).toEqual([]);
});

test('there are no barrels: no file only re-exports', () => {
  const isBarrel = (file: SourceFile) => file.reExports > 0 && file.ownStatements === 0;
  expect(files.filter(isBarrel).map(({ path }) => path)).toEqual([]);
});

test('no import cycles', () => {
  const imports = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ file, typeOnly }) => (file && !typeOnly ? [file] : [])),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (trail.includes(path) || done.has(path)) return;
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  expect(cycles).toEqual([]);
});

test('every import resolves to a file', () => {
  const known = new Set(files.map(({ path }) => path));
  const wrong = wrongImports(
    files,
    ({ file }) =>
      file !== undefined &&
      /\.tsx?$/.test(file) &&
      !known.has(file) &&
      file !== 'db/schema.ts' &&
      !file.includes('.gen.'),
  );
  expect(wrong).toEqual([]);
});

test('no `any`, no cast, no `!`', () => {
  const holes = files.flatMap(({ path, holes }) => holes.map((hole) => `${path}:${hole}`));
  expect(holes).toEqual([]);
});

test('no comment switches a check off', () => {
  const found = files.flatMap(({ path, suppressions }) =>
    suppressions.map((text) => `${path}:${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['the app’s', appRouter],
  ['plain HTTP’s', restRouter],
])('each of %s procedures has an output schema and a stated access level', (_, router) => {
  // Describing one that lacks either throws and names the missing part.
  const procedures = describeProcedures(router);
  expect(procedures.length).toBeGreaterThan(3);
  for (const { name, output } of procedures) {
    expect(output instanceof z.ZodAny || output instanceof z.ZodUnknown, name).toBe(false);
  }
});

test('every REST operation has its own method and path', () => {
  const places = listRestOperations().map(({ rest }) => `${rest.method} ${rest.path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('the generated route tree knows exactly the route files that exist', () => {
  const tree = readFileSync(path.join(root, 'src/web/route-tree.gen.ts'), 'utf8');
  const known = [...tree.matchAll(/from '\.\/(routes\/[^']+)'/g)].map(
    ([, file]) => `src/web/${file}`,
  );
  const existing = under('src/web/routes').map((file) => file.path);
  expect(known.sort()).toEqual(existing.sort());
});
