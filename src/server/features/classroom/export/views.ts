import type { Sheet, WorkbookCell } from '#server/kernel/files/workbook.ts';
import { meanOf } from '#shared/features/classroom/gradebook/mark.ts';
import { freeTitle } from '#shared/features/quiz/rules.ts';
import { assignmentOf } from '../assignments/views.ts';
import { cellOf, cellsIn, remarksOf } from '../gradebook/views.ts';
import type { GradebookParts } from '../views.ts';

/** The assignments with their titles. A quiz may be assigned several times: of equal titles, those after the first have a number. */
function columnsOf({ assignments }: GradebookParts) {
  const titles: string[] = [];
  return assignments.map((assignment) => {
    const title = freeTitle(assignmentOf(assignment).title, titles);
    titles.push(title);
    return { assignment, title };
  });
}

/** Every member with the cells of all assignments, in order. */
function linesOf(parts: GradebookParts, now: Date) {
  const partsOf = cellsIn(parts);
  const columns = columnsOf(parts);
  return parts.members.map(({ userId, name, email }) => ({
    ...{ name: name ?? '', email: email ?? '' },
    cells: columns.map(({ assignment, title }) => {
      const found = partsOf(userId, assignment);
      const { override, comment } = remarksOf(found);
      return {
        ...cellOf(found, now),
        title,
        ...{ reason: override?.reason ?? '', comment: comment?.text ?? '' },
      };
    }),
  }));
}

type LineCell = ReturnType<typeof linesOf>[number]['cells'][number];

/** What the attempts made before the deduction for late work, where there was one. */
const undeductedOf = ({ computed }: LineCell): number | null =>
  computed && computed.beforeDeduction !== computed.percentage ? computed.beforeDeduction : null;

/** Whether the mark may still rise, because answers wait for a mark. */
const provisionalOf = ({ mark }: LineCell): string => (mark?.isProvisional ? 'yes' : '');

/** The gradebook as a table for programs: a line for each member, the same columns for each assignment. */
export function gradebookTable(parts: GradebookParts, now: Date): (string | number)[][] {
  return [
    [
      ...['name', 'email'],
      ...columnsOf(parts).flatMap(({ title }) => [
        `${title} (%)`,
        ...['state', 'provisional', 'computed (%)', 'before deduction (%)', 'reason', 'comment'],
      ]),
    ],
    ...linesOf(parts, now).map(({ name, email, cells }) => [
      ...[name, email],
      ...cells.flatMap((cell) => [
        ...[cell.mark?.percentage ?? '', cell.state, provisionalOf(cell)],
        ...[cell.computed?.percentage ?? ''],
        ...[undeductedOf(cell) ?? '', cell.reason, cell.comment],
      ]),
    ]),
  ];
}

/** The gradebook as two sheets: the marks, and everything that is known of each. */
export function gradebookSheets(parts: GradebookParts, now: Date): Sheet[] {
  const lines = linesOf(parts, now);
  return [
    {
      ...{ name: 'Gradebook', frozenColumns: 1 },
      rows: [
        ['name', 'email', 'mean', ...columnsOf(parts).map(({ title }) => title)],
        ...lines.map(({ name, email, cells }) => [
          ...[name, email, share(meanMark(cells))],
          ...cells.map(({ mark }) => share(mark?.percentage ?? null)),
        ]),
      ],
    },
    {
      ...{ name: 'Details', frozenColumns: 1 },
      rows: [
        [
          ...['name', 'email', 'assignment', 'mark', 'state', 'provisional', 'computed'],
          ...['before deduction', 'reason', 'comment'],
        ],
        ...lines.flatMap(({ name, email, cells }) =>
          cells.map((cell): WorkbookCell[] => [
            ...[name, email, cell.title, share(cell.mark?.percentage ?? null), cell.state],
            ...[
              provisionalOf(cell),
              share(cell.computed?.percentage ?? null),
              share(undeductedOf(cell)),
            ],
            ...[cell.reason, cell.comment],
          ]),
        ),
      ],
    },
  ];
}

function meanMark(cells: readonly LineCell[]): number | null {
  const marks = cells.flatMap(({ mark }) => mark?.percentage ?? []);
  return marks.length === 0 ? null : meanOf(marks);
}

/** Percent as a share of 1, as cells of workbooks have it. */
const share = (percentage: number | null): WorkbookCell =>
  percentage === null ? null : { share: Math.round(percentage * 10) / 1000 };
