/** 128 random bits. Browsers lack `crypto.randomUUID` where a page is not served over https. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID: the digit 4 is its version, and the digit 8 its variant. */
export const randomUuid = (): string =>
  randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
