import { expect, test } from 'vitest';
import {
  afterSave,
  changedSettings,
  factsOf,
  publicSettings,
  settingNames,
} from '#shared/features/setting/rules.ts';
import { standardSettings } from '#shared/features/setting/schema.ts';

const reversed = <Value extends object>(value: Value): Value => ({
  ...Object.fromEntries(Object.entries(value).toReversed()),
  ...value,
});

test('rules are the same in any order of their fields', () => {
  const quizRules = reversed(standardSettings.quizRules);
  expect(Object.keys(quizRules)).not.toEqual(Object.keys(standardSettings.quizRules));
  const settings = { ...standardSettings, quizRules };
  expect(changedSettings(standardSettings, settings)).toEqual({});
  expect(publicSettings(settings).quizRules).toBeUndefined();
  const other = { ...quizRules, feedback: { ...quizRules.feedback, atEnd: 'score' as const } };
  expect(publicSettings({ ...settings, quizRules: other }).quizRules).toEqual(other);
});

test('after a save a form has what another administrator has stored, and what was entered meanwhile', () => {
  const sent = { ...standardSettings, siteName: 'Night School', passwordMinimum: 9 };
  const stored = { ...sent, contactEmail: 'desk@school.example' };
  expect(afterSave({ stored, sent, entered: sent })).toEqual(stored);
  const entered = { ...sent, siteName: 'Evening School' };
  const shown = afterSave({ stored, sent, entered });
  expect(shown).toEqual({ ...stored, siteName: 'Evening School' });
  // The next save sends that alone.
  expect(changedSettings(stored, shown)).toEqual({ siteName: 'Evening School' });
});

test('a page has the smallest file of the logo', () => {
  const picture = (size: string) => `/files/${'a'.repeat(64)}-${size}.webp`;
  const logoOf = (logo: string | null) => publicSettings({ ...standardSettings, logo }).logo;
  expect(logoOf(picture('1200x600'))).toBe(picture('480x240'));
  expect(logoOf(picture('64x64'))).toBe(picture('64x64'));
  expect(logoOf(null)).toBeNull();
});

test('each setting has facts, and each variable is of one setting', () => {
  const variables = settingNames.flatMap((name) => factsOf(name).variable?.name ?? []);
  expect(new Set(variables).size).toBe(variables.length);
  expect(settingNames.length).toBe(Object.keys(standardSettings).length);
});
