import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { rangeOf } from '#server/kernel/files/byte-range.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { isSoundKind, soundTypes } from '#shared/kernel/media/own-sound.ts';
import { neverChanges } from './headers.ts';

/** Uploaded pictures and sounds. The headers of all responses keep them from being taken for anything else. */
export async function files(
  app: FastifyInstance,
  { services: { media } }: { services: Services },
): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${filesFolder}:name`,
    { config: { unlimited: true } },
    async ({ params, headers }, reply) => {
      const { name } = params;
      const isSound = isSoundKind(endingOf(name));
      const range = headers['if-range'] === undefined ? rangeOf(headers.range) : undefined;
      const part = isSound && range ? await media.findPart(name, range) : undefined;
      const bytes = part ? part.bytes : await media.find(name);
      if (part && !bytes)
        return reply
          .code(416)
          .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${part.size}` })
          .send();
      if (!bytes) return reply.callNotFound();
      reply
        .headers({
          'cache-control': neverChanges,
          'content-disposition': 'inline',
          // Exported questions are shown on pages of other systems.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(typeOf(name));
      if (isSound) reply.header('accept-ranges', 'bytes');
      if (!part) return reply.send(bytes);
      const { from, size } = part;
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${from + bytes.length - 1}/${size}`)
        .send(bytes);
    },
  );
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function typeOf(name: string): string {
  const ending = endingOf(name);
  return isSoundKind(ending) ? soundTypes[ending] : 'image/webp';
}
