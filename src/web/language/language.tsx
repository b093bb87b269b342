import { createContext, type ReactNode, use, useMemo } from 'react';
import { preloadModule } from 'react-dom';
import { Format } from '#shared/kernel/language/format.ts';
import { defaultLanguage, type Language } from '#shared/kernel/language/languages.ts';
import type { MessageFile } from './message-file.ts';

/** The event before the page is loaded in another language: forms keep what was typed. */
export const languageChosen = 'language-chosen';

const FormatContext = createContext(new Format(defaultLanguage));

/** The address of a built file of messages in the page's language; undefined in the browser. */
export type MessageAddress = (group: string) => string | undefined;

const MessageAddressContext = createContext<MessageAddress>(() => undefined);

interface LanguageProviderProps {
  language: Language;
  /** On the server, so that the page preloads the messages that it shows. */
  messageAddress?: MessageAddress | undefined;
  children: ReactNode;
}

/** The reader's language, for everything inside. */
export function LanguageProvider({ language, messageAddress, children }: LanguageProviderProps) {
  const format = useMemo(() => new Format(language), [language]);
  const content = <FormatContext value={format}>{children}</FormatContext>;
  return messageAddress ? (
    <MessageAddressContext value={messageAddress}>{content}</MessageAddressContext>
  ) : (
    content
  );
}

/** Writes numbers, durations and lists for the reader. For dates see `useDates` and `Moment`. */
export const useFormat = (): Format => use(FormatContext);

export const useLanguage = (): Language => use(FormatContext).language;

/** As for the other scripts: a page is shown once it has its styles. React's types do not have the priority yet. */
const afterStyles = { as: 'script', fetchPriority: 'low' } as const;

/** The messages of a part of the app in the reader's language; suspends until they are loaded. */
export function useMessages<Messages>(file: MessageFile<Messages>): Messages {
  const address = use(MessageAddressContext)(file.group);
  if (address !== undefined) preloadModule(address, afterStyles);
  return use(file.load(useLanguage()));
}
