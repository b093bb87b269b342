import { z } from 'zod';
import { authoredSeries } from '#server/features/series/guards.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import {
  AwardedCertificates,
  AwardedQuery,
  Certificate,
  OwnCertificate,
  RevocationInput,
  SeriesCertificates,
  SeriesCertificatesChoice,
  SharingChoice,
  Verification,
  VerificationInput,
} from '#shared/features/certificate/schema.ts';
import { anyCertificate, ownedCertificate, visibleCertificate } from './guards.ts';
import { chooseCertificates, revokeCertificate, writeSharing } from './mutations.ts';
import {
  findSeriesCertificates,
  listAwarded,
  listCertificatesOf,
  listGivingSeries,
} from './queries.ts';
import { certificateFor, ownCertificate } from './views.ts';
import { verify } from './workflows/verify.ts';

/** Certificates for series. Their credentials are files: see http/credentials.ts. */
export const certificateRouter = router({
  /** The series that everyone sees and that give certificates. */
  offered: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: {
        method: 'GET',
        path: '/api/certificate-series',
        summary: 'The ids of the published series that give certificates',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(z.int()))
    .query(({ ctx }) => listGivingSeries(ctx.db)),

  mine: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/certificates',
        summary: 'Your certificates, the newest first',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(OwnCertificate))
    .query(async ({ ctx }) =>
      (await listCertificatesOf(ctx.db, ctx.actor.userId)).map(ownCertificate),
    ),

  get: visibleCertificate
    .meta({
      rest: {
        method: 'GET',
        path: '/api/certificates/{id}',
        summary: 'A certificate, for everyone who knows its id',
        strict: true,
      },
    })
    .output(Certificate)
    .query(({ ctx }) => certificateFor(ctx.certificate, ctx.actor)),

  share: ownedCertificate
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/certificates/{id}',
        summary: 'Choose what others see of your certificate',
        strict: true,
      },
    })
    .input(SharingChoice)
    .output(Certificate)
    .mutation(({ ctx, input: { sharing } }) =>
      inTransaction(ctx.db, async (tx) => {
        await writeSharing(tx, ctx.certificate.id, sharing);
        return certificateFor({ ...ctx.certificate, sharing }, ctx.actor);
      }),
    ),

  giveUp: ownedCertificate
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/certificates/{id}',
        summary: 'Revoke your certificate and its credential for good',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .output(Certificate)
    .mutation(({ ctx }) =>
      inTransaction(ctx.db, async (tx) => {
        const revoked = await revokeCertificate(tx, ctx.certificate, {
          ...{ revokedAt: ctx.now, revokedBy: 'learner', revokedReason: null },
        });
        return certificateFor(revoked, ctx.actor);
      }),
    ),

  /** A mutation, because a query has its input in its address. */
  verify: guestProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/certificate-verifications',
        summary: 'Say whether a credential or a certificate of this site is valid',
        strict: true,
      },
    })
    .input(VerificationInput)
    .output(Verification)
    .mutation(({ ctx, input }) => verify(ctx, input.text)),

  ofSeries: authoredSeries
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/series/{id}/certificates',
        summary: 'Whether a series gives certificates, and how many there are',
        strict: true,
      },
    })
    .output(SeriesCertificates)
    .query(({ ctx, input }) => findSeriesCertificates(ctx.db, input.id)),

  choose: authoredSeries
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/series/{id}/certificates',
        summary: 'Choose whether a series gives certificates; those that were awarded stay',
        strict: true,
      },
    })
    .input(SeriesCertificatesChoice)
    .output(SeriesCertificates)
    .mutation(({ ctx, input: { id, gives } }) =>
      inTransaction(ctx.db, async (tx) => {
        await chooseCertificates(tx, id, gives);
        return findSeriesCertificates(tx, id);
      }),
    ),

  awarded: authoredSeries
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/series/{id}/awarded-certificates',
        summary: 'The certificates of a series, the newest first',
        list: 'page',
        strict: true,
      },
    })
    .input(AwardedQuery)
    .output(AwardedCertificates)
    .query(({ ctx, input: { id, ...paging } }) => listAwarded(ctx.db, id, paging)),

  revoke: anyCertificate
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/certificates/{id}/revocation',
        summary: 'Revoke a certificate and its credential for good',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(RevocationInput)
    .output(Certificate)
    .mutation(({ ctx, input: { reason } }) =>
      inTransaction(ctx.db, async (tx) => {
        const revoked = await revokeCertificate(tx, ctx.certificate, {
          ...{ revokedAt: ctx.now, revokedBy: 'administrator', revokedReason: reason },
        });
        return certificateFor(revoked, ctx.actor);
      }),
    ),
});
