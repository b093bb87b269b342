import type { Page, Route } from '@playwright/test';
import type { AppRouter } from '#server/router.ts';
import type { FailureCode } from '#shared/kernel/failure.ts';

type Routers = AppRouter['_def']['record'];
/** `quiz.create`: a renamed procedure fails the type check of its journeys. */
type Procedure = {
  [Feature in keyof Routers & string]: `${Feature}.${keyof Routers[Feature] & string}`;
}[keyof Routers & string];

const statuses: Partial<Record<FailureCode, number>> = {
  forbidden: 403,
  stale: 409,
  conflict: 409,
  unavailable: 503,
};

/** The addresses of calls of a procedure, or of all. */
export const callsOf = (procedure: Procedure | 'every call'): RegExp =>
  new RegExp(`/trpc/[^?]*${procedure === 'every call' ? '' : procedure.replace('.', '\\.')}`);

/**
 * Answers every call of a procedure, or of all, with a refusal in the server's form.
 * @returns a function that lets the calls through again
 */
export async function refuse(
  page: Page,
  procedure: Procedure | 'every call',
  failure: FailureCode | 'internal',
  message: string,
): Promise<() => Promise<void>> {
  const pattern = callsOf(procedure);
  const answer = (route: Route) => {
    const httpStatus = failure === 'internal' ? 500 : (statuses[failure] ?? 400);
    const data = { failure, httpStatus, requestId: 'refused', code: 'CONFLICT' };
    const calls = new URL(route.request().url()).pathname.split(',').length;
    const body = Array.from({ length: calls }, () => ({ error: { message, code: -32_000, data } }));
    return route.fulfill({ status: httpStatus, json: body });
  };
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
}
