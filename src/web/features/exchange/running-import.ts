import { withStorage } from '#web/browser-storage.ts';
import { personalKey } from '#web/session/personal-storage.ts';
import { fieldsOf, readStored, text } from '#web/stored-shape.ts';

/** An import that this tab has started. */
interface RunningImport {
  key: string;
  fileName: string;
}

const storageKey = personalKey('running-import');
const shape = fieldsOf({ key: text, fileName: text });

/** Keeps the import for when the page is opened again; a browser without storage keeps nothing. */
export const noteRunning = (running: RunningImport) =>
  withStorage('sessionStorage', (storage) => storage.setItem(storageKey, JSON.stringify(running)));

export const forgetRunning = () =>
  withStorage('sessionStorage', (storage) => storage.removeItem(storageKey));

/** The import that was started last and may be running still. */
export const runningImport = (): RunningImport | undefined =>
  withStorage('sessionStorage', (storage) => readStored(storage.getItem(storageKey), shape));
