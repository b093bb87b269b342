import { AdminList, type AdminListProps } from './admin-list.tsx';
import type { ListedRow } from './admin-table.tsx';
import { BulkButton } from './bulk-bar.tsx';
import { Decisions, decideOnKey } from './decisions.tsx';

/** A decision in words. */
interface Words {
  word: string;
  /** The word with the name of the row. */
  label: (values: { name: string }) => string;
}

interface Verdict<State> extends Words {
  /** The state of a row about which it was decided so. */
  state: State;
}

/** What is decided about rows, and how. */
interface RowDecisions<Row, State> {
  accept: Verdict<State>;
  reject: Verdict<State>;
  /** Takes the decision back. */
  reopen: Verdict<State>;
  remove: Words;
  /** The name of a row in the labels of its buttons. */
  labelName: (row: Row) => string;
  isDone: (row: Row, state: State) => boolean;
  actions: {
    /** Answers whether it is settled; else the rows stay chosen. */
    decide: (rows: readonly Row[], state: State) => Promise<boolean>;
    remove: (rows: readonly Row[]) => void;
  };
}

interface DecidedListProps<Row extends ListedRow, Sort extends string, State>
  extends Omit<AdminListProps<Row, Sort>, 'actions' | 'bulk' | 'onRowKey' | 'children'> {
  decisions: RowDecisions<Row, State>;
}

/** A table of what others sent in, to be accepted or rejected, one by one or several at once. */
export function DecidedList<Row extends ListedRow, Sort extends string, State extends string>({
  decisions,
  ...list
}: DecidedListProps<Row, Sort, State>) {
  const { accept, reject, reopen, remove, actions } = decisions;
  return (
    <AdminList<Row, Sort>
      {...list}
      onRowKey={(event, row) => decideOnKey(event, decisionsOn(row, decisions))}
      actions={(row) => <Decisions {...decisionsOn(row, decisions)} />}
      bulk={(rows, clearAfter) => (
        <>
          {[accept, reject, reopen].map(({ state, word }) => (
            <BulkButton key={state} onClick={() => clearAfter(actions.decide(rows, state))}>
              {word}
            </BulkButton>
          ))}
          <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
            {remove.word}
          </BulkButton>
        </>
      )}
    />
  );
}

/** What can be decided about one row. */
function decisionsOn<Row, State>(row: Row, decisions: RowDecisions<Row, State>) {
  const { accept, reject, reopen, remove, labelName, isDone, actions } = decisions;
  const name = labelName(row);
  const on = ({ state, word, label }: Verdict<State>) => ({
    word,
    label: label({ name }),
    isDone: isDone(row, state),
    decide: () => void actions.decide([row], state),
  });
  return {
    accept: on(accept),
    reject: on(reject),
    reopen: on(reopen),
    remove: { label: remove.label({ name }), open: () => actions.remove([row]) },
  };
}
