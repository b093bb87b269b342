import { z } from 'zod';
import { languages } from '#shared/kernel/language/languages.ts';
import { LoadedAt, LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { PublicName } from '#shared/kernel/public-name.ts';
import { roles } from '#shared/kernel/roles.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import {
  ClearablePictureUrl,
  ClearableText,
  OptionalText,
  TextInput,
} from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { AccessibilityProfile } from './accessibility.ts';
import { ReturnPath } from './return-path.ts';

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

/** The upper bound limits the cost of hashing. */
const passwordWith = ({ tooShort }: { tooShort: string }) =>
  z
    .string()
    .min(6, tooShort)
    .max(200, 'Password must be at most 200 characters')
    .refine(storable, 'Password contains a character that cannot be stored');

export const NewPassword = passwordWith({ tooShort: 'Password must be at least 6 characters' });

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(200),
  returnTo: ReturnPath,
});
export type Credentials = z.infer<typeof Credentials>;

export const educationLevels = [
  'High School',
  "Bachelor's Degree",
  "Master's Degree",
  'PhD',
  'Professional Certificate',
  'Other',
] as const;

export const timezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
] as const;

/** A level of the list; 'Other' may have details: `Other: Apprenticeship`. */
export const EducationLevel = z.union([
  z.literal(''),
  z.enum(educationLevels, 'Please choose a level from the list'),
  z
    .string()
    .trim()
    .max(100, 'At most 100 characters')
    .regex(/^Other: \S/, 'Please choose a level from the list')
    .refine(storable, 'Contains a character that cannot be stored'),
]);

/** A day of the calendar: `2001-05-31`. */
const CalendarDay = z.union([z.literal(''), z.iso.date('Please enter a date')]);

const orNull = <Shape extends z.ZodType>(shape: Shape) =>
  shape.nullable().transform((value) => value || null);

/** Optional fields of a profile; null and an empty text clear a field. */
const optionalProfileFields = {
  phoneNumber: ClearableText(40).describe('A telephone number'),
  homeCountry: ClearableText(80).describe('The country, in words'),
  timezone: orNull(
    z.union([z.literal(''), z.enum(timezones, 'Please choose a time zone')]),
  ).describe('The time zone in which dates are shown'),
  preferredLanguage: z.enum(languages, 'Please choose a language').describe('ISO 639-1 code'),
  dateOfBirth: orNull(CalendarDay).describe('A day, `2001-05-31`'),
  occupation: ClearableText(120).describe('The occupation, in words'),
  educationLevel: orNull(EducationLevel).describe(
    'A level of the list, or `Other: ` with words of one’s own',
  ),
  learningGoals: ClearableText(2000).describe('What the person wants to learn'),
  bio: ClearableText(2000).describe('A text about the person'),
};

/** Only the username, the address and the password are required. */
export const Registration = z.object({
  username: Username,
  email: Email,
  password: NewPassword,
  returnTo: ReturnPath,
  ...z
    .object({
      firstName: OptionalText(80),
      lastName: OptionalText(80),
      displayName: PublicName(80)
        .nullish()
        .transform((name) => name || null),
      ...optionalProfileFields,
    })
    .partial().shape,
});
export type Registration = z.infer<typeof Registration>;

const matching = { path: ['confirmPassword'], message: 'Passwords do not match' };

