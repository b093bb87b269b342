import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { randomHex, randomUuid } from '#shared/kernel/text/random-id.ts';
import { browserAnswerId } from '#web/features/practice/daily/browser-answer-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids are made where a page is not served over https, and answers get a UUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = [randomUuid(), randomUuid(), browserAnswerId('2026-03-01')];
  for (const id of ids) expect(z.uuidv4().safeParse(id).error).toBeUndefined();
  expect(new Set(ids).size).toBe(3);
  expect(randomHex()).toMatch(/^[0-9a-f]{32}$/);
});
