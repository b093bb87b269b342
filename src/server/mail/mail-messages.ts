import { isolating } from '#shared/kernel/language/isolating.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import type { Translation } from '#shared/kernel/language/messages.ts';
import { messages as ar } from './messages/ar.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';
import { messages as ja } from './messages/ja.ts';
import { messages as pt } from './messages/pt.ts';
import { messages as ru } from './messages/ru.ts';
import { messages as zh } from './messages/zh.ts';

export type MailMessages = Translation<typeof en>;

/** The texts of mails in each language. */
export const mailMessages: Record<Language, MailMessages> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  ru,
  zh,
  ja,
  ar: isolating(ar),
};
