import { type Browser, chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';

/** The Chromium that CHROMIUM_PATH names, else the one from `node_modules`, which is unpacked first. */
export async function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? (await packed.executablePath());
  // Nothing is drawn on a screen: software rendering would only take time.
  const args = ['--disable-gpu', '--disable-software-rasterizer'];
  // Root cannot use Chromium's sandbox; only pages of the product are visited.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

/** A new browser. Of some hundred starts one ends with a segmentation fault: it is tried once more. */
export async function launchBrowser(): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch(options).catch(() => chromium.launch(options));
}
