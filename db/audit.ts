import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Who makes an administrative call; the triggers of migration 0039 store it with each change. */
export interface AuditFacts {
  at: Date;
  /** Null for the operator's own commands, and for jobs. */
  actorId: number | null;
  /** The procedure or the command. */
  call: string;
  requestId: string;
}

const current = new AsyncLocalStorage<AuditFacts>();

/** Records every change of an audited table in the transactions that `work` opens. */
export const audited = <T>(facts: AuditFacts, work: () => T): T => current.run(facts, work);

/** Marks this transaction, so that the audit triggers record its changes. */
export async function beginAudit(tx: Tx): Promise<void> {
  const facts = current.getStore();
  if (facts)
    await sql`select set_config('quizwright.audit', ${JSON.stringify(facts)}, true)`.execute(tx);
}

/** Records an administrative act that changes no recorded column, such as signing a person out, settling reports or removing a member. */
export async function recordAct(
  tx: Tx,
  { kind, rowId }: { kind: 'users' | 'questions' | 'quizzes' | 'classes'; rowId: number },
  act: Readonly<Record<string, string | number>>,
): Promise<void> {
  if (!current.getStore()) return;
  await sql`select add_audit_entry(${kind}, ${rowId}, null, 'changed', '{}', ${JSON.stringify(act)}::jsonb)`.execute(
    tx,
  );
}
