import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { portOf } from '#scripts/local-postgres.ts';
import { buildApp, createServices } from '#server/app.ts';
import { createTraces } from '#server/telemetry/traces.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld } from '#tests/support/world.ts';

const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector of traces that keeps the spans it gets. */
async function openCollector() {
  const spans: z.infer<typeof Sent>['resourceSpans'][0]['scopeSpans'][0]['spans'] = [];
  const server = createServer(async (request, response) => {
    const sent = Sent.parse(await json(request));
    for (const { scopeSpans } of sent.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${portOf(server)}`, spans, close: () => server.close() };
}

test('a request, its procedure and its statements are spans of the trace that the client began', async () => {
  await using world = await createWorld();
  const collector = await openCollector();
  const traces = createTraces(collector.url);
  const reported = await openNeighbour(world.opened, (statement) =>
    traces.observer.onStatement?.(statement),
  );
  const { config, jobs, clock } = world.services;
  const observers = [traces.observer];
  const services = createServices({ db: reported.db, config, jobs, clock, observers });
  const app = await buildApp({ services });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await app.inject({ url: '/api/categories', headers: { traceparent } });
  await app.close();
  await traces.close();
  await reported.close();
  collector.close();
  const own = collector.spans.filter((span) => span.traceId === traceId);
  const request = own.find(({ name }) => name === 'GET /api/categories');
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  const inner = own.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inner.map(({ name }) => name).sort()).toEqual(['category.list', 'select']);
});

test('a collector that is away neither delays the end of the process for long nor makes it fail', async () => {
  const collector = await openCollector();
  const traces = createTraces(collector.url);
  collector.close();
  const request = { method: 'GET', route: '/' };
  traces.observer
    .onRequest?.({ ...request, headers: {} })
    .end({ ...request, status: 200, seconds: 0 });
  const began = performance.now();
  await traces.close();
  expect(performance.now() - began).toBeLessThan(6000);
});
