/** The codes of all refusals. Any other error is a bug. */
export const failureCodes = [
  'invalid',
  'signed-out',
  'other-account',
  'forbidden',
  'deactivated',
  'second-factor',
  'not-found',
  'conflict',
  'cooldown',
  'locked',
  'attempt-over',
  'attempt-open',
  'stale',
  'key-reused',
  'precondition',
  'too-many-requests',
  'unavailable',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** How a sign-in can be completed after the password or Google. */
export const secondFactorMethods = ['app', 'passkey', 'recovery-code'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** What keeps a quiz from being started, apart from the wait after an attempt and the access code. */
export const startLocks = ['not-yet', 'closed', 'used-up'] as const;
/** The same with a missing or wrong access code. */
export const quizLocks = [...startLocks, 'access-code'] as const;

/** The details of a refusal; which fields are present depends on the code. */
export interface FailureDetails {
  /** Message per input field, by its path (`questions.3.text`). */
  fields?: Record<string, string>;
  /** When the quiz opens again, ISO 8601. */
  canRetakeAt?: string;
  /** Why a quiz cannot be started. */
  lock?: (typeof quizLocks)[number];
  /** When the quiz opens or has closed, ISO 8601. */
  lockDate?: string;
  /** The quiz that a call was about, where its input did not name it. */
  quizId?: number;
  /** The deactivated account's address; sent only after a proof of identity. */
  email?: string;
  /** When the deactivated account will be erased, ISO 8601. */
  scheduledDeletionDate?: string;
  /**
   * The stored version that a save did not overwrite, and who has written it; over REST with the
   * document itself, as the caller may read it.
   */
  current?: { updatedAt: string; updatedBy: string | null; document?: unknown };
  /** How the sign-in can be completed. */
  methods?: readonly SecondFactorMethod[];
  /** The registration has created the account; it can be used once its address is confirmed. */
  isCreated?: boolean;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

/** The wire form of a refused call, in addition to tRPC's own members. */
export interface FailureData extends FailureDetails {
  failure: FailureCode | 'internal';
  httpStatus: number;
  requestId: string;
}
