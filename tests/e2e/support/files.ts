import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';

export interface HandedFile {
  name: string;
  bytes: Buffer;
}

/** Drags a file from outside the browser over what is on the page, and drops it there. */
export async function dropFile(target: Locator, { name, bytes }: HandedFile): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dropped-'));
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop a file on');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const devtools = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...middle, data });
  await devtools.detach();
  // The page reads the file after the drop.
  await target.page().waitForLoadState('networkidle');
  await rm(folder, { recursive: true });
}

/** Puts a picture on the clipboard and presses the keys that paste it. */
export async function pastePicture(target: Locator, png: Buffer): Promise<void> {
  const page = target.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = new Blob([content], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, png.toString('base64'));
  await target.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Presses a button that asks for a file, and chooses it. */
export async function chooseFile(button: Locator, { name, bytes }: HandedFile): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: bytes });
}
