import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer, RequestObservation } from '../telemetry/observer.ts';

/** Reports requests and their responses to an observer. */
export function observeResponses(app: FastifyInstance, observer: Observer): void {
  const observed = new WeakMap<FastifyRequest, RequestObservation>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const observation = observer.onRequest?.({ method, route: routeOf(request), headers });
    if (!observation) return done();
    observed.set(request, observation);
    observation.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const response = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    };
    observer.onResponse?.(response);
    observed.get(request)?.end(response);
    done();
  });
}

/** Addresses that no route matches have one name together. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? 'none' : (routeOptions.url ?? 'none');
