import { createSerializationAdapter } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { TitledFailure } from './failure.ts';

/** A failed call as text. */
interface PackedCall {
  message: string;
  /** JSON of tRPC's `data` */
  data: string;
}

const failedCalls = createSerializationAdapter({
  key: 'failed-call',
  test: (value): value is Error => value instanceof TRPCClientError,
  toSerializable: (error): PackedCall => ({
    message: error.message,
    data: JSON.stringify((error instanceof TRPCClientError && error.data) || null),
  }),
  fromSerializable: ({ message, data }): Error =>
    TRPCClientError.from({ error: { message, code: -32_603, data: JSON.parse(data) } }),
});

const namedFailures = createSerializationAdapter({
  key: 'named-failure',
  extends: [failedCalls],
  test: (value) => value instanceof TitledFailure,
  toSerializable: ({ title, cause }) => ({
    title,
    cause: cause instanceof TRPCClientError ? cause : undefined,
  }),
  fromSerializable: ({ title, cause }) => new TitledFailure(title, cause),
});

/**
 * How errors that a loader met on the server reach the browser. The router alone would send only their
 * message, without the reference to quote.
 */
export const failureAdapters = [failedCalls, namedFailures];
