import type { Language } from '#shared/kernel/language/languages.ts';
import { messages as ar } from '#shared/kernel/refusals/messages/ar.ts';
import { messages as de } from '#shared/kernel/refusals/messages/de.ts';
import { messages as es } from '#shared/kernel/refusals/messages/es.ts';
import { messages as fr } from '#shared/kernel/refusals/messages/fr.ts';
import { messages as it } from '#shared/kernel/refusals/messages/it.ts';
import { messages as ja } from '#shared/kernel/refusals/messages/ja.ts';
import { messages as pt } from '#shared/kernel/refusals/messages/pt.ts';
import { messages as ru } from '#shared/kernel/refusals/messages/ru.ts';
import { messages as zh } from '#shared/kernel/refusals/messages/zh.ts';
import { type Translate, translator, untranslated } from '#shared/kernel/refusals/translate.ts';

const translations: Readonly<Record<Language, Translate>> = {
  en: untranslated,
  es: translator(es, 'es'),
  fr: translator(fr, 'fr'),
  de: translator(de, 'de'),
  it: translator(it, 'it'),
  pt: translator(pt, 'pt'),
  ru: translator(ru, 'ru'),
  zh: translator(zh, 'zh'),
  ja: translator(ja, 'ja'),
  ar: translator(ar, 'ar'),
};

/** Translates refusals into a language. */
export const translationInto = (language: Language): Translate => translations[language];
