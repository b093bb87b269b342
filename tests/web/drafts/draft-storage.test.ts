import { afterEach, expect, test, vi } from 'vitest';
import { removeDraftsOfOthers, tabDraftKey, withStorage } from '#web/drafts/draft-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a storage that the browser blocks stores nothing and causes no error (web 9)', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('SecurityError');
    },
  });
  expect(withStorage((storage) => storage.getItem('any'))).toBeUndefined();
  expect(() => removeDraftsOfOthers(1)).not.toThrow();
});

test('drafts of others are removed, own drafts and other entries stay', () => {
  const kept: Record<string, unknown> = {
    [tabDraftKey(1, 'quiz/5')]: 'mine',
    [tabDraftKey(2, 'quiz/5')]: 'theirs',
    [tabDraftKey(12, 'quiz/5')]: 'theirs',
    theme: 'dark',
  };
  Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] });
  vi.stubGlobal('window', { sessionStorage: kept });
  removeDraftsOfOthers(1);
  expect(Object.keys(kept)).toEqual([tabDraftKey(1, 'quiz/5'), 'theme']);
});
