import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/context.ts';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** By which browsers install the app, under the name of the site. */
export async function webManifest(
  app: FastifyInstance,
  { services: { settings } }: { services: Services },
): Promise<void> {
  app.get('/manifest.webmanifest', { config: { unlimited: true } }, (_request, reply) => {
    const { siteName } = settings.current;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          ...{ id: '/', name: siteName, short_name: siteName, start_url: '/', scope: '/' },
          ...{ display: 'standalone', background_color: '#ffffff', theme_color: '#2347c5' },
          icons,
        }),
      );
  });
}
