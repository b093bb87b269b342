import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, guestProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { CertificateRef } from '#shared/features/certificate/schema.ts';
import { findCertificate } from './queries.ts';
import { isVisible } from './views.ts';

/** A certificate for those who know its address, as far as its learner allows. */
export const visibleCertificate = guestProcedure
  .meta({ finds: 'Certificate' })
  .input(CertificateRef)
  .use(async ({ ctx, input, next }) => {
    const found = await findCertificate(ctx.db, input.id);
    const isShown = found !== undefined && isVisible(found, ctx.actor);
    return next({ ctx: { certificate: orNotFound(isShown ? found : undefined, 'Certificate') } });
  });

/** A certificate of the caller. */
export const ownedCertificate = memberProcedure
  .meta({ finds: 'Certificate' })
  .input(CertificateRef)
  .use(async ({ ctx, input, next }) => {
    const found = await findCertificate(ctx.db, input.id);
    const own = found?.userId === ctx.actor.userId ? found : undefined;
    return next({ ctx: { certificate: orNotFound(own, 'Certificate') } });
  });

/** A certificate that an administrator decides about. */
export const anyCertificate = adminProcedure
  .meta({ finds: 'Certificate' })
  .input(CertificateRef)
  .use(async ({ ctx, input, next }) => {
    const certificate = orNotFound(await findCertificate(ctx.db, input.id), 'Certificate');
    return next({ ctx: { certificate } });
  });
