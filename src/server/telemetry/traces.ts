import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Observer } from './observer.ts';

export interface Traces {
  observer: Observer;
  /** Sends what is left, as far as the collector takes it soon: what is closed afterwards must not wait for it, or fail. */
  close(): Promise<void>;
}

/** Milliseconds; the library would try for ten seconds, after which service managers end a process. */
const maxCloseTime = 2000;

/**
 * Sends a trace of each request to an OpenTelemetry collector: the request, its procedures, its statements. A
 * request that belongs to a trace already (W3C `traceparent`) continues it. The text of statements has no
 * values.
 * @param collector the base address of OTLP over HTTP
 */
export function createTraces(collector: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'quizwright' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return {
    observer: observe(provider),
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(maxCloseTime, undefined, { ref: false }),
      ]),
  };
}

function observe(provider: TracerProvider): Observer {
  const tracer = provider.getTracer('quizwright');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  /** A span of work that has just ended; background work has no trace. */
  const add = (name: string, kind: SpanKind, seconds: number): Span | undefined => {
    const parent = current.getStore();
    if (!parent) return undefined;
    return tracer.startSpan(name, { kind, startTime: Date.now() - seconds * 1000 }, parent);
  };
  return {
    onRequest: ({ method, route, headers }) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      return {
        run: (proceed) => current.run(trace.setSpan(parent, span), proceed),
        end: ({ status }) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    onCall: ({ procedure, outcome, seconds }) => {
      add(procedure, SpanKind.INTERNAL, seconds)?.setAttribute('outcome', outcome).end();
    },
    onStatement: ({ sql, seconds, failed }) => {
      const span = add(sql.split(' ', 1)[0] ?? 'statement', SpanKind.CLIENT, seconds);
      if (failed) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': sql }).end();
    },
  };
}
