import type { OpenedDatabase } from '#db/open.ts';
import type { Config } from '../config.ts';
import { countOpenAttempts } from '../features/attempt/queries.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Observer } from './observer.ts';

export interface Telemetry {
  observers: readonly Observer[];
  /** Serves the metrics, once there is a database to read from. */
  serve(opened: OpenedDatabase, jobs: JobQueue): Promise<void>;
  close(): Promise<void>;
}

/** The metrics and traces that are configured. Their libraries are loaded only then. */
export async function startTelemetry({
  metrics: address,
  tracesUrl,
}: Pick<Config, 'metrics' | 'tracesUrl'>): Promise<Telemetry> {
  const measuring = address && (await import('./metrics.ts'));
  const metrics = measuring?.createMetrics();
  const traces = tracesUrl ? (await import('./traces.ts')).createTraces(tracesUrl) : undefined;
  let stopServing = async () => {};
  return {
    observers: [metrics, traces].flatMap((each) => (each ? [each.observer] : [])),
    serve: async ({ db, countConnections }, jobs) => {
      if (!address || !measuring || !metrics) return;
      metrics.read({
        connections: () => ({ ...countConnections?.() }),
        openAttempts: () => countOpenAttempts(db),
        jobs: async () =>
          (await jobs.count()).flatMap(({ name, ...states }) =>
            Object.entries(states).map(([state, count]) => ({ job: name, state, count })),
          ),
      });
      stopServing = await measuring.serveMetrics(metrics, address);
    },
    close: async () => {
      await stopServing();
      await traces?.close();
    },
  };
}
