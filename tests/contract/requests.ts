import fc, { type Arbitrary } from 'fast-check';
import { type JsonSchema, resolveRef } from '#server/http/openapi/schemas.ts';
import type { ApiOperation } from '#server/http/openapi/shapes.ts';

/** The data from which requests are generated. */
interface Source {
  schemas: Record<string, JsonSchema>;
  /** Ids that exist, by the name of the field. */
  ids: Record<string, (number | string)[]>;
}

export interface ApiRequest {
  who: 'guest' | 'member' | 'admin';
  url: string;
  payload?: string;
  contentType?: string;
}

/** Requests to one operation, generated from its description: most are valid, the rest invalid in various ways. */
export function requestsTo(
  path: string,
  { parameters, requestBody }: ApiOperation,
  source: Source,
): Arbitrary<ApiRequest> {
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const addresses = fc
    .tuple(fieldsOf(inPath, source), fieldsOf(inQuery, source))
    .map(([values, query]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => asText(values[name]));
      const search = Object.entries(query).map(([name, value]) => `${name}=${asText(value)}`);
      return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
    });
  const schema = requestBody?.content['application/json'].schema;
  const valid = schema ? valueFor(schema, source).map((body) => JSON.stringify(body)) : undefined;
  const bodies = valid
    ? fc.oneof(
        { weight: 5, arbitrary: valid },
        { weight: 3, arbitrary: damaged(valid) },
        { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
        { weight: 1, arbitrary: fc.string() },
      )
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.json({ maxDepth: 1 }) },
      );
  const types = fc.oneof(
    { weight: 40, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        '',
        'application/json; charset=latin1',
      ),
    },
  );
  const people = fc.constantFrom('guest', 'member', 'member', 'admin', 'admin', 'admin');
  return fc
    .record({ who: people, url: addresses, payload: bodies, contentType: types })
    .map(
      ({ payload, contentType, ...request }): ApiRequest =>
        payload === undefined ? request : { ...request, payload, contentType },
    );
}

function fieldsOf(
  parameters: { name: string; schema: JsonSchema; required: boolean }[],
  source: Source,
) {
  const entries = parameters.map(({ name, schema, required }) => {
    const value = fc.oneof(
      { weight: 8, arbitrary: valueFor(schema, source, name) },
      { weight: 1, arbitrary: nuisance },
    );
    return [name, required ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc
    .record(Object.fromEntries(entries))
    .map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    );
}

/** Values that a careless server handles wrongly. */
const nuisance: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '1e3',
    '0x1',
    '-0',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '../..',
    "' or 1=1 --",
    '\u0000',
    'a\ud800b',
    '%',
    '<script>',
    '٣',
    1e21,
    -1,
    0,
    0.5,
    2 ** 31,
    2 ** 53,
    true,
    [],
    {},
    [null],
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true }),
);

/** A valid body with a field removed, replaced or added, or cut off. */
function damaged(valid: Arbitrary<string>): Arbitrary<string> {
  const damage = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('remove', 'replace', 'add', 'cut'),
    by: nuisance,
  });
  return fc.tuple(valid, damage).map(([text, { at, how, by }]) => {
    if (how === 'cut') return text.slice(0, at % (text.length + 1));
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return JSON.stringify(by);
    const fields = Object.entries(body);
    const name =
      how === 'add' ? `extra${at % 3}` : (fields[at % Math.max(1, fields.length)]?.[0] ?? 'x');
    const left = fields.filter(([key]) => key !== name);
    return JSON.stringify(Object.fromEntries(how === 'remove' ? left : [...left, [name, by]]));
  });
}

/** A path or query value, URL-encoded. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

/** A value that is valid for the schema; ids are mostly existing ones. */
function valueFor(schema: JsonSchema, source: Source, name = ''): Arbitrary<unknown> {
  const it = resolveRef(schema, source.schemas);
  if (it.const !== undefined) return fc.constant(it.const);
  if (it.enum) return fc.constantFrom(...it.enum);
  const branches = (it.oneOf ?? it.anyOf)?.filter((branch) => typeof branch === 'object');
  if (branches) return fc.oneof(...branches.map((branch) => valueFor(branch, source, name)));
  if (it.allOf) return allOf(it.allOf, source);
  if (Array.isArray(it.type))
    return fc.oneof(...it.type.map((type) => valueFor({ ...it, type }, source, name)));
  const known = source.ids[name] ?? [];
  switch (it.type) {
    case 'object':
      return objectOf(it, source);
    case 'array':
      return arrayOf(it, source, name);
    case 'integer':
      return integerOf(
        it,
        known.filter((id) => typeof id === 'number'),
      );
    case 'number':
      return fc.double({ min: it.minimum ?? -1e6, max: it.maximum ?? 1e6, noNaN: true });
    case 'string':
      return it.format === 'uuid' ? uuidOf(known) : stringOf(it, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function allOf(parts: (JsonSchema | boolean)[], source: Source): Arbitrary<unknown> {
  const values = parts.flatMap((part) =>
    typeof part === 'object' ? [valueFor(part, source)] : [],
  );
  return fc.tuple(...values).map((found) => Object.assign({}, ...found));
}

function objectOf({ properties = {}, required = [] }: JsonSchema, source: Source) {
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' ? [[name, valueFor(field, source, name)] as const] : [],
  );
  const object = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (!('loadedUpdatedAt' in properties)) return object;
  // An invented version is refused, so most changes are sent without one.
  return fc
    .tuple(object, fc.nat({ max: 3 }))
    .map(([{ loadedUpdatedAt, ...others }, chance]) =>
      chance === 0 ? { ...others, loadedUpdatedAt } : others,
    );
}

function arrayOf({ items, minItems = 0, maxItems = 4 }: JsonSchema, source: Source, name: string) {
  const item = items && typeof items === 'object' && !Array.isArray(items) ? items : {};
  return fc.array(valueFor(item, source, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

const uuidOf = (known: readonly unknown[]) =>
  known.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fc.uuid())
    : fc.uuid();

function integerOf({ minimum, exclusiveMinimum, maximum }: JsonSchema, ids: number[]) {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -1000);
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const few = fc.integer({ min, max: Math.min(max, min + 30) });
  const any = fc.integer({ min, max });
  return fc.oneof(
    { weight: 20, arbitrary: ids.length > 0 ? fc.constantFrom(...ids) : few },
    { weight: 4, arbitrary: few },
    { weight: 1, arbitrary: any },
  );
}

function stringOf({ minLength = 0, maxLength = 40, format, pattern }: JsonSchema, name: string) {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2020-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  if (format === 'email' || name === 'email' || name === 'emails')
    return fc.nat(10_000).map((n) => `somebody${n}@example.com`);
  if (name === 'username') return fc.nat(100_000).map((n) => `somebody_${n}`);
  if (name === 'language') return fc.constantFrom('en', 'de', 'ar', 'xx');
  if (name === 'slug') return fc.constantFrom('first-post', 'second-post', 'no-post');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(
    fc.string({ ...lengths, unit: 'grapheme' }),
    fc.string({ ...lengths, unit: 'grapheme-ascii' }),
  );
}
