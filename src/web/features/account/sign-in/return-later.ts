import { withStorage } from '#web/browser-storage.ts';

const key = 'quiz-return-path';

/** Where to go on once the address of a new account is confirmed: the mailed link opens another page. */
export const keepReturnPath = (path: string) =>
  withStorage('localStorage', (storage) => storage.setItem(key, path));

export const readReturnPath = () =>
  withStorage('localStorage', (storage) => storage.getItem(key)) ?? undefined;

export const forgetReturnPath = () =>
  withStorage('localStorage', (storage) => storage.removeItem(key));
