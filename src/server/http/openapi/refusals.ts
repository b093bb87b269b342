import { isForRole } from '#server/kernel/access.ts';
import { statusOf } from '#server/kernel/failure.ts';
import { type FailureCode, failureCodes } from '#shared/kernel/failure.ts';
import { takesBody } from '../rest/input.ts';
import type { RestOperation } from '../rest/operations.ts';
import type { JsonSchema } from './schemas.ts';
import type { Answer, ApiDocument, Content, Parameter, Ref } from './shapes.ts';

/**
 * All refusals by the name of their component. Calls describe those with several failures themselves: a 409 may
 * be a `cooldown` or a `stale` save.
 */
const kinds = {
  Invalid: { status: 400, description: 'The request is not valid' },
  SignedOut: {
    status: 401,
    description: 'Not signed in, or the access token is unknown, expired or revoked',
  },
  Forbidden: { status: 403, description: 'Not allowed' },
  NotFound: { status: 404, description: 'Not found, or not yours' },
  Conflict: { status: 409, description: 'Not possible in the present state' },
  Precondition: { status: 412, description: 'Changed since the version that `If-Match` names' },
  TooLarge: { status: 413, description: 'The body is too large' },
  NotJson: { status: 415, description: 'The body is not JSON' },
  KeyReused: { status: 422, description: 'The `Idempotency-Key` came with another input before' },
  TooOften: { status: 429, description: 'Too many requests' },
  Failed: { status: 500, description: 'An error of the server; quote the request id' },
  Unavailable: { status: 503, description: 'Not available right now' },
} as const;
type Kind = keyof typeof kinds;
const isKind = (name: string): name is Kind => name in kinds;
const kindNames = Object.keys(kinds).filter(isKind);

/** The failures that an operation can answer with: by its method, its guards, its input, and its own. */
function failuresOf(operation: RestOperation, parameters: Parameter[]): Set<FailureCode> {
  const { rest, access, type, input, sessionOnly, finds } = operation;
  const takes = (header: string) => parameters.some((each) => each.name === header);
  const canWrite = type === 'mutation';
  const known: [FailureCode, boolean][] = [
    ['invalid', input !== undefined || rest.method !== 'GET'],
    // Even a call that is open to everyone refuses an access token that is not valid.
    ['signed-out', true],
    ['forbidden', isForRole(access) || sessionOnly || canWrite],
    ['not-found', finds !== undefined],
    ['stale', takes('If-Match')],
    ['precondition', takes('If-Match')],
    ['key-reused', takes('Idempotency-Key')],
    ['too-many-requests', true],
    ['unavailable', true],
  ];
  const codes = known.flatMap(([code, applies]) => (applies ? [code] : []));
  return new Set([...codes, ...(rest.refuses ?? [])]);
}

/** The refusals of an operation, by status. */
export function refusals(
  operation: RestOperation,
  parameters: Parameter[],
): Record<string, Answer | Ref> {
  const failures = failuresOf(operation, parameters);
  const hasBody = takesBody(operation.rest.method) || operation.rest.method === 'DELETE';
  const answers = kindNames.flatMap((kind): [string, Answer | Ref][] => {
    const { status } = kinds[kind];
    const own = failureCodes.filter((code) => failures.has(code) && statusOf(code) === status);
    if (own.length > 0) return [[String(status), describe(kind, own, operation)]];
    const isAlways = kind === 'Failed' || (hasBody && (kind === 'TooLarge' || kind === 'NotJson'));
    return isAlways ? [[String(status), describe(kind, [], operation)]] : [];
  });
  return Object.fromEntries(answers);
}

/** @param codes the failures of this status; several are named one by one */
function describe(kind: Kind, codes: FailureCode[], { rest, finds }: RestOperation): Answer | Ref {
  const schema = { $ref: `#/components/schemas/${rest.isForm ? 'FormRefusal' : 'Refusal'}` };
  if (kind === 'NotFound' && finds) {
    return { description: `${finds} not found, or not yours`, content: content(schema) };
  }
  if (kind === 'Conflict' || codes.includes('deactivated') || codes.includes('second-factor')) {
    const only = { properties: { failure: { enum: codes, description: 'Which of them it is' } } };
    const names = codes.map((code) => `\`${code}\``).join(' or ');
    return {
      description: `${kinds[kind].description}: ${names}`,
      content: content({ allOf: [schema, only] }),
    };
  }
  return rest.isForm
    ? { description: kinds[kind].description, content: content(schema) }
    : { $ref: `#/components/responses/${kind}` };
}

const content = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The refusals that are the same for all calls. */
export function refusalComponents(): Record<string, Answer> {
  const wait = { description: 'Seconds to wait', schema: { type: 'integer' } } as const;
  return Object.fromEntries(
    kindNames
      .filter((kind) => kind !== 'NotFound' && kind !== 'Conflict')
      .map((kind) => [
        kind,
        {
          description: kinds[kind].description,
          ...(kind === 'TooOften' || kind === 'Unavailable'
            ? { headers: { 'Retry-After': wait } }
            : {}),
          content: content({ $ref: '#/components/schemas/Refusal' }),
        },
      ]),
  );
}

/** An answer with its reference followed. */
export function resolveAnswer(answer: Answer | Ref, { components }: ApiDocument): Answer {
  if (!('$ref' in answer)) return answer;
  const found = components.responses[answer.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${answer.$ref}`);
  return found;
}
