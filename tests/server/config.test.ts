import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listMisspelt } from '#server/misspelt-settings.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { settingVariables } from '#shared/features/setting/rules.ts';

test('an empty environment is valid', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    seed: 'demo',
    trustedProxies: 0,
  });
});

test('registration by domain needs a domain', () => {
  expect(() => readConfig({ REGISTRATION: 'domains' })).toThrow(
    /REGISTRATION_DOMAINS: Please enter at least one domain/,
  );
});

test('S3_URL has the key, the bucket with a prefix, and the region', () => {
  const S3_URL = 'https://KEY:a%2Fb%2Bc@s3.example.com/quiz/media/?region=eu-central-1';
  expect(readConfig({ S3_URL }).bucket).toEqual({
    address: 'https://s3.example.com/quiz/media',
    region: 'eu-central-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
  expect(readConfig({ S3_URL: 'http://k:s@127.0.0.1:9000/b' }).bucket?.region).toBe('us-east-1');
});

test.each([
  ['https://Quiz.Example.com', 'https://quiz.example.com'],
  ['https://quiz.example.com:443/', 'https://quiz.example.com'],
  ['http://localhost:8080/', 'http://localhost:8080'],
])('PUBLIC_URL %s is kept as browsers write an origin', (typed, origin) => {
  expect(readConfig({ PUBLIC_URL: typed }).publicUrl).toBe(origin);
});

test('an empty value counts as unset, as in a copied .env.example', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'quiz.example.com'],
  ['PUBLIC_URL', 'https://example.com/quiz'],
  ['PUBLIC_URL', 'https://user:secret@example.com'],
  ['DATABASE_URL', 'mysql://localhost/quiz'],
  ['SEED', 'yes'],
  ['ADMIN_EMAIL', 'admin'],
  ['SMTP_URL', 'localhost:25'],
  ['SMTP_URL', 'smtp://mail.example.org:port'],
  ['SMTP_URL', 'smtp://mail.example.org:99999'],
  ['SMTP_TLS', 'no'],
  ['PASSWORD_MINIMUM', '5'],
  ['ADMIN_SECOND_FACTOR', 'yes'],
  ['CONTACT_EMAIL', 'office'],
  ['SITE_LANGUAGES', 'de,xx'],
  ['SITE_LANGUAGES', ','],
  ['REGISTRATION', 'closed'],
  ['REGISTRATION_DOMAINS', '@school.example'],
  ['QUIZ_RULES', 'hard'],
  ['DELETION_GRACE_DAYS', '90'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10'],
  ['LOG_LEVEL', 'loud'],
  ['ANALYTICS_ID', 'UA-1'],
  ['LIMIT_LOGIN', '0'],
  ['LIMIT_STORE', 'redis'],
  ['LIMIT_STORE', 'database'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'redis://localhost'],
  ['DATABASE_REPLICA_URL', 'postgres://localhost/quiz'],
  ['S3_URL', 's3://key:secret@host/bucket'],
  ['S3_URL', 'https://host/bucket'],
  ['S3_URL', 'https://key:secret@host'],
  ['S3_URL', 'https://key:secret@host/bucket?zone=eu'],
  ['S3_URL', 'https://key:secret@host/a b'],
  ['S3_URL', 'https://key:50%@host/bucket'],
  ['MAIL_FROM', 'Night School'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration has bad values:\n {2}${name}: .+`),
  );
});

test('all invalid values are reported at once', () => {
  expect(() => readConfig({ QUIZ_RULES: 'hard' })).toThrow(
    'QUIZ_RULES: must be one of standard, exam, homework, practice',
  );
  expect(() => readConfig({ PORT: 'x', SEED: 'x' })).toThrow(/PORT: .*\n {2}SEED: /);
  const long = { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'x'.repeat(201) };
  expect(() => readConfig(long)).toThrow('ADMIN_PASSWORD: must have at most 200 characters');
  expect(() => readConfig({ ADMIN_PASSWORD: 'long enough' })).toThrow(
    /ADMIN_PASSWORD: needs ADMIN_EMAIL/,
  );
  const short = {
    ADMIN_EMAIL: 'a@example.com',
    ADMIN_PASSWORD: 'short one',
    PASSWORD_MINIMUM: '12',
  };
  expect(() => readConfig(short)).toThrow(/ADMIN_PASSWORD: must have at least 12 characters/);
});

test('web 10: sign-in with Google needs both its id and its secret', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
    /GOOGLE_CLIENT_ID: needs GOOGLE_CLIENT_SECRET/,
  );
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow(
    /GOOGLE_CLIENT_SECRET: needs GOOGLE_CLIENT_ID/,
  );
  const both = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(both.google).toMatchObject({ clientId: 'id', clientSecret: 'secret' });
});

test('other OpenID providers are a JSON list with an id for each', () => {
  const school = { id: 'school', name: 'School', issuer: 'https://id.school.example' };
  const client = { clientId: 'id', clientSecret: 'secret' };
  const read = (list: unknown) =>
    readConfig({ OIDC_PROVIDERS: typeof list === 'string' ? list : JSON.stringify(list) })
      .providers;
  expect(read([{ ...school, ...client }])).toEqual([
    { ...school, ...client, groupsClaim: 'groups', administrators: [], authors: [], teachers: [] },
  ]);
  expect(readConfig({}).providers).toEqual([]);
  for (const wrong of [
    'no list',
    [school],
    [{ ...school, ...client, id: 'google' }],
    [{ ...school, ...client, id: 'A school' }],
    [{ ...school, ...client, issuer: 'ftp://x' }],
    [{ ...school, ...client, administrator: ['misspelt'] }],
    [
      { ...school, ...client },
      { ...school, ...client },
    ],
  ])
    expect(() => read(wrong), JSON.stringify(wrong)).toThrow(/OIDC_PROVIDERS/);
});

test('web 10: a misspelt setting is reported, settings of other programs are not', () => {
  const misspelt = {
    DATABSE_URL: 'postgres://localhost/quiz',
    LIMIT_LOGINS: '5',
    PUBLICURL: 'http://localhost',
    smtp_url: 'smtp://localhost',
    LIMIT_DOWNLOADS: '5',
  };
  const others = { PATH: '/bin', HOSTNAME: 'x', LOGNAME: 'x', GOOGLE_API_KEY: 'x', MAIL: '/var' };
  expect(listMisspelt({ ...misspelt, ...others, PORT: '80' })).toEqual([
    { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'LIMIT_LOGINS', meant: 'LIMIT_LOGIN' },
    { name: 'PUBLICURL', meant: 'PUBLIC_URL' },
    { name: 'smtp_url', meant: 'SMTP_URL' },
    { name: 'LIMIT_DOWNLOADS', meant: undefined },
  ]);
});

test('limits are counted in a database only if processes can share it', () => {
  const databaseUrl = { DATABASE_URL: 'postgres://localhost/quiz' };
  expect(readConfig({}).limitStore).toBe('memory');
  expect(readConfig({ ...databaseUrl, LIMIT_STORE: 'database' }).limitStore).toBe('database');
  expect(() => readConfig({ LIMIT_STORE: 'database' })).toThrow(/LIMIT_STORE: needs DATABASE_URL/);
  const redisUrl = { ...databaseUrl, REDIS_URL: 'redis://localhost' };
  expect(readConfig(redisUrl).limitStore).toBe('redis');
  expect(readConfig({ ...redisUrl, LIMIT_STORE: 'database' }).limitStore).toBe('database');
});

test('settings of the site are read from their variables', () => {
  expect(
    readConfig({
      SITE_NAME: ' Night School ',
      SITE_LANGUAGES: 'de, en',
      REGISTRATION: 'domains',
      REGISTRATION_DOMAINS: 'School.example, college.example',
      ADMIN_SECOND_FACTOR: 'required',
      QUIZ_RULES: 'exam',
      RESTORE_DAYS: '7',
    }).settings,
  ).toEqual({
    siteName: 'Night School',
    languages: ['en', 'de'],
    registration: 'domains',
    registrationDomains: ['school.example', 'college.example'],
    secondFactorRoles: ['administrator'],
    quizRules: rulePresets.exam,
    restoreDays: 7,
  });
  expect(readConfig({ ADMIN_SECOND_FACTOR: 'optional' }).settings).toEqual({
    secondFactorRoles: [],
  });
});

test('.env.example and the README name every setting, and no other', () => {
  const root = path.join(import.meta.dirname, '../..');
  const source = readFileSync(path.join(root, 'src/server/config.ts'), 'utf8');
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
  const known = [...own, ...settingVariables].sort();
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const offered = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name).sort();
  expect(offered).toEqual(known);
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  expect(known.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