/** The register form; the second entry of the password is not sent. */
export const RegistrationForm = Registration.pick({ username: true, email: true, password: true })
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, matching);
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The fields of a profile that its owner writes. */
export const ProfileUpdate = z.object({
  firstName: TextInput(80).min(1, 'First name is required'),
  lastName: TextInput(80).min(1, 'Last name is required'),
  displayName: PublicName(80).refine((name) => name !== '', 'Display name is required'),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email address')),
  ...optionalProfileFields,
  profilePicture: ClearablePictureUrl.describe(
    'Address of a picture, by https; that of an uploaded one only while it is the picture already',
  ),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/**
 * The current password as a proof of the owner; without one, a session that began a short time ago is the
 * proof.
 */
export const OwnerPassword = z.string().max(200).optional();

/** The input of PUT and PATCH /api/profile; fields left out stay unchanged. */
export const ProfileUpdateRequest = ProfileUpdate.partial().extend({
  password: OwnerPassword.describe('Proves the owner where the email address is a new one'),
  loadedUpdatedAt: LoadedAt,
});

const { shape: field } = ProfileUpdate;

/** The cards of the Profile page and the picture in its header, each with the fields that it alone changes. */
export const profileCards = {
  personal: z.object({
    firstName: field.firstName,
    lastName: field.lastName,
    displayName: field.displayName,
    dateOfBirth: field.dateOfBirth,
  }),
  picture: z.object({ profilePicture: field.profilePicture }),
  about: z.object({ bio: field.bio }),
  contact: z.object({
    email: field.email,
    phoneNumber: field.phoneNumber,
    homeCountry: field.homeCountry,
  }),
  education: z.object({
    educationLevel: field.educationLevel,
    occupation: field.occupation,
    learningGoals: field.learningGoals,
  }),
  preferences: z.object({
    timezone: field.timezone,
    preferredLanguage: field.preferredLanguage,
  }),
} as const;
export type ProfileCardName = keyof typeof profileCards;

/** The card with the address, whose change needs a proof of the owner. */
export const ContactCardForm = profileCards.contact.extend({ password: OwnerPassword });

export const ProfileCardUpdate = z
  .discriminatedUnion('card', [
    profileCards.personal.extend({ card: z.literal('personal') }),
    profileCards.picture.extend({ card: z.literal('picture') }),
    profileCards.about.extend({ card: z.literal('about') }),
    ContactCardForm.extend({ card: z.literal('contact') }),
    profileCards.education.extend({ card: z.literal('education') }),
    profileCards.preferences.extend({ card: z.literal('preferences') }),
  ])
  .and(LoadedVersion);
export type ProfileCardUpdate = z.infer<typeof ProfileCardUpdate>;

export const Profile = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  pendingEmail: z.string().nullable().describe('A new address that waits to be confirmed'),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  homeCountry: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  occupation: z.string().nullable(),
  educationLevel: z.string().nullable(),
  learningGoals: z.string().nullable(),
  bio: z.string().nullable(),
  profilePicture: z.string().nullable(),
  photoURL: z.string().nullable(),
  timezone: z.string().nullable(),
  preferredLanguage: z.string(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  usernameProvisional: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp.describe('When the profile was last changed'),
  lastLoginAt: Timestamp.nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** A new password, with the messages of the Security section. */
const ChosenPassword = passwordWith({ tooShort: 'Password must be at least 6 characters long' });

export const PasswordCreation = z.object({ password: ChosenPassword });
export const PasswordCreationForm = PasswordCreation.extend({ confirmPassword: z.string() }).refine(
  (form) => form.password === form.confirmPassword,
  matching,
);

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'Current password is required').max(200),
  newPassword: ChosenPassword,
});
export const PasswordChangeForm = PasswordChange.extend({ confirmPassword: z.string() }).refine(
  (form) => form.newPassword === form.confirmPassword,
  matching,
);

const MailedToken = z.string().trim().max(200);

export const PasswordReset = z.object({ token: MailedToken.min(1), password: ChosenPassword });
export const PasswordResetForm = z
  .object({ password: ChosenPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, matching);

export const PasswordResetRequest = z.object({ email: Email });

export const EmailVerification = z.object({ token: MailedToken });

/** The token of the link in the mail that went to the old address. */
export const AddressUndo = z.object({ token: MailedToken.min(1) });

export const GoogleIdToken = z.object({
  idToken: z.string().min(1, 'idToken is required').max(8000),
  nonce: z.string().max(200).optional(),
});

/** The answer to forms over REST. */
export const FormAnswer = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
});

export const DeletionRequest = z.object({ password: OwnerPassword });

export const DeletionScheduled = z.object({
  message: z.string(),
  scheduledDeletionDate: Timestamp,
});

/** The session data for forms that need a proof of the owner. */
export const SessionState = z.object({
  freshUntil: Timestamp.describe('Until then the session itself proves the owner'),
});

/** A session of an account. */
export const Session = z.object({
  id: z.int(),
  device: z.string().describe('Browser and system, as the browser names them'),
  createdAt: Timestamp.describe('When it was signed in'),
  lastUsedAt: Timestamp.nullable().describe('To five minutes'),
  network: z
    .string()
    .nullable()
    .describe('The network of the last use, without the host: `203.0.113.0/24`'),
  isCurrent: z.boolean().describe('Whether it is the session of this call'),
});

/** The data of the signed-in user that the app shows. */
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
  hasSecondFactor: z.boolean().describe('Whether an authenticator app or a passkey is set up'),
  usernameProvisional: z.boolean(),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(roles)),
  accessibility: AccessibilityProfile.nullable().describe(
    'What the member needs to read and to answer; null if nothing was chosen',
  ),
  createdAt: Timestamp,
});
export type CurrentUser = z.infer<typeof CurrentUser>;
