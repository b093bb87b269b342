import type { PublicTopic } from '#db/changes/public-changes.ts';
import type { FailureCode } from '#shared/kernel/failure.ts';
import type { Access } from './access.ts';
import type { LimitName } from './rate-limits.ts';
import type { SecurityEvent } from './security/events.ts';

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
  /** A refusal also has `success: false` and its message as `error`, as forms expect. */
  isForm?: true;
  /** The call also accepts PATCH; with either method, fields left out stay unchanged. */
  patch?: true;
  /** Refuses unknown fields; without it they are ignored with a warning, for older clients. */
  strict?: true;
  /** The response is a download with this file name. */
  filename?: (now: Date) => string;
  /**
   * A list that can be read in pages (`?page=&perPage=`). `plain`: the body is an array. The procedure
   * returns the whole array, or takes `Paging` and returns a `Page`. `page`: the body is the `Page`.
   */
  list?: 'plain' | 'page';
  /** Failures of this call only; those of its guards, input and method are derived. */
  refuses?: readonly FailureCode[];
}

/** A read whose response is computed for a guest, and cached until one of the topics changes. */
export interface CachedRead {
  /** Who gets the cached response: `everyone` if it does not depend on the caller, `guests` if it does. */
  for: 'everyone' | 'guests';
  topics: readonly PublicTopic[];
  /** The input field that makes the response personal. */
  unless?: string;
}

export interface Meta {
  cached?: CachedRead;
  /** A mutation that changes nothing that visitors can read (see `PublicVersions`), and no session or account. */
  changesOnlyAttempts?: true;
  /** Refuses access tokens: the call decides over the account, or is about signing in. */
  sessionOnly?: true;
  /** The input has a file in it as base64, so that the body may be larger than others. */
  carriesFile?: true;
  /** Set by the base procedure. */
  access?: Access;
  rest?: RestRoute;
  /** The entity that the call looks up by its input (404 without it), for example `Quiz`. */
  finds?: string;
  /** Logged as a security event of the caller when the call succeeds. */
  event?: SecurityEvent;
  /** Counts calls per network against this limit. */
  limit?: LimitName;
}
