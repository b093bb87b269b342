import { z } from 'zod';
import type { DatabaseConfig } from '#db/open.ts';
import { requestTimeLimits } from '#db/time-limits.ts';
import { fixedSettings } from '#shared/features/setting/rules.ts';
import { standardSettings } from '#shared/features/setting/schema.ts';
import { BucketUrl } from './kernel/files/bucket.ts';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** An OpenID provider beside Google. */
const Provider = z.strictObject({
  /** Stored with linked accounts and part of addresses, so it must not be changed. */
  id: z
    .string()
    .regex(/^[a-z][a-z\d-]{1,30}$/, 'an id has lower-case letters, digits and hyphens')
    .refine((id) => id !== 'google', 'google is the id of Google'),
  /** What its button says. */
  name: z.string().trim().min(1).max(40),
  issuer: webAddress,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The claim of the ID token that names groups. */
  groupsClaim: z.string().min(1).default('groups'),
  /** The groups that give each role. */
  administrators: z.array(z.string().min(1)).default([]),
  authors: z.array(z.string().min(1)).default([]),
  teachers: z.array(z.string().min(1)).default([]),
});

/** The value of a JSON text; undefined, which no schema accepts, if it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What the environment may set beside the settings that administrators can choose too
 * (shared/features/setting); each entry is described in .env.example.
 */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: webAddress
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'must be an address without a path')
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL: count(10),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  MIGRATION_DATABASE_URL: databaseAddress.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  S3_URL: BucketUrl.optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  // A longer one is refused wherever it is entered.
  ADMIN_PASSWORD: z.string().max(200, 'must have at most 200 characters').optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of P-256 in base64url')
    .optional(),
  SECRETS_KEY: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32, 'each key must have at least 32 characters')))
    .default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine((url) => URL.canParse(url), 'must be an address like smtp://user:password@host:587')
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
  MAIL_FROM: z
    .string()
    .regex(/[^\s<>@]@[^\s<>@]/, 'must have an address, like Night School <no-reply@example.com>')
    .optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  OIDC_ISSUER: webAddress.default('https://accounts.google.com'),
  OIDC_PROVIDERS: z
    .string()
    .transform(parsedJson)
    .pipe(z.array(Provider, 'must be a JSON list of providers').max(20))
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'each id must be another one',
    )
    .default([]),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Za-z0-9]+$/, 'must look like G-ABC123')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:true|false|[0-9])$/, 'must be true, false or the number of proxies')
    .default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LEADERBOARD: z.enum(['everyone', 'verified'], 'must be everyone or verified').default('everyone'),
  RESPONSE_CACHE: z.enum(['on', 'off']).default('on'),
  LIMIT_STORE: z
    .enum(['memory', 'database', 'redis'], 'must be memory, database or redis')
    .optional(),
  LIMIT_LOGIN: count(10),
  LIMIT_LOGIN_ACCOUNT: count(50),
  LIMIT_LOGIN_NETWORK: count(300),
  LIMIT_REGISTER: count(60),
  LIMIT_VERIFICATION: count(5),
  LIMIT_VERIFICATION_NETWORK: count(100),
  LIMIT_FORMS: count(20),
  LIMIT_STARTS: count(120),
  LIMIT_REACTIVATION: count(10),
  LIMIT_REQUESTS: count(3000),
  OVERLOAD_DELAY: count(300),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
});

/** The names of these variables. */
export const ownVariables: readonly string[] = Object.keys(Settings.shape);

