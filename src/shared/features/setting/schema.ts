import { z } from 'zod';
import { chosenTimeRules } from '#shared/features/account/accessibility.ts';
import { EmailDomain, registrationPolicies } from '#shared/features/account/registration.ts';
import { deletionGraceDays } from '#shared/features/account/rules.ts';
import { Email } from '#shared/features/account/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { ChosenRules } from '#shared/features/quiz/schema.ts';
import { languages } from '#shared/kernel/language/languages.ts';
import { daysToRestore } from '#shared/kernel/limits.ts';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { productName } from '#shared/kernel/product.ts';
import { roles } from '#shared/kernel/roles.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { type SettingFacts, settingFacts } from './facts.ts';

const wholeNumber = 'Must be a whole number';

/** A setting that people choose on the screen, or the operator by an environment variable. */
function setting<Shape extends z.ZodType>(shape: Shape, facts: SettingFacts): Shape {
  settingFacts.add(shape, facts);
  return shape;
}

const maxMegabytes = 100_000_000;

const days = (least: number, most: number) =>
  z.int(wholeNumber).min(least, `Must be at least ${least}`).max(most, `Must be at most ${most}`);

const megabytes = () =>
  z
    .int(wholeNumber)
    .min(1, 'Must be at least 1')
    .max(maxMegabytes, `Must be at most ${maxMegabytes}`);

const commentChoices = ['on', 'off'] as const;

/**
 * Every setting of the site. From this list derive the screen, the validation, the environment variables, the REST
 * call and docs/settings.md.
 */
export const SiteSettings = z.object({
  siteName: setting(
    TextInput(60).min(1, 'Please enter a name').describe('What the site is called'),
    { group: 'site', field: 'text', variable: { name: 'SITE_NAME', form: 'text' } },
  ),
  logo: setting(
    z
      .string()
      .regex(ownPictureAddress, 'Please upload a picture')
      .nullable()
      .describe(
        'The path of an uploaded picture that is shown beside the name; null for the standard one',
      ),
    { group: 'site', field: 'picture', isOptional: true },
  ),
  contactEmail: setting(
    Email.nullable().describe(
      'Gets contact messages, and is shown on the contact page; null for none',
    ),
    {
      group: 'site',
      field: 'text',
      isOptional: true,
      variable: { name: 'CONTACT_EMAIL', form: 'text' },
    },
  ),
  languages: setting(
    z
      .array(z.enum(languages))
      .min(1, 'Please offer at least one language')
      .overwrite((chosen) => languages.filter((language) => chosen.includes(language)))
      .describe('In which pages and mails can be read, by ISO 639-1'),
    {
      group: 'site',
      field: 'choices',
      options: languages,
      variable: { name: 'SITE_LANGUAGES', form: 'list' },
    },
  ),
  comments: setting(z.enum(commentChoices).describe('Whether learners can comment on questions'), {
    group: 'site',
    field: 'choice',
    options: commentChoices,
  }),
  registration: setting(
    z
      .enum(registrationPolicies)
      .describe('Who can open an account: `domains` are those with an address of certain domains'),
    {
      group: 'accounts',
      field: 'choice',
      options: registrationPolicies,
      variable: { name: 'REGISTRATION', form: 'text' },
    },
  ),
  registrationDomains: setting(
    z
      .array(EmailDomain)
      .max(100, 'At most 100 domains')
      .overwrite((domains) => [...new Set(domains)])
      .describe('With `domains`: the part of the address after the @'),
    {
      group: 'accounts',
      field: 'lines',
      onlyIf: { setting: 'registration', is: 'domains' },
      variable: { name: 'REGISTRATION_DOMAINS', form: 'list' },
    },
  ),
  passwordMinimum: setting(
    z
      .int(wholeNumber)
      .min(6, 'Must be at least 6')
      .max(64, 'Must be at most 64')
      .describe('The shortest password that can be chosen'),
    { group: 'accounts', field: 'number', variable: { name: 'PASSWORD_MINIMUM', form: 'number' } },
  ),
  secondFactorRoles: setting(
    z
      .array(z.enum(roles))
      .overwrite((chosen) => roles.filter((role) => chosen.includes(role)))
      .describe('Who can do nothing of the role without an authenticator app or a passkey'),
    {
      group: 'accounts',
      field: 'choices',
      options: roles,
      variable: { name: 'ADMIN_SECOND_FACTOR', form: 'roles' },
    },
  ),
  quizRules: setting(ChosenRules.describe('How a new quiz is taken, unless it says otherwise'), {
    group: 'quizzes',
    field: 'rules',
    variable: { name: 'QUIZ_RULES', form: 'preset' },
  }),
  chosenTime: setting(
    z
      .enum(chosenTimeRules)
      .describe(
        'Whether the time factor that members choose counts in attempts: always, once an administrator has `approved` it for the person as an exception, or never',
      ),
    {
      group: 'attempts',
      field: 'choice',
      options: chosenTimeRules,
      variable: { name: 'CHOSEN_TIME', form: 'text' },
    },
  ),
  authorUploadMegabytes: setting(
    megabytes().describe('How many megabytes the pictures and sounds of one person may have'),
    {
      group: 'quizzes',
      field: 'number',
      variable: { name: 'AUTHOR_UPLOAD_MEGABYTES', form: 'number' },
    },
  ),
  siteUploadMegabytes: setting(
    megabytes().describe('How many megabytes all pictures and sounds of the site may have'),
    {
      group: 'quizzes',
      field: 'number',
      variable: { name: 'SITE_UPLOAD_MEGABYTES', form: 'number' },
    },
  ),
  deletionGraceDays: setting(
    days(7, 28).describe('How many days a deleted account can be restored before it is erased'),
    {
      group: 'retention',
      field: 'number',
      variable: { name: 'DELETION_GRACE_DAYS', form: 'number' },
    },
  ),
  restoreDays: setting(
    days(1, 3650).describe(
      'How many days a deleted quiz, series, post, testimonial or comment can be restored',
    ),
    { group: 'retention', field: 'number', variable: { name: 'RESTORE_DAYS', form: 'number' } },
  ),
  auditRetentionDays: setting(days(30, 36_500).describe('How many days the audit trail is kept'), {
    group: 'retention',
    field: 'number',
    variable: { name: 'AUDIT_RETENTION_DAYS', form: 'number' },
  }),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export type SettingName = keyof SiteSettings;

/** The default of each setting, as the specification has it. */
export const standardSettings: SiteSettings = {
  siteName: productName,
  logo: null,
  contactEmail: null,
  languages: [...languages],
  comments: 'on',
  registration: 'open',
  registrationDomains: [],
  passwordMinimum: 6,
  secondFactorRoles: [],
  quizRules: standardRules,
  chosenTime: 'counts',
  authorUploadMegabytes: 2000,
  siteUploadMegabytes: 50_000,
  deletionGraceDays,
  restoreDays: daysToRestore,
  auditRetentionDays: 365,
};

/** Settings that are to change; the others stay as they are. */
export const SettingChanges = SiteSettings.partial();
export type SettingChanges = z.infer<typeof SettingChanges>;

/** The settings as they hold now. */
export const SettingsForAdmin = SiteSettings.extend({
  fixed: z
    .array(
      z.object({
        name: z.string().describe('Of the setting'),
        variable: z.string().describe('Of the environment'),
      }),
    )
    .describe(
      'Settings that the environment fixes, each with its variable; they cannot be changed',
    ),
});
export type SettingsForAdmin = z.infer<typeof SettingsForAdmin>;
