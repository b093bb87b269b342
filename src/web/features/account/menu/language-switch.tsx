import { IconLanguage } from '@tabler/icons-react';
import { isLanguage, type Language, languageNames } from '#shared/kernel/language/languages.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { showInChosenLanguage } from '#web/language/show-in-language.ts';
import { useSite } from '#web/site.ts';
import { frameMessages } from '#web/ui/frame/messages/messages.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useSetLanguage } from './api.ts';
import classes from './language-switch.module.css';

/** Chooses the language of the interface: for this browser, and for the account of a member. */
export function LanguageSwitch() {
  const m = useMessages(frameMessages);
  const language = useLanguage();
  const offered = useSite().languages;
  const setLanguage = useSetLanguage();
  const toast = useToast();

  const change = (chosen: Language) =>
    setLanguage.mutate(
      { language: chosen },
      {
        onSuccess: showInChosenLanguage,
        onError: (error) =>
          toast({ title: m.languageFailed, message: failureOf(error).message, tone: 'fail' }),
      },
    );

  if (offered.length < 2) return null;
  return (
    <span className={classes.switch}>
      <IconLanguage size={18} aria-hidden />
      <select
        aria-label={m.language}
        value={language}
        // A browser that restores the fields of a page must not choose a language.
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) change(value);
        }}
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
