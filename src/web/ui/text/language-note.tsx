import { languageName } from '#web/language/content.ts';
import { useLanguage } from '#web/language/language.tsx';
import classes from './language-note.module.css';

/** Names the language of a quiz or post where it is not the reader's. */
export function LanguageNote({ language }: { language: string }) {
  const reader = useLanguage();
  if (language === reader) return null;
  return (
    // A browser may know fewer names than the server; what the server wrote stays.
    <span className={classes.note} suppressHydrationWarning>
      {languageName(language, reader)}
    </span>
  );
}
