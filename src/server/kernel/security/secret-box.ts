import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { loadedOnce } from '../on-first-use.ts';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

interface Key {
  /** Identifies the key in what it has encrypted. */
  id: string;
  bytes: Buffer;
}

function keyFrom(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'stored secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/** No known key opens a stored secret, or it was changed. Only the operator can repair that. */
export class UnreadableSecret extends Error {}

/**
 * Encrypts secrets that are stored in the database. A secret belongs to its `context`, so a copy of it in another row
 * cannot be opened.
 * @param configured the keys of the settings, the one in use first
 * @param loadStored the key of the database, which is used without a configured one, and opens what it has encrypted
 */
export function createSecretBox(configured: readonly string[], loadStored: () => Promise<string>) {
  const keys = loadedOnce(async () => [...configured, await loadStored()].map(keyFrom));

  async function seal(secret: string, context: string): Promise<string> {
    const [key] = await keys();
    if (!key) throw new Error('There is no key for stored secrets.');
    const start = randomBytes(12);
    const cipher = createCipheriv(algorithm, key.bytes, start).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const parts = [start, Buffer.concat([sealed, cipher.getAuthTag()])];
    return ['v1', key.id, ...parts.map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws UnreadableSecret when the key is not known, or the text was changed or belongs to another context */
  async function open(text: string, context: string): Promise<string> {
    const [version, id, start = '', sealed = ''] = text.split('.');
    // Versions before this one stored secrets as they are.
    if (version !== 'v1') return text;
    const key = (await keys()).find((known) => known.id === id);
    if (!key) throw new UnreadableSecret(`SECRETS_KEY lacks the key of a stored secret (${id}).`);
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const cipher = createDecipheriv(algorithm, key.bytes, Buffer.from(start, 'base64url'), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagBytes));
      const text = cipher.update(bytes.subarray(0, -tagBytes));
      return Buffer.concat([text, cipher.final()]).toString();
    } catch (cause) {
      throw new UnreadableSecret('A stored secret was changed, or belongs to another row.', {
        cause,
      });
    }
  }

  return {
    seal,
    open,
    /** Whether a text is encrypted with the key in use. */
    async isCurrent(text: string): Promise<boolean> {
      const [key] = await keys();
      return text.startsWith(`v1.${key?.id}.`);
    },
  };
}

export type SecretBox = ReturnType<typeof createSecretBox>;
