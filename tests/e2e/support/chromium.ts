import chromium from '@sparticuz/chromium';

/** The Chromium that CHROMIUM_PATH names, else the one from `node_modules`, which is unpacked first. */
export async function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // Nothing is drawn on a screen: software rendering would only take time.
  const args = ['--disable-gpu', '--disable-software-rasterizer'];
  // Root cannot use Chromium's sandbox; only pages of the product are visited.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}
