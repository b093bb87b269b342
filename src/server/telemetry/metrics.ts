import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from './observer.ts';

/** Seconds; a save of an answer takes milliseconds, a page that is rendered up to a second. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is read when the metrics are, one number for each name. */
export interface Readings {
  connections(): Record<string, number>;
  openAttempts(): Promise<number>;
  /** By kind and state of the jobs. */
  jobs(): Promise<{ job: string; state: string; count: number }[]>;
}

export interface Metrics {
  observer: Observer;
  /** All metrics in Prometheus' text format. A reading that fails is left out. */
  text(): Promise<string>;
  /** Adds numbers that only a started server has. */
  read(readings: Readings): void;
}

/** The metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    observer: observe(registry),
    read: (readings) => addReadings(registry, readings),
    text: () => registry.metrics(),
  };
}

function observe(registry: Registry): Observer {
  const registers = [registry];
  const responses = new Histogram({
    name: 'quizwright_http_request_duration_seconds',
    help: 'Time to a response, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'quizwright_call_duration_seconds',
    help: 'Time of a procedure, by outcome; saves and submits are attempt.save and attempt.submit',
    labelNames: ['procedure', 'outcome'],
    buckets,
    registers,
  });
  const cacheUses = new Counter({
    name: 'quizwright_response_cache_total',
    help: 'Public reads answered from the cache (hit) or computed (miss)',
    labelNames: ['outcome'],
    registers,
  });
  const groups = new Histogram({
    name: 'quizwright_group_size',
    help: 'Saves, submits or look-ups that shared a statement or a transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  });
  return {
    onResponse: ({ method, route, status, seconds }) =>
      responses.observe({ method, route, status }, seconds),
    onCall: ({ procedure, outcome, seconds }) => calls.observe({ procedure, outcome }, seconds),
    onCacheUse: (outcome) => cacheUses.inc({ outcome }),
    onGroup: (size) => groups.observe(size),
  };
}

function addReadings(registry: Registry, readings: Readings): void {
  const registers = [registry];
  new Gauge({
    name: 'quizwright_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(readings.connections()))
        this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'quizwright_open_attempts',
    help: 'Attempts that have begun and not ended, of all processes',
    registers,
    async collect() {
      this.set(await readings.openAttempts().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'quizwright_jobs',
    help: 'Background jobs by kind and state, of all processes',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { job, state, count } of await readings.jobs().catch(() => []))
        this.set({ job, state }, count);
    },
  });
}

/** Serves the metrics on a port of their own. @returns a function that stops it */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
