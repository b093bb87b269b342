import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { filesFolder } from '#shared/kernel/own-picture.ts';

/** Uploaded pictures. The headers of all responses keep them from being taken for anything else. */
export async function files(
  app: FastifyInstance,
  { services: { pictures } }: { services: Services },
): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${filesFolder}:name`,
    { config: { unlimited: true } },
    async ({ params }, reply) => {
      const bytes = await pictures.find(params.name);
      if (!bytes) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': 'inline',
          // Exported questions are shown on pages of other systems.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('image/webp')
        .send(bytes);
    },
  );
}
