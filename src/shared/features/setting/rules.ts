import { rulePresets, standardRules } from '#shared/features/quiz/rules.ts';
import { withChanges } from '#shared/kernel/changes.ts';
import { filesOfPicture } from '#shared/kernel/media/own-picture.ts';
import { type SettingFacts, settingFacts, type VariableForm } from './facts.ts';
import { SettingChanges, type SettingName, SiteSettings, standardSettings } from './schema.ts';

export const settingNames = Object.keys(SiteSettings.shape).filter(
  (name): name is SettingName => name in SiteSettings.shape,
);

/** @throws if the list of settings lacks the facts of one */
export function factsOf(name: SettingName): SettingFacts {
  const facts = settingFacts.get(SiteSettings.shape[name]);
  if (!facts) throw new Error(`The setting ${name} has no facts`);
  return facts;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const presets: Readonly<Record<string, unknown>> = rulePresets;

/** From the text of an environment variable to what the schema of its setting takes. */
const readers: Record<VariableForm, (text: string) => unknown> = {
  text: (text) => text,
  number: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : text),
  list: listed,
  preset: (text) => (text in rulePresets ? presets[text] : text),
  // `required` and `optional` are from the time when administrators were the only role.
  roles: (text) => ({ required: ['administrator'], optional: [] })[text] ?? listed(text),
};

/** Settings with changes, of which the later ones win; what is undefined changes nothing. */
export const merged = (...changes: SettingChanges[]): SiteSettings =>
  changes.reduce<SiteSettings>(withChanges, standardSettings);

/** The environment variables that fix settings. */
export const settingVariables: string[] = settingNames.flatMap(
  (name) => factsOf(name).variable?.name ?? [],
);

/** The settings that these environment variables fix, and what is wrong with the variables. */
export function fixedSettings(environment: Readonly<Record<string, string | undefined>>): {
  settings: SettingChanges;
  problems: string[];
} {
  const written = settingNames.flatMap((name) => {
    const { variable } = factsOf(name);
    const text = variable && environment[variable.name];
    return variable && text ? [{ name, variable, value: readers[variable.form](text) }] : [];
  });
  const problems = written.flatMap(({ name, variable, value }) => {
    if (variable.form === 'preset' && typeof value === 'string')
      return [`${variable.name}: must be one of ${Object.keys(rulePresets).join(', ')}`];
    const { error } = SiteSettings.shape[name].safeParse(value);
    return (error?.issues ?? []).map(({ message }) => `${variable.name}: ${message}`);
  });
  const settings = storedSettings(
    Object.fromEntries(written.map(({ name, value }) => [name, value])),
  );
  const unfit = settingProblems(merged(settings));
  for (const name of settingNames)
    if (unfit[name]) problems.push(`${factsOf(name).variable?.name}: ${unfit[name]}`);
  return { settings, problems };
}

/** What was stored, as far as this version knows it and its schema takes it. */
export function storedSettings(stored: Readonly<Record<string, unknown>>): SettingChanges {
  const usable = settingNames.filter(
    (name) => name in stored && SiteSettings.shape[name].safeParse(stored[name]).success,
  );
  return SettingChanges.parse(Object.fromEntries(usable.map((name) => [name, stored[name]])));
}

/** What does not fit together in these settings: messages by field. */
export function settingProblems({
  registration,
  registrationDomains,
}: SiteSettings): Partial<Record<SettingName, string>> {
  return registration === 'domains' && registrationDomains.length === 0
    ? { registrationDomains: 'Please enter at least one domain' }
    : {};
}

/** All settings as a form has them. */
export const SettingsForm = SiteSettings.superRefine((settings, issues) => {
  for (const [field, message] of Object.entries(settingProblems(settings)))
    issues.addIssue({ code: 'custom', path: [field], message });
});

/** Whether two values are the same; fields of objects may be in another order, as the database returns them. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings that differ from those before. */
export function changedSettings(before: SiteSettings, after: SiteSettings): SettingChanges {
  const changed = settingNames.filter((name) => !isSame(before[name], after[name]));
  return SettingChanges.parse(Object.fromEntries(changed.map((name) => [name, after[name]])));
}

/**
 * What a form shows after its settings were stored: the stored values, also those that another administrator has
 * changed, and what was entered while they were sent.
 */
export function afterSave<Entered extends SettingsEntered>({
  stored,
  sent,
  entered,
}: {
  stored: SiteSettings;
  sent: Entered;
  entered: Entered;
}): Entered {
  const untouched = settingNames.filter((name) => isSame(entered[name], sent[name]));
  return { ...entered, ...Object.fromEntries(untouched.map((name) => [name, stored[name]])) };
}
type SettingsEntered = Readonly<Record<SettingName, unknown>>;

/** What every page says of the site. */
export const publicSettings = ({
  siteName,
  logo,
  contactEmail,
  languages,
  registration,
  registrationDomains,
  passwordMinimum,
  secondFactorRoles,
  quizRules,
  chosenTime,
  deletionGraceDays,
  restoreDays,
}: SiteSettings) => ({
  siteName,
  // The smallest file of the picture is large enough for a header.
  logo: (logo && filesOfPicture(logo)?.files[0]?.address) ?? null,
  contactEmail,
  languages,
  registration,
  registrationDomains,
  passwordMinimum,
  secondFactorRoles,
  // Only editors need them, so a page has them only if they differ from the standard.
  quizRules: isSame(quizRules, standardRules) ? undefined : quizRules,
  // Almost every site has the standard.
  chosenTime: chosenTime === standardSettings.chosenTime ? undefined : chosenTime,
  deletionGraceDays,
  ...(restoreDays === standardSettings.restoreDays ? {} : { restoreDays }),
});
export type PublicSettings = ReturnType<typeof publicSettings>;
