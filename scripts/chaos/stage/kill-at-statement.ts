import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { isAtSubmitStep, type SubmitStep } from '../faults/submit-step.ts';
import type { PassedStatement } from './link.ts';
import { completesStatement, StatementReader } from './statement-reader.ts';

/**
 * Loaded into an app process before its own code. After SIGUSR2 the process kills itself at the step of a submit that
 * KILL_FILE names: the embedded database is in the process, so nothing outside can act between two of its statements.
 */
const Step = z.object({ step: z.int(), moment: z.enum(['request', 'response']) });

let wanted: SubmitStep | undefined;
process.on('SIGUSR2', () => {
  wanted = Step.parse(JSON.parse(readFileSync(process.env.KILL_FILE ?? '', 'utf8')));
});

const reader = new StatementReader({ isStarted: true });

function killAt(moment: PassedStatement['moment']): void {
  const { last } = reader;
  if (wanted && last && isAtSubmitStep({ ...last, moment }, wanted))
    process.kill(process.pid, 'SIGKILL');
}

const execute = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function (this: PGlite, message) {
  const bytes = Buffer.from(message);
  if (reader.read(bytes)) killAt('request');
  const result = execute.call(this, message);
  if (completesStatement(bytes)) killAt('response');
  return result;
};
