import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding, encode } from './encodings.ts';

interface ResponseParts {
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
  /** Compressed forms that exist already. */
  compressed?: Record<Exclude<Encoding, 'identity'>, Buffer>;
  /** The version of the document in the body; the ETag begins with it. */
  version?: string | undefined;
}

const suffixes = { identity: '', br: '-br', gzip: '-gz' } as const;

/** A successful response as bytes, shared by all its readers, compressed at most once per encoding. */
export class CachedResponse {
  readonly #body: Buffer;
  readonly #tag: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor({ body, headers, version, compressed }: ResponseParts) {
    this.#body = typeof body === 'string' ? Buffer.from(body) : body;
    const digest = createHash('sha1').update(this.#body).digest('base64url');
    this.#tag = version === undefined ? digest : `${version}-${digest}`;
    this.#headers = headers;
    this.#encoded.set('identity', this.#body);
    if (compressed) this.#encoded.set('br', compressed.br).set('gzip', compressed.gzip);
  }

  /** Memory in bytes, compressed copies included. */
  get size(): number {
    return this.#body.length * 2;
  }

  /** The body as text, for a batch that contains it. */
  get text(): string {
    return this.#body.toString();
  }

  /**
   * Answers with the body in the client's encoding, or with 304 if the client has it already.
   * @param headers in place of those that were kept
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: OutgoingHttpHeaders = {},
  ): FastifyReply | Promise<FastifyReply> {
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
    const encoding = chooseEncoding(accepted, this.#body.length);
    reply
      .headers({ ...this.#headers, ...headers })
      .header('etag', `"${this.#tag}${suffixes[encoding]}"`);
    if (known !== undefined && (known.includes(this.#tag) || known.trim() === '*'))
      return reply.status(304).send();
    const encoded = this.#encoded.get(encoding) ?? this.#encode(encoding);
    if (Buffer.isBuffer(encoded)) return sendEncoded(reply, encoding, encoded);
    return encoded.then((body) => sendEncoded(reply, encoding, body));
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const encoded = encode(this.#body, encoding).then((body) => {
      this.#encoded.set(encoding, body);
      return body;
    });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

function sendEncoded(reply: FastifyReply, encoding: Encoding, body: Buffer): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
