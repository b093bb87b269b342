import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { Paging } from '#shared/kernel/paging.ts';
import type { ProcedureFacts } from './operations.ts';

/** The part of a list that a body contains. */
export interface ListPart {
  total: number;
  page: number;
  perPage: number;
}

export interface ListAnswer {
  body: unknown;
  part: ListPart;
}

const PageAnswer = z.object({
  items: z.array(z.unknown()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

/** Input and output of a list over REST, with paging even if the procedure has none. */
export function describeList({ rest, input, output }: ProcedureFacts): {
  input: z.ZodType | undefined;
  output: z.ZodType;
} {
  if (output instanceof z.ZodArray)
    return { input: input ? z.intersection(input, Paging) : Paging, output };
  const isPlain = rest?.list === 'plain';
  return { input, output: isPlain ? itemsOf(output) : output };
}

function itemsOf(output: z.ZodType): z.ZodType {
  if (output instanceof z.ZodObject && output.shape.items instanceof z.ZodArray)
    return output.shape.items;
  throw new Error('A list answers with an array or a page');
}

/**
 * The requested part of a list.
 * @throws BAD_REQUEST when the paging input is not valid
 */
export function listAnswer(list: 'plain' | 'page', answer: unknown, input: unknown): ListAnswer {
  if (Array.isArray(answer)) return partOf(answer, input);
  const { items, total, page, pageSize } = PageAnswer.parse(answer);
  return { body: list === 'plain' ? items : answer, part: { total, page, perPage: pageSize } };
}

function partOf(items: unknown[], input: unknown): ListAnswer {
  const paging = Paging.safeParse(input ?? {});
  if (!paging.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: paging.error });
  const { page, perPage } = paging.data;
  const from = (page - 1) * perPage;
  return {
    body: items.slice(from, from + perPage),
    part: { total: items.length, page, perPage },
  };
}

/** The headers of a list: its size, and where its other pages are (RFC 8288). */
export function listHeaders({ total, page, perPage }: ListPart, url: URL) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const pages = {
    first: 1,
    prev: page > 1 ? Math.min(page - 1, last) : undefined,
    next: page < last ? page + 1 : undefined,
    last,
  };
  const links = Object.entries(pages).flatMap(([rel, number]) =>
    number === undefined
      ? []
      : [{ rel, text: `<${pageAddress(url, number, perPage)}>; rel="${rel}"` }],
  );
  const link = asHeader(links);
  return { ...(link ? { link } : {}), 'x-total-count': String(total) };
}

/** A proxy refuses an answer whose headers do not fit into its buffer, which often has 4 KB. */
const maxLinksLength = 2500;

/** The links as one header. A long search is part of each, so that there may be room for the most useful only. */
function asHeader(links: readonly { rel: string; text: string }[]): string {
  const choices = [['first', 'prev', 'next', 'last'], ['prev', 'next'], ['next']];
  const headers = choices.map((rels) =>
    links.flatMap(({ rel, text }) => (rels.includes(rel) ? [text] : [])).join(', '),
  );
  return headers.find((header) => header.length <= maxLinksLength) ?? '';
}

function pageAddress(url: URL, page: number, perPage: number): string {
  const address = new URL(url);
  address.searchParams.set('page', String(page));
  address.searchParams.set('perPage', String(perPage));
  return address.href;
}
