import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { audited } from '#db/audit.ts';
import type { Database } from '#db/open.ts';
import type { Config } from '#server/config.ts';
import { findLogin } from '#server/features/account/queries.ts';
import { importFile, readImport } from '#server/features/exchange/workflows/import-file.ts';
import { readSettings } from '#server/features/setting/queries.ts';
import { createMediaStore } from '#server/kernel/files/media-store.ts';
import { ImportFile, type ImportReport } from '#shared/features/exchange/schema.ts';
import { merged, storedSettings } from '#shared/features/setting/rules.ts';
import { onMigratedDatabase } from './configured-database.ts';

const usage = `Usage: npm run import -- FILE --dry-run
       npm run import -- FILE --as EMAIL --quiz ID
       npm run import -- FILE --as EMAIL --new TITLE`;

type ImportCommand = ReturnType<typeof readImportCommand>;

/** @throws with the usage when the arguments are wrong */
export function readImportCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      as: { type: 'string' },
      quiz: { type: 'string' },
      new: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  const hasTwoTargets = values.quiz !== undefined && values.new !== undefined;
  if (file === undefined || others.length > 0 || hasTwoTargets) throw new Error(usage);
  return { file, values };
}

/**
 * Adds the questions of a file to a quiz or a new draft, or only reports what it has.
 * @returns what to print
 */
export async function importByCommand(
  db: Database,
  config: Config,
  { file, values }: ImportCommand,
): Promise<string> {
  const { publicUrl, settings } = config;
  const dryRun = values['dry-run'];
  const author = values.as === undefined ? undefined : await findLogin(db, values.as.toLowerCase());
  if (!dryRun && !author?.isAdmin) throw new Error(`--as must name an administrator.\n${usage}`);
  const { data: input, error } = ImportFile.safeParse({
    fileName: path.basename(file),
    content: (await readFile(file)).toString('base64'),
    dryRun,
    ...(values.quiz === undefined ? {} : { quizId: Number(values.quiz) }),
    ...(values.new === undefined ? {} : { newQuiz: { title: values.new } }),
  });
  if (!input) throw new Error(error.issues.map((issue) => reasonIn(issue)).join('\n'));
  const now = new Date();
  const actorId = author?.id ?? null;
  const facts = { at: now, actorId, call: 'npm run import', requestId: randomUUID() };
  const current = merged(storedSettings(await readSettings(db)), settings);
  const media = createMediaStore(config);
  const by = {
    writer: author?.id ?? 0,
    now,
    file: await readImport({ publicUrl, media }, input),
    newQuizRules: current.quizRules,
    quotas: current,
    manager: 'all' as const,
  };
  return textOf(await audited(facts, () => importFile({ db, media }, input, by)));
}

/** The id of a quiz is the only value that its message does not name. */
const reasonIn = ({
  path: [field],
  message,
}: Pick<z.core.$ZodIssue, 'path' | 'message'>): string =>
  field === 'quizId' ? `--quiz must be the id of a quiz.\n${usage}` : message;

function textOf({ counts, items, added, format }: ImportReport): string {
  const refused = items
    .filter(({ status }) => status === 'refused')
    .slice(0, 50)
    .map(({ entry, line, notes }) => {
      const reasons = notes.map(({ code, value }) => (value === null ? code : `${code}: ${value}`));
      return `${entry ?? 'line'} ${line}: ${reasons.join(', ')}`;
    });
  const { kept, degraded } = counts;
  const sums = `Read as ${format}: ${kept} unchanged, ${degraded} changed, ${counts.refused} refused.`;
  const done = added
    ? [
        `${added.ids.length} questions were added to quiz ${added.quizId} (import ${added.importId}).`,
      ]
    : [];
  return [...refused, sums, ...done].join('\n');
}

if (import.meta.main) {
  await onMigratedDatabase((args) => {
    const command = readImportCommand(args);
    return ({ db }, config) => importByCommand(db, config, command);
  });
}
