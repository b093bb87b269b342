import { gzipSync } from 'node:zlib';
import type { Services } from '#server/kernel/context.ts';
import {
  badgeCredential,
  didDocument,
  statusListCredential,
} from '#shared/features/certificate/credential.ts';
import { didOf, statusBits } from '#shared/features/certificate/rules.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import { countGivenIndexes, findCertificate, listValidIndexes } from '../queries.ts';
import { isVisible } from '../views.ts';

type Parts = Pick<Services, 'db' | 'config' | 'settings' | 'credentialSigner'>;

const issuerOf = ({ config: { publicUrl }, settings }: Parts) => {
  const { siteName, logo } = settings.current;
  return { publicUrl, siteName, logo };
};

/** The signed credential of a certificate; undefined for those who may not see it, and once it was revoked. */
export async function issueCredential(
  parts: Parts,
  publicId: string,
  actor: Actor,
): Promise<string | undefined> {
  const row = await findCertificate(parts.db, publicId);
  if (!row || row.revokedAt || !isVisible(row, actor)) return undefined;
  const issuer = issuerOf(parts);
  return parts.credentialSigner.sign(badgeCredential(row, issuer), didOf(issuer.publicUrl));
}

/** The signed list that says which credentials were revoked; undefined if there is no such list. */
export async function issueStatusList(
  parts: Parts,
  list: number,
  now: Date,
): Promise<string | undefined> {
  // Before the valid ones are read: a certificate that is awarded in between must not count as revoked.
  const given = await countGivenIndexes(parts.db, list);
  if (given === undefined) return undefined;
  const bits = statusBits(given, await listValidIndexes(parts.db, list));
  // Multibase: `u` is base64url without padding.
  const encodedList = `u${gzipSync(bits).toString('base64url')}`;
  const issuer = issuerOf(parts);
  const credential = statusListCredential({ list, encodedList }, issuer, now);
  return parts.credentialSigner.sign(credential, didOf(issuer.publicUrl));
}

/** With which keys the credentials of this site are verified. */
export const readDidDocument = async ({ config, credentialSigner }: Parts) =>
  didDocument(config.publicUrl, await credentialSigner.publicKeys());
