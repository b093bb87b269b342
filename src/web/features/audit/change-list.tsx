import { useMessages } from '#web/language/language.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import classes from './change-list.module.css';
import { type ColumnChange, type ColumnWords, differencesOf } from './difference.ts';
import { auditMessages } from './messages/messages.ts';

/** Longer values are shown on request. */
const maxShown = 160;

interface ChangeListProps {
  words: ColumnWords | undefined;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The changed columns of a row, each with its value before and after. */
export function ChangeList({ words, before, after }: ChangeListProps) {
  const m = useMessages(auditMessages);
  const dates = useDates();
  const changes = differencesOf({ m, dates, words }, { before, after });
  const isLong = changes.some(
    (change) => Math.max(change.before?.length ?? 0, change.after?.length ?? 0) > maxShown,
  );
  if (changes.length <= 3 && !isLong) return <Changes changes={changes} />;
  const isChange = changes.some(
    (change) => change.before !== undefined && change.after !== undefined,
  );
  return (
    <>
      {isChange && <Changes changes={changes.slice(0, 3).map(shortened)} />}
      <details className={classes.all}>
        <summary>
          {isChange ? m.allValues({ count: changes.length }) : m.values({ count: changes.length })}
        </summary>
        <Changes changes={changes} />
      </details>
    </>
  );
}

function Changes({ changes }: { changes: readonly ColumnChange[] }) {
  const m = useMessages(auditMessages);
  return (
    <dl className={classes.changes}>
      {changes.map(({ column, before, after }) => (
        <div key={column} className={classes.change}>
          <dt>{column}</dt>
          <dd>
            {before !== undefined && (
              <del dir="auto" className={classes.before}>
                {before || m.empty}
              </del>
            )}
            {after !== undefined && (
              <ins dir="auto" className={classes.after}>
                {after || m.empty}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shortened = ({ column, before, after }: ColumnChange): ColumnChange => ({
  column,
  before: cut(before),
  after: cut(after),
});

const cut = (text: string | undefined) =>
  text && text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
