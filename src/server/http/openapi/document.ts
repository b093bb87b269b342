import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { tokenPrefix } from '#shared/features/account/access-token.ts';
import { failureCodes } from '#shared/kernel/failure.ts';
import { idempotencyHours } from '#shared/kernel/idempotency-key.ts';
import { productName } from '#shared/kernel/product.ts';
import { headerFields, takesBody } from '../rest/input.ts';
import { listRestOperations, type RestOperation } from '../rest/operations.ts';
import { exampleOf } from './examples.ts';
import { createSchemaBook, type JsonSchema, reach, resolveRef } from './schemas.ts';

interface Content {
  'application/json': { schema: JsonSchema; example?: unknown };
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Ref {
  $ref: string;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

export interface ApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer | Ref>;
}

type SecurityScheme =
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }
  | { type: 'http'; scheme: 'bearer'; bearerFormat: string; description: string };

export interface ApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

const tags: Record<string, { name: string; description: string }> = {
  account: {
    name: 'Account',
    description: 'Session, profile, and everything about one’s own account.',
  },
  category: { name: 'Categories', description: 'Categories and sub-categories of quizzes.' },
  quiz: { name: 'Quizzes', description: 'Quizzes and their questions.' },
  attempt: {
    name: 'Attempts',
    description: 'Taking a quiz, results, and when it may be taken again.',
  },
  progress: { name: 'Progress', description: 'Leaderboard and numbers of the whole site.' },
  series: {
    name: 'Series',
    description: 'Quizzes in an order that builds up. These answers are in snake_case.',
  },
  blog: { name: 'Blog', description: 'Posts to read, and their editing.' },
  testimonial: { name: 'Testimonials', description: 'What learners say, and its review.' },
  contact: { name: 'Contact', description: 'Messages to the people of the site.' },
};

const introduction = `Everything that the app can do, for other programs: the same rules behind plain HTTP and JSON.

**Signing in.** \`POST /api/login\` sets the cookie \`${sessionCookie}\`; send it with every call. Calls with a cookie that change something must not carry the \`Origin\` of another site.

**Access tokens** are for programs: create one in the Security section of your profile and send it as \`Authorization: Bearer ${tokenPrefix}…\`. Its scope is \`read\` (only calls that change nothing), \`write\` (all calls of a member) or \`admin\` (all calls of an administrator). A call with a token neither reads nor sets cookies. Calls that decide over the account need a session.

**Other sites.** Pages of other sites may read public answers, and call with an access token, without cookies (CORS). Calls with cookies are for this site alone.

**Refusals** are JSON: \`message\` is for people, \`failure\` for programs, \`fields\` has a message per input field. 401: not signed in. 403: signed in, not allowed. 404: absent, or not yours. 409: conflicts with the current state. 422: an idempotency key was used for another content. 429: too often; \`Retry-After\` says how many seconds to wait.

**Ids** are whole numbers, written plainly. One that could be no row’s answers 400, one that no row has 404.

**Repeating.** Calls that create something take an \`Idempotency-Key\` of your choice, 16 to 200 visible characters (a UUID is one). When an answer was lost, send the same call with the same key again: it creates nothing more and is answered as the first one was. Keys are remembered for ${idempotencyHours} hours, for each account and call. The same key with other content answers 422.

**Updates** change what they name: a field that is left out stays, null clears it; PUT and PATCH are alike. To overwrite no newer version, send the \`ETag\` of the document as \`If-Match\` (412 when it has changed since), or its \`updatedAt\` as \`loadedUpdatedAt\` (409). The refusal says in \`current\` who has changed it and when.

**Unknown fields** are ignored with a \`Warning\` header by the calls that older clients make, and refused by the others. A result with \`answers\` but without an open attempt is refused with 409.

**Copies.** Public reads carry an \`ETag\`; a call with \`If-None-Match\` answers 304 while nothing has changed.`;

