import { createHash } from 'node:crypto';
import { pictureSize } from '#server/kernel/files/picture-size.ts';
import { childrenOf, textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import type { EmbeddedFile } from '#shared/features/exchange/found.ts';
import { filesFolder, pictureFile } from '#shared/kernel/media/own-picture.ts';
import { isSoundKind, type SoundKind, soundFile } from '#shared/kernel/media/own-sound.ts';

/** The files of an item by the placeholder addresses that they have until they are stored. */
export type EmbeddedFiles = Map<string, EmbeddedFile>;

/** The bytes of uploads that are written into a file, by their addresses. */
export type WrittenFiles = ReadonlyMap<string, Uint8Array>;

const soundEndings: Readonly<Record<string, SoundKind>> = { oga: 'ogg', opus: 'ogg', mp4: 'm4a' };
const pictureEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif']);

function kindOf(name: string): 'picture' | SoundKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (pictureEndings.has(ending)) return 'picture';
  return isSoundKind(ending) ? ending : soundEndings[ending];
}

/** Whether a file of this name can be a picture or a sound; what it is, its content says later. */
export const isMediaName = (name: string): boolean => kindOf(name) !== undefined;

/** The hashes of files that were read: items can refer to one file very often. */
const hashes = new WeakMap<Uint8Array, string>();

/**
 * An address of the form of those of uploads, so that readers keep it. A picture or sound that comes back as it was
 * written has the address that it has here.
 */
export function provisionalAddress({ name, bytes }: EmbeddedFile): string | undefined {
  const kind = kindOf(name);
  if (kind === undefined || bytes.length === 0) return undefined;
  const sha256 = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, sha256);
  if (kind !== 'picture') return filesFolder + soundFile(sha256, kind);
  const size = pictureSize(bytes);
  return size && filesFolder + pictureFile(sha256, size);
}

const decoded = (reference: string): string => {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
};

const pluginFile = /@@PLUGINFILE@@(\/[^"'\s<>()[\]?]{1,500})(?:\?[^"'\s<>()[\]]{0,100})?/g;

/** An element of Moodle with addresses in place of the names of its files, which it has as base64. */
export function withPluginFiles(element: XmlElement, files: EmbeddedFiles): XmlElement {
  const addresses = new Map<string, string>();
  const children = element.children.map((child) => {
    if (typeof child === 'string' || child.name !== 'file') return child;
    const { name = '', path = '/' } = child.attributes;
    const file = { name, bytes: Buffer.from(textIn(child), 'base64') };
    const address = provisionalAddress(file);
    if (address === undefined) return child;
    addresses.set(path + name, address);
    files.set(address, file);
    return { ...child, attributes: { ...child.attributes, address }, children: [] };
  });
  const named = (text: string) =>
    text.replace(
      pluginFile,
      (whole, reference: string) => addresses.get(decoded(reference)) ?? whole,
    );
  return {
    ...element,
    children: children.map((child) => {
      if (typeof child === 'string') return addresses.size > 0 ? named(child) : child;
      if (child.name === 'file') return child;
      return child.name === 'text'
        ? {
            ...child,
            children: child.children.map((part) => (typeof part === 'string' ? named(part) : part)),
          }
        : withPluginFiles(child, files);
    }),
  };
}

export const hasFiles = (element: XmlElement): boolean =>
  childrenOf(element).some((child) => child.name === 'file' || hasFiles(child));

const named = new Set(['src', 'data', 'uri', 'href']);
const inHtml = /((?:src|data|href)\s*=\s*["'])([^"'<>]{1,500})(?=["'])/gi;

/** An element of a package with addresses in place of the names of files in it. */
export function withPackageFiles(
  element: XmlElement,
  addressOf: (reference: string) => string | undefined,
): XmlElement {
  return {
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name,
        named.has(name) ? (addressOf(value) ?? value) : value,
      ]),
    ),
    children: element.children.map((child) =>
      typeof child === 'string'
        ? child.replace(
            inHtml,
            (_, before: string, reference: string) => before + (addressOf(reference) ?? reference),
          )
        : withPackageFiles(child, addressOf),
    ),
  };
}

/** The name of a file in a package that an item at `entry` refers to. */
export function nameInPackage(reference: string, entry: string): string {
  const path = decoded(reference.replace(/[?#].*$/, '')).replace(/^\$IMS-CC-FILEBASE\$\//i, '/');
  const folder = path.startsWith('/') ? [] : entry.split('/').slice(0, -1);
  const parts: string[] = [];
  for (const part of [...folder, ...path.split('/')])
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.join('/');
}
