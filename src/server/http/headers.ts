import type { Config } from '#server/config.ts';
import { yearSeconds } from '#server/kernel/clock.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every response: nothing in it is run, embedded or sniffed, and on a site with TLS it is read by TLS
 * only. Pages replace the policy by their own.
 */
export function headersOfAll({ publicUrl }: Config): Headers {
  return {
    'content-security-policy':
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }
      : {}),
  };
}

export const jsonType = 'application/json; charset=utf-8';

/** The `cache-control` of files whose name changes with their content. */
export const neverChanges = `public, max-age=${yearSeconds}, immutable`;

/** Headers of pages: what a browser may load for them, and who may embed and open them. */
export function headersOfPages(config: Config, scriptHashes: readonly string[]): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(config, scriptHashes),
    // The sign-in popup reports back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
}

/** What no page uses is switched off, also for scripts that should not be there. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function contentSecurityPolicy(
  { analyticsId, mode }: Config,
  scriptHashes: readonly string[],
): string {
  const self = "'self'";
  const analytics = (source: string) => (analyticsId ? [source] : []);
  const directives = {
    'default-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'img-src': [self, 'data:', 'https:'],
    'media-src': [self, 'data:'],
    'style-src-elem': [self, "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'script-src': [
      self,
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...analytics('https://www.googletagmanager.com'),
    ],
    'connect-src': [
      self,
      ...analytics('https://*.google-analytics.com'),
      ...(mode === 'development' ? ['ws:'] : []),
    ],
    // Vite's client waits in a worker for a server that restarts, and then reloads the page.
    ...(mode === 'development' ? { 'worker-src': [self, 'blob:'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
