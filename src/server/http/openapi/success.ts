import type { RestOperation } from '../rest/operations.ts';
import { exampleOf } from './examples.ts';
import type { JsonSchema } from './schemas.ts';
import type { Answer, Content, Schemas } from './shapes.ts';

export const json = (schema: JsonSchema, schemas: Schemas): Content => ({
  'application/json': { schema, example: exampleOf(schema, schemas) },
});

/** The answers of a successful operation, by status. */
export function success(
  { rest, access, type }: RestOperation,
  answer: JsonSchema,
  schemas: Schemas,
): Record<string, Answer> {
  const isPublicRead = type === 'query' && access === 'guest';
  const status = String(rest.status ?? 200);
  const headers = { ...(isPublicRead ? entityTag : {}), ...(rest.list ? listHeaders : {}) };
  const answers: Record<string, Answer> = {
    [status]: {
      description: status === '201' ? 'Created' : 'Done',
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      content: json(answer, schemas),
    },
  };
  if (rest.existing)
    answers['200'] = { description: 'It existed already', content: json(answer, schemas) };
  if (isPublicRead) answers['304'] = { description: 'Your copy is still the answer' };
  return answers;
}

const entityTag: Answer['headers'] = {
  ETag: { description: 'Changes with the answer', schema: { type: 'string' } },
};

const listHeaders: Answer['headers'] = {
  Link: {
    description: 'Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288)',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description: 'How many entries the whole list has',
    schema: { type: 'integer' },
  },
};
