/** A file to import, as base64. */
export interface ChosenFile {
  fileName: string;
  content: string;
}

/** What the server takes. */
export const largestFile = 24 * 1024 * 1024;

export async function fileAsBase64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
