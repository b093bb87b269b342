import { afterEach, expect, test, vi } from 'vitest';
import { withStorage } from '#web/browser-storage.ts';
import { removeDraftsOfOthers, tabDraftKey } from '#web/drafts/draft-storage.ts';
import { isRenewalDue, markOwner, ownerOf } from '#web/worker/needed-for.ts';

afterEach(() => vi.unstubAllGlobals());

test('a storage that the browser blocks stores nothing and causes no error (web 9)', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('SecurityError');
    },
    get localStorage() {
      throw new Error('SecurityError');
    },
  });
  expect(withStorage('sessionStorage', (storage) => storage.getItem('any'))).toBeUndefined();
  expect(() => removeDraftsOfOthers(1)).not.toThrow();
  expect(() => markOwner('pack', 1)).not.toThrow();
  // Every page asks for these.
  expect(ownerOf('pack')).toBeUndefined();
  expect(isRenewalDue()).toBe(false);
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
