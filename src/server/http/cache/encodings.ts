import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a response can be sent: as it is, or compressed. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** A response is compressed once and sent many times, off the main thread; a level above costs more than it saves. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter responses fit into one packet either way. */
const compressedFrom = 1024;

/** The best encoding that a client accepts. */
export function chooseEncoding(accepted: string | undefined, length: number): Encoding {
  if (accepted === undefined || length < compressedFrom) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an `Accept-Encoding` names the encoding and does not refuse it (`q=0`). */
function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  if (!header.includes('q=0')) return true;
  return header.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';');
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
  });
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, brotliOptions);
  return encoding === 'gzip' ? zip(body) : body;
}
