import type { Page } from '@playwright/test';
import type { FailureCode } from '#shared/kernel/failure.ts';

const statuses: Partial<Record<FailureCode, number>> = {
  forbidden: 403,
  stale: 409,
  conflict: 409,
  unavailable: 503,
};

/**
 * Answers every call of a procedure with a refusal, as the server would give it.
 * @returns lets the calls through again
 */
export async function refuse(
  page: Page,
  procedure: string,
  failure: FailureCode | 'internal',
  message: string,
): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
  await page.route(pattern, (route) => {
    const httpStatus = failure === 'internal' ? 500 : (statuses[failure] ?? 400);
    const data = { failure, httpStatus, requestId: 'refused', code: 'CONFLICT' };
    const calls = new URL(route.request().url()).pathname.split(',').length;
    const body = Array.from({ length: calls }, () => ({ error: { message, code: -32_000, data } }));
    return route.fulfill({ status: httpStatus, json: body });
  });
  return () => page.unroute(pattern);
}