/** Checks of settings that depend on one another. */
const Environment = Settings.superRefine((env, ctx) => {
  const missing = (setting: keyof typeof env, needed: keyof typeof env) =>
    ctx.addIssue({ code: 'custom', path: [setting], message: `needs ${needed} too` });
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) missing('ADMIN_PASSWORD', 'ADMIN_EMAIL');
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    missing('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    missing('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID');
  if (env.LIMIT_STORE === 'database' && !env.DATABASE_URL) missing('LIMIT_STORE', 'DATABASE_URL');
  if (env.LIMIT_STORE === 'redis' && !env.REDIS_URL) missing('LIMIT_STORE', 'REDIS_URL');
  for (const setting of [
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'MIGRATION_DATABASE_URL',
    'REDIS_URL',
  ] as const)
    if (env[setting] && !env.DATABASE_URL) missing(setting, 'DATABASE_URL');
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and validates the environment variables. Only this file contains their names.
 * @throws an error with one line per invalid value
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  const fixed = fixedSettings(set);
  const issues = (parsed.error?.issues ?? []).map((i) => `${i.path.join('.')}: ${i.message}`);
  const problems = [...issues, ...fixed.problems, ...passwordProblems(set, fixed.settings)];
  if (!parsed.success || problems.length > 0)
    throw new Error(`The configuration has bad values:\n  ${problems.join('\n  ')}`);
  return {
    ...configOf(parsed.data),
    /** Settings that administrators cannot change, because the environment has them. */
    settings: fixed.settings,
  };
}

type Environment = z.output<typeof Environment>;

const configOf = (env: Environment) => ({
  mode: env.NODE_ENV,
  port: env.PORT,
  host: env.HOST,
  // As browsers write an origin: in lower case, without the usual port.
  publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
  ...databasesOf(env),
  redisUrl: env.REDIS_URL,
  dataDir: env.DATA_DIR,
  /** Where uploaded pictures and sounds are kept; undefined for the data folder. */
  bucket: env.S3_URL,
  seed: env.SEED,
  admin: env.ADMIN_EMAIL
    ? { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD }
    : undefined,
  /** Encrypt stored secrets: the first one encrypts, all of them decrypt. */
  secretsKeys: env.SECRETS_KEY,
  /** By which push services identify the site; undefined for one in the database. */
  pushKey: env.VAPID_PRIVATE_KEY,
  mail: {
    smtpUrl: env.SMTP_URL,
    /** Whether mails are sent only over TLS. */
    tlsRequired: env.SMTP_TLS === 'required',
    /** Undefined for the name of the site and no address that takes replies. */
    from: env.MAIL_FROM,
  },
  google: googleOf(env),
  /** OpenID providers beside Google. */
  providers: env.OIDC_PROVIDERS,
  analyticsId: env.ANALYTICS_ID,
  /** How many proxies are in front of the server, each adding to X-Forwarded-For. */
  trustedProxies: Number({ true: 1, false: 0 }[env.TRUST_PROXY] ?? env.TRUST_PROXY),
  logLevel: env.LOG_LEVEL,
  leaderboard: { verifiedOnly: env.LEADERBOARD === 'verified' },
  /** Whether responses to public reads are cached until one of their topics changes. */
  responseCache: env.RESPONSE_CACHE === 'on',
  /** Milliseconds of delay of the event loop, on average, above which requests are refused. */
  overloadDelay: env.OVERLOAD_DELAY,
  /** Where to serve metrics; undefined: nowhere. */
  metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : undefined,
  /** The base address of a collector of traces; undefined: no traces. */
  tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
  limitStore: env.LIMIT_STORE ?? (env.REDIS_URL ? 'redis' : 'memory'),
  limits: limitsOf(env),
});

const databasesOf = (env: Environment) => ({
  databaseUrl: env.DATABASE_URL,
  databasePool: env.DATABASE_POOL,
  /** The same server without a pooler, for what needs a connection of its own. */
  directUrl: env.DATABASE_DIRECT_URL,
  replicaUrl: env.DATABASE_REPLICA_URL,
  /** The same server with the role that owns the tables. */
  migrationUrl: env.MIGRATION_DATABASE_URL,
});

function googleOf(env: Environment) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER } = env;
  return GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: OIDC_ISSUER }
    : undefined;
}

/** How many calls each limit allows; kernel/rate-limits.ts has the time in which, and for whom. */
const limitsOf = (env: Environment) => ({
  login: env.LIMIT_LOGIN,
  loginAccount: env.LIMIT_LOGIN_ACCOUNT,
  loginNetwork: env.LIMIT_LOGIN_NETWORK,
  register: env.LIMIT_REGISTER,
  verification: env.LIMIT_VERIFICATION,
  verificationNetwork: env.LIMIT_VERIFICATION_NETWORK,
  forms: env.LIMIT_FORMS,
  starts: env.LIMIT_STARTS,
  reactivation: env.LIMIT_REACTIVATION,
  requests: env.LIMIT_REQUESTS,
});

/** The administrator's password must be one that can be chosen. */
function passwordProblems(
  { ADMIN_PASSWORD: password }: Record<string, string | undefined>,
  { passwordMinimum = standardSettings.passwordMinimum }: { passwordMinimum?: number | undefined },
): string[] {
  return password && password.length < passwordMinimum
    ? [`ADMIN_PASSWORD: must have at least ${passwordMinimum} characters (PASSWORD_MINIMUM)`]
    : [];
}

/** The configured database: a PostgreSQL server, or the embedded one in the data folder. */
export function databaseConfig(config: Config): DatabaseConfig {
  return config.databaseUrl
    ? {
        kind: 'postgres',
        url: config.databaseUrl,
        maxConnections: config.databasePool,
        ...(config.directUrl ? { directUrl: config.directUrl } : {}),
      }
    : { kind: 'pglite', dataDir: config.dataDir };
}

/** The configured replica, with a short timeout, because the primary has the same data. */
export function replicaConfig({ replicaUrl, databasePool }: Config): DatabaseConfig | undefined {
  return replicaUrl
    ? {
        kind: 'postgres',
        url: replicaUrl,
        maxConnections: databasePool,
        maxWait: 1000,
        timeLimits: { ...requestTimeLimits, statement: 10_000 },
      }
    : undefined;
}
