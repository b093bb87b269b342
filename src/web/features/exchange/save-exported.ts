import { saveFile } from '#web/ui/save-file.ts';
import type { ExportedFile } from './api.ts';

/** Downloads a file that came as base64. */
export function saveExported({ fileName, content, type }: ExportedFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveFile(fileName, bytes, type);
}
