const lengthBytes = 4;
const typeBytes = 1;

interface ReadStatement {
  text: string;
  /** The number in the transaction, from 1 (`begin`). */
  step: number;
  transaction: readonly string[];
}

/** Reads the statements that a client sends to PostgreSQL (protocol 3, without encryption). */
export class StatementReader {
  /** The newest statement. */
  last: ReadStatement | undefined;
  #bytes: Buffer = Buffer.alloc(0);
  #isStarted: boolean;
  #transaction: string[] = [];

  /** @param isStarted whether the first message of the connection, which has no type, is over */
  constructor({ isStarted }: { isStarted: boolean } = { isStarted: false }) {
    this.#isStarted = isStarted;
  }

  /** @returns whether a statement was completed by these bytes */
  read(chunk: Buffer): boolean {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    let found = false;
    for (let message = this.#take(); message; message = this.#take()) {
      const text = statementIn(message);
      if (text === undefined) continue;
      found = true;
      this.#note(text);
    }
    return found;
  }

  /** The next whole message. The first one of a connection has no type. */
  #take(): Buffer | undefined {
    const head = this.#isStarted ? typeBytes : 0;
    if (this.#bytes.length < head + lengthBytes) return undefined;
    const end = head + this.#bytes.readInt32BE(head);
    if (this.#bytes.length < end) return undefined;
    const message = this.#bytes.subarray(0, end);
    this.#bytes = this.#bytes.subarray(end);
    if (this.#isStarted) return message;
    this.#isStarted = true;
    return this.#take();
  }

  #note(sent: string): void {
    const text = /^(begin|commit|rollback)$/i.test(sent) ? sent.toLowerCase() : sent;
    const continues = this.#transaction[0] === 'begin' && !isEnd(this.#transaction.at(-1));
    this.#transaction = continues ? [...this.#transaction, text] : [text];
    this.last = { text, step: this.#transaction.length, transaction: this.#transaction };
  }
}

/** Whether the database has executed the newest statement once it has this message. */
export const completesStatement = (message: Buffer): boolean =>
  ['Q', 'S'].includes(String.fromCharCode(message[0] ?? 0));

const isEnd = (text: string | undefined): boolean => text === 'commit' || text === 'rollback';

/** The SQL of a simple query or of a statement to prepare; undefined for other messages. */
function statementIn(message: Buffer): string | undefined {
  const type = String.fromCharCode(message[0] ?? 0);
  const body = message.subarray(typeBytes + lengthBytes).toString('utf8');
  if (type === 'Q') return body.slice(0, -1);
  return type === 'P' ? body.split('\0')[1] : undefined;
}
