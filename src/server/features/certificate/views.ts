import type { z } from 'zod';
import type { Certificate, OwnCertificate } from '#shared/features/certificate/schema.ts';
import { type Actor, isAdmin } from '#shared/kernel/actor.ts';
import type { CertificateRow } from './queries.ts';

const isOwn = ({ userId }: CertificateRow, actor: Actor): boolean =>
  actor.kind === 'member' && actor.userId === userId;

/**
 * Whether the reader may see the certificate. While its account is not in use, only administrators may, because they
 * can revoke it.
 */
export const isVisible = (row: CertificateRow, actor: Actor): boolean =>
  isAdmin(actor) || (row.isOfActiveAccount && (row.sharing !== 'private' || isOwn(row, actor)));

/** What a reader sees of a certificate. */
export function certificateFor(row: CertificateRow, actor: Actor): z.input<typeof Certificate> {
  const { publicId: id, seriesId, title, language, awardedAt, quizzes, sharing } = row;
  const own = isOwn(row, actor);
  const isNamed = sharing === 'named' || own || isAdmin(actor);
  return {
    ...{ id, seriesId, title, language, awardedAt, quizzes },
    name: isNamed ? row.name : null,
    revocation: revocationOf(row),
    own: own ? { sharing } : null,
  };
}

const revocationOf = ({ revokedAt: at, revokedBy: by, revokedReason: reason }: CertificateRow) =>
  at && by ? { at, by, reason } : null;

export const ownCertificate = (row: CertificateRow): z.input<typeof OwnCertificate> => {
  const { publicId: id, seriesId, title, language, awardedAt, revokedAt } = row;
  return { id, seriesId, title, language, awardedAt, isRevoked: revokedAt !== null };
};
