import { TRPCClientError } from '@trpc/client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type CallFailure,
  ForeignResponse,
  failureOf,
  isFailure,
  messageOf,
  statusLine,
} from '#web/failure/failure.ts';

function refused(message: string, data: Record<string, unknown>) {
  return TRPCClientError.from({ error: { message, code: -32600, data } });
}

describe('a failed call', () => {
  it('ERR-01 has its text for users and STATUS: text for programs', () => {
    const failure = failureOf(
      refused('boom', { failure: 'internal', httpStatus: 500, requestId: 'r1' }),
    );
    expect(failure).toMatchObject({ code: 'internal', message: 'boom', requestId: 'r1' });
    expect(statusLine(failure)).toBe('500: boom');
  });

  it('keeps the messages of its fields', () => {
    const fields = { email: 'An account with this email already exists' };
    expect(
      failureOf(refused('taken', { failure: 'conflict', httpStatus: 409, requestId: 'r', fields })),
    ).toMatchObject({ fields });
  });

  it('has one of the codes that its caller asks for, or none of them', () => {
    const gone = refused('gone', { failure: 'not-found', httpStatus: 404, requestId: 'r' });
    expect(isFailure(gone, 'conflict', 'not-found')).toBe(true);
    expect(isFailure(gone, 'conflict', 'stale')).toBe(false);
    expectTypeOf(isFailure).parameter(1).toEqualTypeOf<CallFailure['code']>();
  });

  it('is distinguished from a server that did not answer', () => {
    expect(failureOf(TRPCClientError.from(new TypeError('Failed to fetch'))).code).toBe('offline');
  });

  it('ERR-09 has the server’s message, else the literal text of its screen', () => {
    const literal = 'Failed to create password. Please try again.';
    const data = { failure: 'conflict', httpStatus: 409, requestId: 'r' };
    expect(messageOf(refused('You have one already.', data), literal)).toBe(
      'You have one already.',
    );
    const empty = [
      TRPCClientError.from(new TypeError('Failed to fetch')),
      TRPCClientError.from(new SyntaxError('Unexpected end of JSON input')),
      TRPCClientError.from(new ForeignResponse(500)),
      refused('', {}),
    ];
    for (const error of empty) expect(messageOf(error, literal)).toBe(literal);
  });

  it('is distinguished from a bug', () => {
    const failure = failureOf(new RangeError('x is not iterable'));
    expect(failure.code).toBe('internal');
    expect(failure.message).not.toContain('iterable');
  });
});
