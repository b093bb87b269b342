const key = 'question-of-the-day';

/** The id of this browser's answer on a day: answering again does not count again. */
export function browserAnswerId(day: string): string {
  try {
    const [storedDay, stored] = localStorage.getItem(key)?.split(' ') ?? [];
    if (stored && storedDay === day) return stored;
    const id = crypto.randomUUID();
    localStorage.setItem(key, `${day} ${id}`);
    return id;
  } catch {
    // Storage is full or forbidden.
    return crypto.randomUUID();
  }
}
