import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import type { RestOperation } from './operations.ts';
import { unknownFieldsIn } from './unknown-fields.ts';

interface ReadRequest {
  input: unknown;
  /** Fields that were sent and that the call does not have; of a strict call by their paths, at every depth. */
  unknownFields: string[];
}
type ReadInput = (request: FastifyRequest) => ReadRequest;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Reads the input of a call: the body, or the query if the call has no body, and the path. Fields that headers
 * carry are read only from the headers.
 */
export function inputReader(operation: RestOperation): ReadInput {
  // Converting all schemas would take a third of the start time.
  const read = onFirstUse(() => createReader(operation));
  return (request) => read()(request);
}

function createReader({ input, rest }: RestOperation): ReadInput {
  const schema = input && z.toJSONSchema(input, inputForm);
  const fromText = new Map(schema ? textReaders(schema) : []);
  const named = new Set(schema ? fieldsOf(schema).map(([name]) => name) : []);
  const inHeaders = Object.entries(headerFields).filter(([field]) => named.has(field));
  const read = (values: unknown) =>
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? (fromText.get(name)?.(value) ?? value) : value,
    ]);
  const hasBody = takesBody(rest.method);
  const unknownIn = (given: object) => {
    if (rest.strict && schema) return unknownFieldsIn(schema, given);
    // A schema of several forms names no fields here.
    return named.size === 0 ? [] : Object.keys(given).filter((name) => !named.has(name));
  };
  const fromHeaders = (headers: IncomingHttpHeaders) =>
    Object.fromEntries(inHeaders.map(([field, header]) => [field, headers[header.toLowerCase()]]));
  return ({ body, query, params, headers }) => {
    const given = hasBody ? body : Object.fromEntries(read(query));
    const none: string[] = [];
    if (given === undefined || given === null)
      return { input: Object.fromEntries(read(params)), unknownFields: none };
    // A value that is no object has no fields; the schema reports that to the caller.
    if (typeof given !== 'object' || Array.isArray(given))
      return { input: given, unknownFields: none };
    return {
      input: { ...given, ...Object.fromEntries(read(params)), ...fromHeaders(headers) },
      unknownFields: unknownIn(given),
    };
  };
}

/** The names of a call's input fields, in path, query, header and body. */
export const fieldNames = ({ input }: RestOperation): Set<string> =>
  new Set(input ? fieldsOf(z.toJSONSchema(input, inputForm)).map(([name]) => name) : []);

/** Fields of an input that plain HTTP carries in a header. */
export const headerFields: Readonly<Record<string, string>> = {
  idempotencyKey: 'Idempotency-Key',
};

export const takesBody = (method: string): boolean => method !== 'GET' && method !== 'DELETE';

/** Options for the schema of an input as clients send it. */
const inputForm = { io: 'input', unrepresentable: 'any' } as const;

/** Readers for the fields that are not text, from a path or query, where every value is text. */
function textReaders(schema: JsonSchema): [string, (text: string) => unknown][] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const reader = readers.find(({ types }) => types.includes(String(field.type)));
    return reader ? [[name, reader.read]] : [];
  });
}

/** Accepts only plain notation: `1e3`, ` 1` and `0x1` are not ids. */
const readers = [
  {
    types: ['integer', 'number'],
    read: (text: string) => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text),
  },
  {
    types: ['boolean'],
    read: (text: string) => (text === 'true' || text === 'false' ? text === 'true' : text),
  },
];

function fieldsOf({ properties = {}, allOf = [] }: JsonSchema): [string, JsonSchema][] {
  const own = Object.entries(properties).flatMap(([name, field]): [string, JsonSchema][] =>
    typeof field === 'object' ? [[name, field]] : [],
  );
  return [...own, ...allOf.flatMap((part) => (typeof part === 'object' ? fieldsOf(part) : []))];
}
