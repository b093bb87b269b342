import type { Access } from './access.ts';
import type { LimitName } from './rate-limits.ts';

/** The REST route of a procedure. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/api/quizzes/{id}`. */
  path: string;
  summary: string;
  /** Status of a successful answer; 200 unless given. */
  status?: number;
  /** A boolean field of the answer: where it is true, nothing was created and the status is 200. */
  existing?: string;
  /** Answers as forms expect it: a refusal carries `success: false` and its text as `error` too. */
  isForm?: true;
  /** The same call answers PATCH too: what is left out stays as it is either way. */
  patch?: true;
  /** Refuses fields that it does not know; calls of older clients let them pass with a warning. */
  strict?: true;
  /** Answers with a file to keep, of this name. */
  filename?: (now: Date) => string;
}

export interface Meta {
  /** Not for access tokens: it decides over the account, or is about signing in. */
  sessionOnly?: true;
  /** Stated by the base procedure that a procedure is built on. */
  access?: Access;
  rest?: RestRoute;
  /** Counts calls per address against this limit. */
  limit?: LimitName;
}