const securitySchemes: ApiDocument['components']['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Set by `POST /api/login`, `POST /api/register` and `POST /api/auth/firebase`',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${tokenPrefix}…`,
    description: 'A personal access token, created in the Security section of the profile',
  },
};

/** The OpenAPI document, from the procedures' own descriptions. */
export function describeApi(publicUrl: string): ApiDocument {
  const operations = listRestOperations();
  const book = createSchemaBook();
  // Answers first: where a name means two things, the plain name is that of what is received.
  const answers = new Map(operations.map((each) => [each, book.translate(each.output, 'output')]));
  const inputs = new Map(
    operations.flatMap((each) => (each.input ? [[each, book.translate(each.input, 'input')]] : [])),
  );
  const schemas = { ...book.definitions(), Refusal: refusal, FormRefusal: formRefusal };
  const responses = refusalComponents();
  const paths: ApiDocument['paths'] = {};
  for (const operation of operations) {
    const { path, method } = operation.rest;
    const shape = { answer: answers.get(operation) ?? {}, input: inputs.get(operation) };
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeOperation(operation, shape, schemas),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: productName, version: '1', description: introduction },
    servers: [{ url: publicUrl }],
    tags: Object.values(tags),
    paths,
    components: {
      schemas: reach({ paths, responses }, schemas),
      responses,
      securitySchemes,
    },
  };
}

type Schemas = Record<string, JsonSchema>;
interface Shape {
  answer: JsonSchema;
  input: JsonSchema | undefined;
}

function describeOperation(operation: RestOperation, shape: Shape, schemas: Schemas): ApiOperation {
  const { rest, name, access } = operation;
  const feature = name.split('.')[0] ?? '';
  const { parameters, body } = splitInput(operation, shape.input, schemas);
  return {
    operationId: name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: rest.summary,
    ...(access === 'admin' ? { description: 'For administrators.' } : {}),
    tags: [tags[feature]?.name ?? feature],
    security: securityOf(operation),
    parameters,
    ...(body
      ? { requestBody: { required: isRequired(body, schemas), content: json(body, schemas) } }
      : {}),
    responses: { ...success(operation, shape.answer, schemas), ...refusals(operation, parameters) },
  };
}

function securityOf({ access, sessionOnly }: RestOperation): Record<string, string[]>[] {
  if (access === 'guest') return [];
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const json = (schema: JsonSchema, schemas: Schemas): Content => ({
  'application/json': { schema, example: exampleOf(schema, schemas) },
});

function isRequired(body: JsonSchema, schemas: Schemas): boolean {
  const { required, properties } = resolveRef(body, schemas);
  return properties === undefined || (required ?? []).length > 0;
}

// ── Input ───────────────────────────────────────────────────────────────────────────────────────

/** Which parts of an input are in the path, in headers, in the query, and in the body. */
function splitInput({ rest }: RestOperation, input: JsonSchema | undefined, schemas: Schemas) {
  const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (!input) return { parameters: [], body: undefined };
  const { properties, required } = flattened(input, schemas);
  const parameter = (name: string, location: Parameter['in']): Parameter => {
    const schema = properties[name] ?? {};
    return {
      name: location === 'header' ? (headerFields[name] ?? name) : name,
      in: location,
      required: location === 'path' || required.has(name),
      schema,
      example: exampleOf(schema, schemas, name),
    };
  };
  const inHeaders = Object.keys(properties).filter((name) => Object.hasOwn(headerFields, name));
  const others = Object.keys(properties).filter(
    (name) => !inPath.includes(name) && !inHeaders.includes(name),
  );
  const parameters = [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inHeaders.map((name) => parameter(name, 'header')),
    ...(Object.hasOwn(properties, 'loadedUpdatedAt') ? [ifMatch] : []),
  ];
  if (!takesBody(rest.method))
    return {
      parameters: [...parameters, ...others.map((name) => parameter(name, 'query'))],
      body: undefined,
    };
  if (inPath.length === 0) return { parameters, body: withoutHeaderFields(input) };
  if (others.length === 0) return { parameters, body: undefined };
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(others.map((name) => [name, properties[name] ?? {}])),
    required: others.filter((name) => required.has(name)),
  };
  return { parameters, body };
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    description: 'The `ETag` that the document had; a newer one is not overwritten (412)',
  },
};

/** A body without the fields that are in headers. */
function withoutHeaderFields(input: JsonSchema): JsonSchema {
  const { allOf, properties, ...rest } = input;
  const isInBody = ([name]: [string, unknown]) => !Object.hasOwn(headerFields, name);
  const own = properties && Object.fromEntries(Object.entries(properties).filter(isInBody));
  const parts = allOf
    ?.map((part) => (typeof part === 'object' ? withoutHeaderFields(part) : part))
    .filter((part) => typeof part !== 'object' || !isEmptyObject(part));
  const [only] = parts ?? [];
  if (parts?.length === 1 && typeof only === 'object') return only;
  return { ...rest, ...(own ? { properties: own } : {}), ...(parts ? { allOf: parts } : {}) };
}

const isEmptyObject = ({ properties }: JsonSchema): boolean =>
  properties !== undefined && Object.keys(properties).length === 0;

/** The fields of an object, or of several that are asked for together. */
function flattened(schema: JsonSchema, schemas: Schemas) {
  const { properties = {}, required = [], allOf = [] } = resolveRef(schema, schemas);
  const fields: Record<string, JsonSchema> = {};
  const needed = new Set(required);
  for (const part of allOf) {
    if (typeof part !== 'object') continue;
    const inner = flattened(part, schemas);
    Object.assign(fields, inner.properties);
    for (const name of inner.required) needed.add(name);
  }
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field === 'object') fields[name] = field;
  }
  return { properties: fields, required: needed };
}

// ── Answers ─────────────────────────────────────────────────────────────────────────────────────

function success({ rest, access, type }: RestOperation, answer: JsonSchema, schemas: Schemas) {
  const isPublicRead = type === 'query' && access === 'guest';
  const status = String(rest.status ?? 200);
  const answers: Record<string, Answer> = {
    [status]: {
      description: status === '201' ? 'Created' : 'Done',
      ...(isPublicRead
        ? {
            headers: {
              ETag: { description: 'Changes with the answer', schema: { type: 'string' } },
            },
          }
        : {}),
      content: json(answer, schemas),
    },
  };
  if (rest.existing)
    answers['200'] = { description: 'It was there already', content: json(answer, schemas) };
  if (isPublicRead) answers['304'] = { description: 'Your copy is still current' };
  return answers;
}

/** Every refusal, by the name of its component. */
const refusalAnswers: Record<string, { status: string; description: string }> = {
  Invalid: { status: '400', description: 'Something in the request is not valid' },
  SignedOut: { status: '401', description: 'Not signed in' },
  Forbidden: { status: '403', description: 'Not allowed' },
  NotFound: { status: '404', description: 'Absent, or not yours' },
  Conflict: { status: '409', description: 'Conflicts with the current state' },
  Precondition: { status: '412', description: 'Changed since the version that `If-Match` names' },
  KeyReused: { status: '422', description: 'The `Idempotency-Key` came with another input before' },
  TooLarge: { status: '413', description: 'The body is too large' },
  NotJson: { status: '415', description: 'The body is not JSON' },
  TooOften: { status: '429', description: 'Too often' },
  Failed: { status: '500', description: 'A fault on our side; the request id finds it' },
  Unavailable: { status: '503', description: 'Not available right now' },
};

/** The refusals that an operation of this kind can answer. */
function refusals(operation: RestOperation, parameters: Parameter[]) {
  const { rest, access, type, input, name } = operation;
  const changes = type === 'mutation';
  const isAccount = name.startsWith('account.');
  const takes = (header: string) => parameters.some((each) => each.name === header);
  const applies: Record<string, boolean> = {
    Invalid: input !== undefined || takesBody(rest.method),
    SignedOut: access !== 'guest' || (changes && isAccount),
    Forbidden: access === 'admin' || changes,
    NotFound: input !== undefined,
    Conflict: changes || (access === 'member' && input !== undefined),
    Precondition: takes('If-Match'),
    KeyReused: takes('Idempotency-Key'),
    TooLarge: rest.method !== 'GET',
    NotJson: rest.method !== 'GET',
    TooOften: true,
    Failed: true,
    Unavailable: true,
  };
  return Object.fromEntries(
    Object.entries(refusalAnswers)
      .filter(([name]) => applies[name])
      .map(([name, { status, description }]): [string, Answer | Ref] => [
        status,
        rest.isForm
          ? { description, content: refusalContent('FormRefusal') }
          : { $ref: `#/components/responses/${name}` },
      ]),
  );
}

