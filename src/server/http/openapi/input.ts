import { headerFields, takesBody } from '../rest/input.ts';
import type { RestOperation } from '../rest/operations.ts';
import { exampleOf } from './examples.ts';
import { type JsonSchema, resolveRef } from './schemas.ts';
import type { Parameter, Schemas } from './shapes.ts';

/** Which parts of an input are in the path, in headers, in the query, and in the body. */
export function splitInput(
  { rest, finds }: RestOperation,
  input: JsonSchema | undefined,
  schemas: Schemas,
) {
  const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (!input) return { parameters: [], body: undefined };
  const { properties, required } = flattened(input, schemas);
  const parameter = (name: string, location: Parameter['in']): Parameter => {
    const ofWhat = location === 'path' && name === 'id' && finds?.toLowerCase();
    const schema = {
      ...properties[name],
      ...(ofWhat ? { description: `Id of the ${ofWhat}` } : {}),
    };
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
