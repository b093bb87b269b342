import { z } from 'zod';
import { withStorage } from '#web/browser-storage.ts';

/** A draft as a tab keeps it until the server has it. */
export const TabDraft = z.object({
  content: z.record(z.string(), z.unknown()),
  base: z.string().nullable(),
  writer: z.string(),
  updatedAt: z.iso.datetime(),
});
export type TabDraft = z.infer<typeof TabDraft>;

export function readTabDraft(key: string): TabDraft | undefined {
  return withStorage('sessionStorage', (storage) => {
    const text = storage.getItem(key);
    return text === null ? undefined : TabDraft.safeParse(JSON.parse(text)).data;
  });
}

export function writeTabDraft(key: string, draft: TabDraft): void {
  withStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify(draft)));
}

export function removeTabDraft(key: string): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(key));
}
