import net from 'node:net';

export interface Answer {
  status: number;
  /** Status line and headers, as they came. */
  head: string;
  body: Buffer;
}

interface Parsed extends Answer {
  /** Bytes of the whole answer. */
  size: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');
const nothing: Buffer = Buffer.alloc(0);

/**
 * One HTTP/1.1 connection that is kept open and sends one request at a time. It does no more than a benchmark
 * needs, so that the generator needs less of the processor than the fastest server.
 */
export class Connection {
  readonly #socket: net.Socket;
  #received: Buffer = nothing;
  #settle: ((answer: Answer) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes) => this.#read(bytes));
    this.#socket.on('error', (error) => this.#fail?.(error));
    this.#socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, bytes]) : bytes;
    const answer = parse(this.#received);
    if (!answer) return;
    this.#received = this.#received.subarray(answer.size);
    this.#settle?.(answer);
  }
}

/** The first answer in `bytes`; undefined while it is incomplete. */
function parse(bytes: Buffer): Parsed | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const start = end + headEnd.length;
  if (status === 304 || status === 204) return { status, head, body: nothing, size: start };
  const length = headerOf(head, 'content-length');
  if (length === undefined) return parseChunked(bytes, { status, head, start });
  const size = start + Number(length);
  return bytes.length < size
    ? undefined
    : { status, head, body: bytes.subarray(start, size), size };
}

function parseChunked(
  bytes: Buffer,
  { status, head, start }: { status: number; head: string; start: number },
): Parsed | undefined {
  if (
    bytes.length < start + lastChunk.length ||
    !bytes.subarray(-lastChunk.length).equals(lastChunk)
  )
    return undefined;
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const length = line < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (Number.isNaN(length) || line + 2 + length > bytes.length) return undefined;
    if (length === 0) break;
    chunks.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
  return { status, head, body: Buffer.concat(chunks), size: bytes.length };
}

/** A header's value, by its name in lower case. */
export function headerOf(head: string, name: string): string | undefined {
  return new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1];
}
