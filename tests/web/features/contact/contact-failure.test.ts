import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { ForeignResponse } from '#web/failure/failure.ts';
import { contactFailure } from '#web/features/contact/api.ts';
import { messages } from '#web/features/contact/messages/en.ts';

const failureText = (error: unknown) => contactFailure(error, messages.failure);

const fallback = 'Failed to send message. Please try again or contact us directly.';

const refused = (failure: string, httpStatus: number, message: string) =>
  TRPCClientError.from({
    error: { message, code: -32_000, data: { failure, httpStatus, requestId: 'r' } },
  });
const caused = (cause: Error) => TRPCClientError.from(cause);

test('a refusal by the server is shown with its text', () => {
  const error = refused('too-many-requests', 429, 'Please wait a minute.');
  expect(failureText(error)).toBe('Please wait a minute.');
});

test('without a response the message is the general one', () => {
  expect(failureText(caused(new TypeError('Failed to fetch')))).toBe(fallback);
  expect(failureText(new Error('anything'))).toBe(fallback);
});

test('a response of another program is named by its status', () => {
  expect(failureText(caused(new ForeignResponse(502)))).toBe(`HTTP error 502. ${fallback}`);
  expect(failureText(caused(new ForeignResponse(200)))).toBe(
    `Invalid response from server. ${fallback}`,
  );
});

test('a response that is not JSON is invalid', () => {
  expect(failureText(caused(new SyntaxError('Unexpected token')))).toBe(
    `Invalid response from server. ${fallback}`,
  );
});
