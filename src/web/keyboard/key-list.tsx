import { Kbd } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import classes from './key-list.module.css';
import { keyboardMessages } from './messages/messages.ts';

export interface KeyListRow {
  does: string;
  /** Keys in order of pressing; `or` and `to` between them are words. */
  keys: readonly string[];
}

const isWord = (key: string): key is 'or' | 'to' => key === 'or' || key === 'to';

/** A table of shortcuts: what they do, and their keys. */
export function KeyList({ rows }: { rows: readonly KeyListRow[] }) {
  const m = useMessages(keyboardMessages);
  return (
    <dl className={classes.rows}>
      {rows.map(({ does, keys }) => (
        <div key={does} className={classes.row}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, index) =>
              isWord(key) ? (
                ` ${m[key]} `
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
