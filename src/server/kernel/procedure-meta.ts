import type { PublicTopic } from '#db/public-changes.ts';
import type { FailureCode } from '#shared/kernel/failure.ts';
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
  /**
   * A list that can be read in pages (`?page=&perPage=`). `plain`: the body is an array. The procedure
   * returns the whole array, or takes `Paging` and returns a `Page`. `page`: the body is the `Page`.
   */
  list?: 'plain' | 'page';
  /** Failures that only this call has; those of its guards, input and method are known without it. */
  refuses?: readonly FailureCode[];
}

/** A read whose answer is computed for a guest, kept, and used until one of the topics changes. */
export interface CachedRead {
  /**
   * Who gets it: `everyone` where members and administrators would get the same, unless a guest is refused;
   * `guests` where the answer depends on who asks.
   */
  for: 'everyone' | 'guests';
  topics: readonly PublicTopic[];
  /** The field of the input that makes the answer a personal one. */
  unless?: string;
}

export interface Meta {
  cached?: CachedRead;
  /** A mutation that changes nothing that visitors can read (see `PublicVersions`), and no session or account. */
  changesOnlyAttempts?: true;
  /** Not for access tokens: it decides over the account, or is about signing in. */
  sessionOnly?: true;
  /** Stated by the base procedure that a procedure is built on. */
  access?: Access;
  rest?: RestRoute;
  /** What the call looks up by its input and answers 404 without, for example `Quiz`. */
  finds?: string;
  /** Counts calls per address against this limit. */
  limit?: LimitName;
}
