import { type MessageFile, messageFile } from '#web/language/message-file.ts';

/**
 * A legal text in Markdown, with a file for each language, of which only the reader's is loaded.
 * @param files `import.meta.glob('./??.md', { query: '?raw', import: 'default' })`
 */
export const legalText = (files: Record<string, () => Promise<string>>): MessageFile<string> =>
  messageFile(
    'legal',
    Object.fromEntries(
      Object.entries(files).map(([path, read]) => [
        path.replace('.md', '.ts'),
        async () => ({ messages: await read() }),
      ]),
    ),
  );
