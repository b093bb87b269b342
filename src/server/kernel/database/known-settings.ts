import { merged, settingNames, storedSettings } from '#shared/features/setting/rules.ts';
import type { SettingChanges, SettingName, SiteSettings } from '#shared/features/setting/schema.ts';

interface Sources {
  /** What the environment sets; it wins. */
  fixed: SettingChanges;
  /** Reads what was chosen on the screen. */
  read: () => Promise<Record<string, unknown>>;
  /** Called after the settings have changed. */
  onChange: () => void;
}

/**
 * The settings of the site, as this process has last read them: what the environment sets, else what was chosen, else what
 * is specified. They are read again with the public versions, so another process has a change within a second.
 */
export class KnownSettings {
  readonly #sources: Sources;
  #current: SiteSettings;
  #version: string | undefined;
  #wasRead = false;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#current = merged(sources.fixed);
  }

  /** A change replaces the object; the returned one is never changed. */
  get current(): SiteSettings {
    return this.#current;
  }

  /** The settings that cannot be changed while the process runs. */
  get fixed(): SettingName[] {
    return settingNames.filter((name) => this.#sources.fixed[name] !== undefined);
  }

  /** Reads the settings if they are older than these versions of the topics. */
  async bringUpTo(versions: ReadonlyMap<string, string>): Promise<void> {
    const version = versions.get('settings');
    if (this.#wasRead && version === this.#version) return;
    const stored = storedSettings(await this.#sources.read());
    this.#current = merged(stored, this.#sources.fixed);
    this.#version = version;
    this.#wasRead = true;
    this.#sources.onChange();
  }
}
