import Bowser from 'bowser';
import { mailMessages } from '#server/mail/mail-messages.ts';
import { defaultLanguage, type Language } from '#shared/kernel/language/languages.ts';

/** A readable name of a browser: `Firefox on Windows`. */
export function deviceName(userAgent: string | null, language: Language = defaultLanguage): string {
  const { device } = mailMessages[language];
  if (!userAgent) return device.unknown;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name && !os.name) return device.unknown;
  const program = browser.name || device.unknownBrowser;
  return os.name ? device.on({ browser: program, system: os.name }) : program;
}
