import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { describeApi } from '#server/http/openapi/document.ts';
import { textsByField, textsBySchema } from '#server/http/openapi/field-descriptions.ts';
import type { JsonSchema } from '#server/http/openapi/schemas.ts';
import { listRestOperations } from '#server/http/rest/operations.ts';
import { createWorld } from '#tests/support/world.ts';

const document = describeApi('http://localhost:3000');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('the document is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate({ ...structuredClone(document) });
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('the document contains every operation once, with a unique operationId', () => {
  expect(operations).toHaveLength(listRestOperations().length);
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('every operation has a tag that the document describes', () => {
  const known = new Set(document.tags.map(({ name }) => name));
  const unknown = operations.flatMap(({ operation }) =>
    operation.tags.filter((tag) => !known.has(tag)),
  );
  expect(unknown, 'A new feature has a tag in server/http/openapi/introduction.ts').toEqual([]);
});

test('every path parameter is described', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = operation.parameters
      .filter((each) => each.in === 'path')
      .map(({ name }) => name);
    expect(described, path).toEqual(inPath);
  }
});

/** Every field of a schema, at every depth. */
function fieldsIn(where: string, schema: JsonSchema | boolean): Field[] {
  if (typeof schema === 'boolean') return [];
  const {
    properties = {},
    items,
    additionalProperties,
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object'
      ? [{ name, where, text: field.description }, ...fieldsIn(`${where}.${name}`, field)]
      : [],
  );
  const elements = Array.isArray(items) ? items : [items ?? true];
  const inner = [...elements, additionalProperties ?? true, ...allOf, ...anyOf, ...oneOf];
  return [...own, ...inner.flatMap((part) => fieldsIn(where, part))];
}

interface Field {
  name: string;
  where: string;
  text: string | undefined;
}

const fields = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    fieldsIn(name, schema),
  ),
  ...operations.flatMap(({ path, method, operation }) => {
    const where = `${method} ${path}`;
    const bodies = [operation.requestBody, ...Object.values(operation.responses)].flatMap(
      (part): JsonSchema[] => {
        const schema = part && 'content' in part && part.content?.['application/json'].schema;
        return schema ? [schema] : [];
      },
    );
    return [
      ...operation.parameters.map(({ name, schema }) => ({
        name,
        where,
        text: schema.description,
      })),
      ...operation.parameters.flatMap(({ schema }) => fieldsIn(where, schema)),
      ...bodies.flatMap((schema) => fieldsIn(where, schema)),
    ];
  }),
];

test('every field of every schema, parameter and body has a description', () => {
  expect(fields.length).toBeGreaterThan(1000);
  expect(
    fields.filter(({ text }) => !text).map(({ where, name }) => `${where} ${name}`),
    'Describe it in its schema, or in server/http/openapi/field-descriptions.ts',
  ).toEqual([]);
});

test('every description of a field is used in the document', () => {
  const used = new Set(fields.map(({ name, text }) => `${name}: ${text}`));
  const texts = [textsByField, ...Object.values(textsBySchema)].flatMap((table) =>
    Object.entries(table).map(([name, text]) => `${name}: ${text}`),
  );
  expect(texts.filter((text) => !used.has(text))).toEqual([]);
});

test('every reference resolves, and every schema is used', () => {
  const text = JSON.stringify(document);
  const used = new Set(
    [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'https://example.com/api', components: document.components });
  const check = (schema: object) =>
    ajv.compile(
      JSON.parse(
        JSON.stringify(schema).replaceAll(
          '"#/components/',
          '"https://example.com/api#/components/',
        ),
      ),
    );

  test.each(operations.map((each) => [`${each.method} ${each.path}`, each.operation] as const))(
    'of %s match their schemas',
    (_, { requestBody, responses, parameters }) => {
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
        part && 'content' in part ? (part.content?.['application/json'] ?? []) : [],
      );
      for (const { schema, example } of [...contents, ...parameters]) {
        if (example === undefined) continue;
        const valid = check(schema);
        valid(example);
        expect(valid.errors ?? []).toEqual([]);
      }
    },
  );

  test.each(
    listRestOperations()
      .filter(({ input }) => input)
      .map((each) => [each.name, each] as const),
  )('of the input of %s are accepted by the procedure', (name, { input, rest }) => {
    const operation = document.paths[rest.path]?.[rest.method.toLowerCase()];
    const fields = Object.fromEntries(
      operation?.parameters.map((each) => [each.name, each.example]) ?? [],
    );
    const body = operation?.requestBody?.content['application/json'].example;
    const parsed = input?.safeParse({ ...fields, ...(typeof body === 'object' ? body : {}) });
    expect(parsed?.error?.issues ?? [], name).toEqual([]);
  });
});

test('the document and its page are served with an ETag and load nothing from other origins', async () => {
  await using world = await createWorld();
  const served = await world.guest.http('GET', '/api/openapi.json');
  expect(served.status).toBe(200);
  expect(served.body).toEqual(describeApi(world.services.config.publicUrl));
  const tag = String(served.headers.etag);
  expect(
    (await world.guest.http('GET', '/api/openapi.json', undefined, { 'if-none-match': tag }))
      .status,
  ).toBe(304);
  const page = await world.guest.http('GET', '/api/docs');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const { path, operation } of operations) {
    expect(page.text).toContain(`id="${operation.operationId}"`);
    expect(page.text.replaceAll('<wbr>', '')).toContain(path);
  }
  const articles = page.text.split('<article ');
  const quiz = articles.find((each) => each.startsWith('id="quizGet"'));
  // One of two answers: for authors, or for takers.
  for (const field of ['accessCode', 'questionsPerAttempt'])
    expect(quiz).toContain(`<code>${field}</code>`);
  expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page.text).not.toContain('<script');
  expect((await world.guest.http('POST', '/api/docs')).status).toBe(405);
});
