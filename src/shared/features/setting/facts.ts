import { z } from 'zod';

/** The sections of the screen. */
export const settingGroups = ['site', 'accounts', 'quizzes', 'attempts', 'retention'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** How a setting is entered. */
export type SettingField = 'text' | 'number' | 'choice' | 'choices' | 'lines' | 'picture' | 'rules';

/** How the text of an environment variable is read. */
export type VariableForm = 'text' | 'number' | 'list' | 'roles' | 'preset';

/** What is known of a setting beyond its schema. */
export interface SettingFacts {
  group: SettingGroup;
  field: SettingField;
  /** Left empty, it is null. */
  isOptional?: true;
  /** What can be chosen. */
  options?: readonly string[];
  /** It has a meaning only while another setting has this value. */
  onlyIf?: { setting: string; is: string };
  /** The environment variable that fixes it. */
  variable?: { name: string; form: VariableForm };
}

export const settingFacts = z.registry<SettingFacts>();
