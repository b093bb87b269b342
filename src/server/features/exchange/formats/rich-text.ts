import { htmlToMarkdown } from '#server/kernel/files/html-to-markdown.ts';
import { note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';

/** HTML as Markdown; what Markdown does not have is added to the notes, once each. */
export function fromHtml(html: string, notes: Note[]): string {
  const { markdown, lost, lostMedia } = htmlToMarkdown(html);
  for (const each of [
    ...lost.map((tag) => note('markup_dropped', tag)),
    ...lostMedia.map((address) => note('media_dropped', address)),
  ])
    if (!notes.some(({ code, value }) => code === each.code && value === each.value))
      notes.push(each);
  return markdown;
}
