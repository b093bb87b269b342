import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { ReturnPath } from './return-path.ts';

/** The maximum number of passkeys of an account. */
export const maxPasskeys = 10;
/** How many recovery codes an account gets at once. */
export const recoveryCodeCount = 10;
/** Minutes within which a sign-in is completed with the second factor. */
export const pendingSignInMinutes = 10;

/** Six digits of an authenticator app; people type spaces between them. */
const AppCode = z
  .string()
  .describe('The six digits that the authenticator app shows')
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6 digits that the app shows'));

const RecoveryCode = z
  .string()
  .trim()
  .min(1, 'Please enter a recovery code')
  .max(60, 'This is not a recovery code')
  .describe('One of the recovery codes, which works once');

/** Completes a sign-in; the code of the app is used if there are both. */
export const SecondFactor = z
  .object({ code: AppCode.optional(), recoveryCode: RecoveryCode.optional() })
  .refine(({ code, recoveryCode }) => code !== undefined || recoveryCode !== undefined, {
    path: ['code'],
    message: 'Please enter a code',
  });

export const AppCodeForm = z.object({ code: AppCode });
export const RecoveryCodeForm = z.object({ recoveryCode: RecoveryCode });

/** A proof of the owner, valid for ten minutes; the code of the app is used if there are both. */
export const OwnerConfirmation = z
  .object({
    password: z.string().min(1).max(200).optional().describe('The current password'),
    code: AppCode.optional(),
  })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    message: 'Please enter your password or a code',
  });

export const Passkey = z.object({
  id: z.int().describe('Id of the passkey'),
  name: z.string().describe('What its owner calls it'),
  createdAt: Timestamp.describe('When it was added'),
  lastUsedAt: Timestamp.nullable().describe('When it was last used to sign in'),
});

/** The second factors of the caller's account. */
export const SecondFactorState = z.object({
  appAddedAt: Timestamp.nullable().describe('Since when an authenticator app is set up'),
  passkeys: z.array(Passkey).describe('The passkeys, the newest first'),
  recoveryCodesLeft: z.int().describe('How many recovery codes have not been used'),
  isRequired: z
    .boolean()
    .describe('Whether the account needs a second factor for what its role allows'),
});

/** A secret for an authenticator app. It counts once a code of the app has confirmed it. */
export const NewApp = z.object({
  secret: z.string().describe('The secret in base 32, to type into an app'),
  uri: z.string().describe('The same as an `otpauth:` address, for a QR code'),
});

/** Recovery codes are part of the answer only when they are created: they cannot be read again. */
export const FactorAdded = z.object({
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('New recovery codes; null when the account has codes already'),
});

export const NewRecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('The new codes; earlier ones no longer work'),
});

/** The session is a proof of the owner now. */
export const OwnerConfirmed = z.object({
  confirmed: z.literal(true).describe('Always true'),
});

export const FactorsLeft = z.object({
  isSecondFactorOn: z.boolean().describe('Whether signing in still needs a second factor'),
});

/** What the browser needs to create a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rpId: z.string(),
  rpName: z.string(),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  existing: z.array(z.string()),
});

/** What the browser needs to use a passkey. */
export const PasskeyRequest = z.object({ challenge: z.string(), rpId: z.string() });

const Encoded = z.string().max(20_000);
const PasskeyName = TextInput(60).min(1, 'Please give the passkey a name');

export const NewPasskey = z.object({
  name: PasskeyName,
  response: z.object({
    id: Encoded,
    rawId: Encoded,
    response: z.object({
      clientDataJSON: Encoded,
      attestationObject: Encoded,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

export const PasskeyAnswer = z.object({
  response: z.object({
    id: Encoded,
    rawId: Encoded,
    response: z.object({
      clientDataJSON: Encoded,
      authenticatorData: Encoded,
      signature: Encoded,
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

export const PasskeySignIn = PasskeyAnswer.extend({ returnTo: ReturnPath });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

export const PasskeyId = z.object({ id: Id });
export const PasskeyRenaming = PasskeyId.extend({
  name: PasskeyName.describe('What its owner calls it'),
});
