import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const encoded = (data: Buffer) => data.toString('base64url');
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

const Coordinates = z.object({ x: z.string(), y: z.string() });

/** An authenticator with one passkey (ES256), for tests. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  }

  /** The public key in COSE: key type EC2, algorithm ES256, curve P-256. */
  function coseKey(): Buffer {
    const { x, y } = Coordinates.parse(publicKey.export({ format: 'jwk' }));
    const coordinate = (label: number, text: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(text, 'base64url')]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
  }

  return {
    /** The response to a request to create the passkey. */
    create(challenge: string) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(),
      ]);
      const data = Buffer.concat([
        authenticatorData(present | verified | withCredential),
        credential,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge)),
          attestationObject: encoded(attestation),
        },
      };
    },

    /** The response to a request to sign in. */
    use(challenge: string, { verifiesPerson = true, isCopy = false } = {}) {
      // A copy does not know how often the original was used.
      if (isCopy) counter = 0;
      const data = authenticatorData(verifiesPerson ? present | verified : present);
      const client = clientData('webauthn.get', challenge);
      return {
        id: encoded(id),
        rawId: encoded(id),
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
