import Bowser from 'bowser';

/** A readable name of a browser: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const [program, system] = [browser.name, os.name];
  if (!program && !system) return 'Unknown device';
  return [program || 'Unknown browser', ...(system ? [`on ${system}`] : [])].join(' ');
}
