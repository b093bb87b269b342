import type { z } from 'zod';
import type { Context } from '#server/kernel/context.ts';
import { didOf, readPasted } from '#shared/features/certificate/rules.ts';
import type { Verification } from '#shared/features/certificate/schema.ts';
import { type CertificateRow, findCertificate } from '../queries.ts';
import { certificateFor, isVisible } from '../views.ts';

type Found = z.input<typeof Verification>;

/** Says whether a credential, or the certificate of an address, is valid, and if not, why. */
export async function verify(ctx: Context, text: string): Promise<Found> {
  const pasted = readPasted(text, ctx.config.publicUrl);
  if (pasted.is === 'credential') return verifyCredential(ctx, pasted.jwt);
  if (pasted.is !== 'certificate') return { state: 'unknown', because: pasted.is };
  const row = await findCertificate(ctx.db, pasted.id);
  if (!row || !isVisible(row, ctx.actor)) return { state: 'unknown', because: 'not-found' };
  return stateOf(ctx, row, 'link');
}

async function verifyCredential(ctx: Context, jwt: string): Promise<Found> {
  const did = didOf(ctx.config.publicUrl);
  const opened = await ctx.credentialSigner.open(jwt, did, ctx.now);
  if (opened.state !== 'genuine') return { state: 'unknown', because: opened.state };
  const id = readPasted(opened.payload.jti ?? '', ctx.config.publicUrl);
  // The status list is signed with the same key.
  if (id.is !== 'certificate') return { state: 'unknown', because: 'unreadable' };
  const row = await findCertificate(ctx.db, id.id);
  if (!row) return { state: 'removed' };
  const sharing = row.isOfActiveAccount ? row.sharing : 'private';
  return stateOf(ctx, { ...row, sharing }, 'signature');
}

/** A credential has what a private certificate says, so only a name that is hidden now is left out. */
function stateOf(ctx: Context, row: CertificateRow, by: 'signature' | 'link'): Found {
  const certificate = certificateFor(row, ctx.actor);
  if (row.revokedAt) return { state: 'revoked', certificate };
  return { state: 'valid', by, certificate };
}
