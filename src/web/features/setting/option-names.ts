import type { SettingName } from '#shared/features/setting/schema.ts';
import { languageNames } from '#shared/kernel/language/languages.ts';
import { useMessages } from '#web/language/language.tsx';
import { settingMessages } from './messages/messages.ts';

/** How the options of a setting are called. Each language has its own name everywhere. */
export function useOptionNames(setting: SettingName): (option: string) => string {
  const m = useMessages(settingMessages);
  const named: Partial<Record<SettingName, Record<string, string>>> = {
    ...m.options,
    languages: languageNames,
  };
  return (option) => named[setting]?.[option] ?? option;
}
