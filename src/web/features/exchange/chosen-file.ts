/** A file to import, as base64. */
export interface ChosenFile {
  fileName: string;
  content: string;
}

/** What the server takes. */
export const largestFile = 24 * 1024 * 1024;
