import type { Database } from '#db/open.ts';
import type { GradebookParts } from '#server/features/classroom/views.ts';
import { readGradebookParts } from '#server/features/classroom/workflows/read-gradebook.ts';
import { csvOf, csvType } from '#server/features/exchange/formats/csv.ts';
import { workbookType, writeWorkbook } from '#server/kernel/files/workbook.ts';
import type { GradebookFormat } from '#shared/features/classroom/gradebook/schema.ts';
import { cut } from '#shared/kernel/text/cut.ts';
import { gradebookSheets, gradebookTable } from '../views.ts';

/** The gradebook of a class as a file. */
export async function writeGradebook(
  db: Database,
  { managed, format }: { managed: GradebookParts['class']; format: GradebookFormat },
  now: Date,
) {
  const parts = await readGradebookParts(db, managed);
  const bytes =
    format === 'xlsx'
      ? writeWorkbook(gradebookSheets(parts, now), now)
      : new TextEncoder().encode(csvOf(gradebookTable(parts, now)));
  return {
    fileName: `gradebook-${wordOf(managed)}.${format}`,
    type: format === 'xlsx' ? workbookType : csvType,
    content: Buffer.from(bytes).toString('base64'),
  };
}

/** The name of a class as a part of a file name, its number if it has no letters or digits. */
function wordOf({ id, name }: { id: number; name: string }): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(words.join('-'), 60) || String(id);
}
