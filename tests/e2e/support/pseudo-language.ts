import type { Page } from '@playwright/test';
import { cutTexts } from './cut-texts.ts';

/** Texts of a page that cannot be read as a whole on a phone when their words are longer. The page is unusable afterwards. */
export async function cutInPseudoLanguage(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await showInPseudoLanguage(page);
  return cutTexts(page);
}

/**
 * Rewrites what an English page shows into a pseudo-language: vowels are accented and doubled, so that each
 * word is about 40% longer, as in a language with long words. It exists in tests only.
 */
function showInPseudoLanguage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const accented: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ô', u: 'ü', y: 'ÿ' };
    const pseudo = (text: string) =>
      text.replaceAll(/[aeiouy]/gi, (vowel) => {
        const other = accented[vowel.toLowerCase()] ?? vowel;
        return (vowel === vowel.toLowerCase() ? other : other.toUpperCase()) + other;
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.closest('script, style, textarea'))
        text.nodeValue = pseudo(text.nodeValue ?? '');
    }
  });
}