const refusalContent = (schema: string): Content => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});

function refusalComponents(): Record<string, Answer> {
  const wait = { description: 'Seconds to wait', schema: { type: 'integer' } } as const;
  return Object.fromEntries(
    Object.entries(refusalAnswers).map(([name, { description }]) => [
      name,
      {
        description,
        ...(name === 'TooOften' ? { headers: { 'Retry-After': wait } } : {}),
        content: refusalContent('Refusal'),
      },
    ]),
  );
}

/** A response, wherever in the document it is. */
export function resolveAnswer(answer: Answer | Ref, { components }: ApiDocument): Answer {
  if (!('$ref' in answer)) return answer;
  const found = components.responses[answer.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${answer.$ref}`);
  return found;
}

const refusal: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What happened, for people' },
    failure: {
      type: 'string',
      enum: [...failureCodes, 'internal'],
      description: 'What happened, for programs',
    },
    requestId: { type: 'string', format: 'uuid', description: 'To quote when asking for help' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Message per input field, by its path: `questions.3.text`',
    },
    canRetakeAt: {
      type: 'string',
      format: 'date-time',
      description: 'With `cooldown`: when the quiz opens again',
    },
    quizId: { type: 'integer', description: 'With `attempt-open`: the quiz being taken' },
    current: {
      type: 'object',
      properties: {
        updatedAt: { type: 'string', format: 'date-time', description: 'When it was changed' },
        updatedBy: { type: ['string', 'null'], description: 'Who has changed it' },
      },
      required: ['updatedAt', 'updatedBy'],
      additionalProperties: false,
      description: 'With `stale` and `precondition`: the stored version, which was not overwritten',
    },
    retryAfter: { type: 'integer', description: 'With `too-many-requests`: seconds to wait' },
    isDeactivated: { type: 'boolean', description: 'With `deactivated`: always true' },
    email: { type: 'string', description: 'With `deactivated`: the account’s address' },
    scheduledDeletionDate: {
      type: 'string',
      format: 'date-time',
      description: 'With `deactivated`: when the account will be erased',
    },
  },
  required: ['message', 'failure', 'requestId'],
  additionalProperties: false,
  examples: [
    {
      message: 'Quiz not found',
      failure: 'not-found',
      requestId: '3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10',
    },
  ],
};

const formRefusal: JsonSchema = {
  type: 'object',
  properties: {
    ...refusal.properties,
    success: { type: 'boolean', const: false },
    error: { type: 'string', description: 'The same as `message`' },
  },
  required: ['message', 'failure', 'requestId', 'success', 'error'],
  additionalProperties: false,
  examples: [
    {
      success: false,
      message: 'Name must be at least 2 characters',
      error: 'Name must be at least 2 characters',
      failure: 'invalid',
      requestId: '3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10',
      fields: { name: 'Name must be at least 2 characters' },
    },
  ],
};
