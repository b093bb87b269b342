import { type JsonSchema, resolveRef } from './schemas.ts';

/** Example values by field name. */
const byName: Record<string, unknown> = {
  email: 'ada@example.com',
  contactEmail: 'office@example.com',
  siteName: 'Night School',
  logo: `/files/${'0a'.repeat(32)}-480x480.webp`,
  registrationDomains: ['school.example'],
  username: 'ada_l',
  password: 'a long password',
  code: '123456',
  recoveryCode: 'k7wd-8n4x-3hqp-m2vz',
  displayName: 'Ada',
  display_name: 'Capitals, step by step',
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Ada',
  title: 'Capitals of Europe',
  quizTitle: 'Capitals of Europe',
  categoryName: 'World geography',
  category_name: 'World geography',
  slug: 'why-being-tested-helps-you-learn',
  description: 'Twenty questions on the capitals of Europe.',
  excerpt: 'Remembering something makes it easier to remember again.',
  content: 'Remembering something makes it easier to remember **again**.',
  text: 'What is the capital of Portugal?',
  options: ['Porto', 'Lisbon', 'Faro', 'Braga'],
  explanation: 'Lisbon has been the capital since 1255.',
  message: 'Your result has arrived, thank you.',
  subject: 'A question about my result',
  role: 'Student',
  timezone: 'Europe/London',
  preferredLanguage: 'en',
  language: 'en',
  quizLanguage: 'en',
  languages: ['de', 'en'],
  difficulty: 'Beginner',
  imageUrl: 'https://example.com/lisbon.jpg',
  failure: 'not-found',
  requestId: '3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10',
  idempotencyKey: '6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42',
  progressKey: '0c3f9a61d27e4b58a1c6e0f4d9b27a35',
  answerId: '0b8f2d6c-7a31-4f5e-8d49-6c1e2a9f3b70',
  timeLimit: 30,
  questionsPerAttempt: 10,
  questionIds: '12,15,18',
  totalQuestions: 10,
  score: 8,
  percentage: 80,
  // After `startsAt`, which is the example of every date.
  dueAt: '2025-01-30T12:00:00.000Z',
  rating: 5,
  extraTimePercent: 25,
};

/** A typical value that the schema accepts. */
export function exampleOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name = '',
): unknown {
  const { default: preset, ...resolved } = resolveRef(schema, components);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  const branches = resolved.oneOf ?? resolved.anyOf;
  // The example of a nullable field whose default is null.
  if (branches && preset === null) return null;
  if (branches) return exampleOf(branches.find(isValue) ?? {}, components, name);
  const known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const types = [resolved.type].flat();
  if (resolved.allOf) return exampleOfAll(resolved.allOf, components);
  if (types.includes('object')) return exampleObject(resolved, components);
  if (types.includes('array')) {
    const items =
      typeof resolved.items === 'object' && !Array.isArray(resolved.items) ? resolved.items : {};
    const item = exampleOf(items, components, name.replace(/s$/, ''));
    return Array.isArray(known) && typeof item === typeof known[0] ? known : [item];
  }
  if (types.includes('string')) return typeof known === 'string' ? known : exampleText(resolved);
  if (types.includes('integer') || types.includes('number')) {
    return typeof known === 'number'
      ? known
      : typeof preset === 'number'
        ? preset
        : Math.max(1, resolved.minimum ?? 1);
  }
  return types.includes('boolean') ? (preset ?? false) : null;
}

const isValue = (branch: JsonSchema | boolean): branch is JsonSchema =>
  typeof branch === 'object' && branch.type !== 'null' && branch.const !== '';

function exampleOfAll(parts: (JsonSchema | boolean)[], components: Record<string, JsonSchema>) {
  const examples = parts.map((part) =>
    typeof part === 'object' ? exampleOf(part, components) : {},
  );
  return Object.assign({}, ...examples);
}

/** Left out of examples: a copied `seq` would not grow, so later answers would be ignored. */
const leftOut = new Set(['seq']);

function exampleObject(schema: JsonSchema, components: Record<string, JsonSchema>) {
  const isLeftOut = (name: string) => leftOut.has(name) && !schema.required?.includes(name);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      typeof field === 'object' && !isLeftOut(name)
        ? [[name, exampleOf(field, components, name)]]
        : [],
    ),
  );
}

function exampleText({ format, minLength = 0 }: JsonSchema): string {
  if (format === 'date-time') return '2025-01-23T12:00:00.000Z';
  if (format === 'date') return '2000-02-29';
  if (format === 'uuid') return '0b9a5f0e-3c1f-4a55-9d0e-6a4f1f2b3c4d';
  if (format === 'uri') return 'https://example.com/';
  return 'text'.padEnd(minLength, '.');
}
