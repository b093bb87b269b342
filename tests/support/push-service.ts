import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:https';
import { z } from 'zod';
import { portOf } from '#scripts/local-postgres.ts';
import { makeCertificate } from './https-front.ts';

const Message = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  language: z.string(),
});

/** Decrypts a message as a browser does (RFC 8291, RFC 8188 with `aes128gcm`), without the library that encrypts it. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Whether the token of a request was signed with the public key that it names (RFC 8292), and for which service. */
function audienceOf(authorization: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33) };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        key: { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') },
        format: 'jwk',
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) return undefined;
  return z
    .object({ aud: z.string() })
    .parse(JSON.parse(Buffer.from(claims, 'base64url').toString())).aud;
}

/** A push service on loopback, by https, with devices whose messages it can read. */
export async function openPushService() {
  const { cert, key } = await makeCertificate();
  const devices = new Map<string, { read: (body: Buffer) => string }>();
  const got: { device: string; message: z.infer<typeof Message>; audience: string | undefined }[] =
    [];
  const answers: number[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = answers.shift() ?? 201;
      const device = request.url ?? '';
      const known = devices.get(device);
      if (known && status === 201)
        got.push({
          device,
          message: Message.parse(JSON.parse(known.read(Buffer.concat(parts)))),
          audience: audienceOf(request.headers.authorization ?? ''),
        });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `https://localhost:${portOf(server)}`;
  return {
    url,
    cert,
    got,
    /** What the next requests are answered; otherwise 201. */
    answerNext: (...statuses: number[]) => answers.push(...statuses),
    /** A device as its browser describes it. */
    device() {
      const browser = createECDH('prime256v1');
      browser.generateKeys();
      const auth = randomBytes(16);
      const path = `/device/${randomBytes(6).toString('hex')}`;
      devices.set(path, { read: (body) => decrypted(body, browser, auth) });
      return {
        endpoint: `${url}${path}`,
        p256dh: browser.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () => server.close(),
  };
}
