import { isolating } from '#shared/kernel/language/isolating.ts';
import { directionOf, type Language } from '#shared/kernel/language/languages.ts';
import { pageLanguage } from './page-language.ts';

/** A promise that React's `use` reads without waiting once it is fulfilled. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** The messages of one part of the app; each language is a module, loaded when it is first needed. */
export class MessageFile<Messages> {
  /** Of the built file: messages of one group are in one file per language. */
  readonly group: string;
  readonly #modules: Record<string, () => Promise<{ messages: Messages }>>;
  readonly #loading = new Map<Language, Promise<Messages>>();

  constructor(group: string, modules: Record<string, () => Promise<{ messages: Messages }>>) {
    this.group = group;
    this.#modules = modules;
  }

  load(language: Language): Promise<Messages> {
    const begun = this.#loading.get(language);
    if (begun) return begun;
    const loading = this.#read(language);
    this.#loading.set(language, loading);
    // A later try loads again. Not at once: what renders the messages has to see the failure.
    loading.catch(() => setTimeout(() => this.#loading.delete(language), 1000));
    return loading;
  }

  /** Whether there are messages in the language. */
  has(language: Language): boolean {
    return this.#moduleOf(language) !== undefined;
  }

  #moduleOf(language: Language) {
    const path = Object.keys(this.#modules).find((path) => path.endsWith(`/${language}.ts`));
    return path === undefined ? undefined : this.#modules[path];
  }

  #read(language: Language): Promise<Messages> {
    const read = this.#moduleOf(language);
    if (!read) throw new Error(`There are no messages in ${language}`);
    const reading: Tracked<Messages> = read().then(({ messages }) => {
      const value = directionOf(language) === 'rtl' ? isolating(messages) : messages;
      Object.assign(reading, { status: 'fulfilled', value });
      return value;
    });
    return reading;
  }
}

/** The messages that a file has, for functions that get them as an argument. */
export type MessagesOf<File> = File extends MessageFile<infer Messages> ? Messages : never;

/**
 * The messages of a folder `messages/`, which has a file for each language.
 * @param group names the built file, `de-quiz-1a2b3c4d.js`; the build reads it from the source
 * @param modules `import.meta.glob('./??.ts')`
 */
export function messageFile<Messages>(
  group: string,
  modules: Record<string, () => Promise<{ messages: Messages }>>,
): MessageFile<Messages> {
  const file = new MessageFile(group, modules);
  if (!import.meta.env.SSR && file.has(pageLanguage())) {
    const load = () => void file.load(pageLanguage()).catch(() => {});
    // With the code that shows them, not after it.
    if (isHydrated() || isPreloaded(group)) load();
    // For what the page opens later. The first script names the messages of failures on all pages: those wait.
    else if (isStarted()) onFirstUse(load);
  }
  return file;
}

const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Whether the first script has run: what is evaluated later belongs to the page that is shown. */
const isStarted = (): boolean => document.documentElement.dataset.started !== undefined;

/** Runs when the reader first moves, touches or types, before anything opens. */
function onFirstUse(run: () => void): void {
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(event, run, { once: true, capture: true, passive: true });
}

const isPreloaded = (group: string): boolean =>
  document.querySelector(`link[rel="modulepreload"][href*="/${pageLanguage()}-${group}-"]`) !==
  null;
