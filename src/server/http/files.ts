import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { isSoundKind, soundTypes } from '#shared/kernel/media/own-sound.ts';

/** Uploaded pictures and sounds. The headers of all responses keep them from being taken for anything else. */
export async function files(
  app: FastifyInstance,
  { services: { media } }: { services: Services },
): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${filesFolder}:name`,
    { config: { unlimited: true } },
    async ({ params, headers }, reply) => {
      const bytes = await media.find(params.name);
      if (!bytes) return reply.callNotFound();
      reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': 'inline',
          // Exported questions are shown on pages of other systems.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(typeOf(params.name));
      if (!isSoundKind(endingOf(params.name))) return reply.send(bytes);
      reply.header('accept-ranges', 'bytes');
      const part = partOf(headers['if-range'] === undefined ? headers.range : undefined, bytes);
      if (part === undefined) return reply.send(bytes);
      if (part === 'none')
        return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
      const { from, to } = part;
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
        .send(bytes.subarray(from, to + 1));
    },
  );
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function typeOf(name: string): string {
  const ending = endingOf(name);
  return isSoundKind(ending) ? soundTypes[ending] : 'image/webp';
}

/** The part that a player asks for (RFC 9110, 14.2). Several parts at once, or what is not understood, get all. */
function partOf(range: string | undefined, { length }: Uint8Array) {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from > to ? ('none' as const) : { from, to };
}
