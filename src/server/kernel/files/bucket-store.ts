import { createHash } from 'node:crypto';
import { Failure, serviceOutage } from '../failure.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { Bucket } from './bucket.ts';
import { asHeader, type ByteRange, type FilePart, withinSize } from './byte-range.ts';
import type { FileStore } from './file-store.ts';

/** Gets the reason of each failure, which callers of the store do not get. */
export type OnBucketFailure = (reason: unknown) => void;

/** Milliseconds for one request, with its tries again. */
const maxWait = 20_000;
/** Seconds after which a client may try again. */
const retryAfter = 10;

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** Files in a bucket. */
export function bucketStore(bucket: Bucket, onFailure: OnBucketFailure = () => {}): FileStore {
  const ask = requestsTo(bucket, onFailure);
  const askPart = (name: string, range: ByteRange) =>
    ask(
      name,
      { method: 'GET', headers: { range: asHeader(range) } },
      [200, 206, 404, 416],
      (response) => (response.status === 404 ? requireBucket(response) : partOf(response, range)),
    );
  return {
    write: ({ name, bytes }) => {
      const body = new Uint8Array(bytes);
      // The server compares it: a file that was damaged on the way is refused.
      const hash = createHash('sha256').update(body).digest('hex');
      return ask(
        name,
        { method: 'PUT', body, headers: { 'x-amz-content-sha256': hash } },
        [200],
        (response) => response.body?.cancel(),
      );
    },
    has: (name) => ask(name, { method: 'HEAD' }, [200, 404], ({ status }) => status === 200),
    read: (name) =>
      ask(name, { method: 'GET' }, [200, 404], (response) =>
        response.status === 404 ? requireBucket(response) : bytesOf(response),
      ),
    readPart: async (name, range) => {
      const part = await askPart(name, range);
      const within = part?.bytes && withinSize(range, part.size);
      if (!within || within.from === part.from) return part;
      // Not every server supports ranges from the end.
      return askPart(name, { from: within.from, to: within.from + within.length - 1 });
    },
    remove: (name) =>
      ask(name, { method: 'DELETE' }, [200, 204, 404], (response) => response.body?.cancel()),
  };
}

/** Sends requests to a bucket. The client is loaded with the first one. */
function requestsTo(bucket: Bucket, onFailure: OnBucketFailure) {
  const client = onFirstUse(async () => {
    const { AwsClient } = await import('aws4fetch');
    const { accessKeyId, secretAccessKey, region } = bucket;
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  });
  /** @param expected other statuses are failures */
  return async <T>(
    name: string,
    request: Request,
    expected: readonly number[],
    use: (response: Response) => Promise<T> | T,
  ): Promise<T> => {
    try {
      const signal = AbortSignal.timeout(maxWait);
      const aws = await client();
      const response = await aws.fetch(`${bucket.address}/${name}`, { ...request, signal });
      if (expected.includes(response.status)) return await use(response);
      throw new Error(await refusalOf(response));
    } catch (reason) {
      onFailure(reason);
      throw new Failure('unavailable', serviceOutage, { retryAfter });
    }
  };
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const refusalOf = async (response: Response) =>
  `The bucket answered with ${response.status}: ${(await response.text()).slice(0, 500)}`;

/** A missing file is no failure, but a missing bucket is. */
async function requireBucket(response: Response): Promise<undefined> {
  const refusal = await refusalOf(response);
  if (refusal.includes('NoSuchBucket')) throw new Error(refusal);
}

async function partOf(response: Response, range: ByteRange): Promise<FilePart> {
  const bytes = await bytesOf(response);
  const [, first, total] =
    /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  if (response.status === 416) {
    const [, actual] = /<ActualObjectSize>(\d+)</.exec(new TextDecoder().decode(bytes)) ?? [];
    return { size: Number(total ?? actual), from: 0, bytes: undefined };
  }
  if (response.status === 206) return { size: Number(total), from: Number(first), bytes };
  // A server may answer with the whole file.
  const within = withinSize(range, bytes.length);
  const part = within && bytes.subarray(within.from, within.from + within.length);
  return { size: bytes.length, from: within?.from ?? 0, bytes: part };
}
