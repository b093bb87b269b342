import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { withStorage } from '#web/browser-storage.ts';

const key = 'question-of-the-day';

/** The id of this browser's answer on a day: answering again does not count again. */
export function browserAnswerId(day: string): string {
  const kept = withStorage('localStorage', (storage) => storage.getItem(key));
  const [storedDay, stored] = kept?.split(' ') ?? [];
  if (stored && storedDay === day) return stored;
  const id = randomUuid();
  withStorage('localStorage', (storage) => storage.setItem(key, `${day} ${id}`));
  return id;
}
