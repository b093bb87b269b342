import { statfs } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';

/** The Chromium that CHROMIUM_PATH names, else the one from `node_modules`, which is unpacked first. */
export async function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? (await packed.executablePath());
  // Nothing is drawn on a screen: software rendering would only take time.
  const args = ['--disable-gpu', '--disable-software-rasterizer'];
  // A page lives for seconds: the optimizing compilers take a tenth of its renderer's time, more than their code saves.
  args.push('--js-flags=--no-opt --no-maglev');
  // Root cannot use Chromium's sandbox; only pages of the product are visited.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return {
    executablePath,
    args,
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
  };
}

/** Whether Chromium can use `/dev/shm`, which is faster than files; containers may have 64 MB of it, too little. */
async function hasSharedMemory(): Promise<boolean> {
  const space = await statfs('/dev/shm').catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize > 2 ** 30;
}

/** A new browser. Of some hundred starts one ends with a segmentation fault: it is tried once more. */
export async function launchBrowser(): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch(options).catch(() => chromium.launch(options));
}
