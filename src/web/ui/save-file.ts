/** Downloads a text, or bytes, as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
