import { productName } from '#shared/kernel/product.ts';
import { listRestOperations, type RestOperation } from '../rest/operations.ts';
import { splitInput } from './input.ts';
import { introduction, securitySchemes, tags } from './introduction.ts';
import { refusalSchemas } from './refusal-schemas.ts';
import { refusalComponents, refusals } from './refusals.ts';
import { createSchemaBook, type JsonSchema, reach, resolveRef } from './schemas.ts';
import type { ApiDocument, ApiOperation, Schemas } from './shapes.ts';
import { json, success } from './success.ts';

/** The OpenAPI document, from the procedures' own descriptions. */
export function describeApi(publicUrl: string): ApiDocument {
  const operations = listRestOperations();
  const book = createSchemaBook();
  // Outputs first: where input and output differ, the output gets the plain name.
  const answers = new Map(operations.map((each) => [each, book.translate(each.output, 'output')]));
  const inputs = new Map(
    operations.flatMap((each) => (each.input ? [[each, book.translate(each.input, 'input')]] : [])),
  );
  const schemas = { ...book.definitions(), ...refusalSchemas };
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
    ...descriptionOf(access),
    tags: [tags[feature]?.name ?? feature],
    security: securityOf(operation),
    parameters,
    ...(body
      ? { requestBody: { required: isRequired(body, schemas), content: json(body, schemas) } }
      : {}),
    responses: {
      ...success(operation, shape.answer, schemas),
      ...refusals(operation, parameters),
    },
  };
}

const readers: Partial<Record<RestOperation['access'], string>> = {
  admin: 'For administrators.',
  author: 'For administrators and authors.',
  teacher: 'For administrators and teachers.',
  marker: 'For administrators, authors and teachers.',
};

const descriptionOf = (access: RestOperation['access']): { description?: string } => {
  const description = readers[access];
  return description === undefined ? {} : { description };
};

function securityOf({ access, sessionOnly }: RestOperation): Record<string, string[]>[] {
  if (access === 'guest') return [];
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function isRequired(body: JsonSchema, schemas: Schemas): boolean {
  const { required, properties } = resolveRef(body, schemas);
  return properties === undefined || (required ?? []).length > 0;
}
