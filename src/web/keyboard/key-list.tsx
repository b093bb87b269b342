import { Kbd } from '@mantine/core';
import classes from './key-list.module.css';

export interface KeyListRow {
  does: string;
  /** Keys in order of pressing; `or` and `to` between them are words. */
  keys: readonly string[];
}

const words = new Set(['or', 'to']);

/** A table of shortcuts: what they do, and their keys. */
export function KeyList({ rows }: { rows: readonly KeyListRow[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ does, keys }) => (
        <div key={does} className={classes.row}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, index) =>
              words.has(key) ? (
                ` ${key} `
              ) : (
                <Kbd key={`${index}${key}`} className={classes.key}>
                  {key}
                </Kbd>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
