import { z } from 'zod';
import { Page, ShortPaging } from '#shared/kernel/paging.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** A quiz that had to be passed, as it was called when the certificate was awarded. */
const PassedQuiz = z.object({ quizId: z.int(), title: z.string(), language: z.string() });
export type PassedQuiz = z.infer<typeof PassedQuiz>;

/** The address of a certificate cannot be guessed; others see what its learner allows. */
export const CertificateRef = z.object({ id: z.uuid() });

export const certificateSharings = ['named', 'unnamed', 'private'] as const;
/**
 * What others see at the address of a certificate: the certificate with the name, the certificate without the name, or
 * nothing.
 */
const CertificateSharing = z.enum(certificateSharings);
export type CertificateSharing = z.infer<typeof CertificateSharing>;

export const SharingChoice = z.object({
  sharing: CertificateSharing.describe('What others see at the address of the certificate'),
});

/** Why a certificate is not valid any more. */
const Revocation = z.object({
  at: Timestamp.describe('When it was revoked'),
  by: z.enum(['learner', 'administrator']).describe('Who has revoked it'),
  reason: z.string().nullable().describe('In the words of the administrator; null from a learner'),
});

/** A certificate as its address shows it. */
export const Certificate = z.object({
  id: z.uuid(),
  seriesId: z.int().nullable().describe('The series; null after it was deleted'),
  title: z.string().describe('The title of the series'),
  language: z.string().describe('The language of the title'),
  name: z.string().nullable().describe('The name of the learner then; null where it is hidden'),
  awardedAt: Timestamp,
  quizzes: z.array(PassedQuiz).describe('What had to be passed'),
  revocation: Revocation.nullable().describe('null as long as it is valid'),
  own: z
    .object({ sharing: CertificateSharing.describe('What others see of it') })
    .nullable()
    .describe('What its learner has chosen; null for others'),
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate in the list of its learner. */
export const OwnCertificate = Certificate.pick({
  id: true,
  seriesId: true,
  title: true,
  language: true,
  awardedAt: true,
}).extend({ isRevoked: z.boolean().describe('Whether it was revoked') });
export type OwnCertificate = z.infer<typeof OwnCertificate>;

/** Why an administrator revokes a certificate. */
export const RevocationInput = z.object({
  reason: RequiredText({ max: 500, tooShort: 'Please give a reason' }).describe(
    'Shown with the certificate to everyone who has its address',
  ),
});

/** Whether a series gives certificates. */
export const SeriesCertificates = z.object({
  gives: z.boolean().describe('Whether learners who pass every quiz get a certificate'),
  awarded: z.int().describe('How many certificates there are, revoked ones too'),
  isChecking: z
    .boolean()
    .describe('Whether learners who passed everything before are still looked for'),
});
export type SeriesCertificates = z.infer<typeof SeriesCertificates>;

export const SeriesCertificatesChoice = z.object({
  gives: z.boolean().describe('Whether learners who pass every quiz get a certificate'),
});

/** A certificate in the list of administrators. */
export const AwardedCertificate = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  awardedAt: Timestamp,
  isRevoked: z.boolean().describe('Whether it was revoked'),
});
export const AwardedCertificates = Page(AwardedCertificate);
export const AwardedQuery = ShortPaging;

/** What is to be verified. */
export const VerificationInput = z.object({
  text: RequiredText({ max: 20_000, tooShort: 'Please paste a link or a credential' }).describe(
    'A credential (a JWT), or the address or the id of a certificate',
  ),
});

/** Why a text could not be verified. */
const unknownReasons = [
  'unreadable',
  'other-site',
  'other-issuer',
  'bad-signature',
  'not-found',
] as const;

const certificate = Certificate.describe('The certificate as it is now');

/** What a verification has found. */
export const Verification = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('valid').describe('Issued here and not revoked'),
    by: z.enum(['signature', 'link']).describe('What was checked'),
    certificate,
  }),
  z.object({
    state: z.literal('revoked').describe('Issued here, and revoked since'),
    certificate,
  }),
  z.object({
    state: z.literal('removed').describe('Issued here, but the certificate was deleted since'),
  }),
  z.object({
    state: z.literal('unknown').describe('This site cannot vouch for it'),
    because: z.enum(unknownReasons).describe('Why not'),
  }),
]);
export type Verification = z.infer<typeof Verification>;
