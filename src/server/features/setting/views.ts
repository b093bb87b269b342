import type { KnownSettings } from '#server/kernel/database/known-settings.ts';
import { factsOf } from '#shared/features/setting/rules.ts';
import type { SettingsForAdmin } from '#shared/features/setting/schema.ts';

/** The settings as they hold now, and which of them the environment fixes. */
export const settingsForAdmin = ({ current, fixed }: KnownSettings): SettingsForAdmin => ({
  ...current,
  fixed: fixed.map((name) => ({ name, variable: factsOf(name).variable?.name ?? '' })),
});
