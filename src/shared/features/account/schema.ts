import { z } from 'zod';
import { storable } from '#shared/kernel/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address'));

export const Username = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(40, 'Username must be at most 40 characters')
  .regex(/^[a-zA-Z0-9_]+$/, 'Username can only contain letters, numbers, and underscores');

/** The upper bound keeps hashing cheap to refuse. */
export const NewPassword = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters')
  .refine(storable, 'Password contains a character that cannot be stored');

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(200),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.object({
  username: Username,
  email: Email,
  password: NewPassword,
});
export type Registration = z.infer<typeof Registration>;

/** The register form: the second entry of the password stays in the browser. */
export const RegistrationForm = Registration.extend({ confirmPassword: z.string() }).refine(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], message: 'Passwords do not match' },
);
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** What the app knows of whoever is signed in. */
export const CurrentUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  photoURL: z.string().nullable(),
  timezone: z.string().nullable(),
  preferredLanguage: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  usernameProvisional: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: Timestamp,
});
export type CurrentUser = z.infer<typeof CurrentUser>;
