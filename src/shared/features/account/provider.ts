import { z } from 'zod';
import { OwnerPassword } from './schema.ts';

/** An OpenID provider, and whether the member’s account is linked to it. */
export const OwnProvider = z.object({
  id: z.string(),
  name: z.string(),
  isLinked: z.boolean(),
  /** Whether it can be linked now. */
  isConfigured: z.boolean(),
});

export const ProviderRemoval = z.object({
  provider: z.string().min(1).max(40),
  password: OwnerPassword,
});
