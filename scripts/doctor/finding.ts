import { reasonOf } from '#server/start-checks.ts';

/** One line of the report. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  text: string;
  /** What to do about it. */
  todo?: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string, todo: string): Finding => ({ level: 'warn', text, todo });
export const fail = (text: string, todo: string): Finding => ({ level: 'fail', text, todo });

/** Turns an error of a check into a finding, so that the other checks run too. */
export async function finding(
  what: string,
  check: () => Promise<Finding>,
  todo: string,
): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const reason = reasonOf(error);
    return fail(`${what}: ${reason}`, todo);
  }
}
