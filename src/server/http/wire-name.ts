import { sessionHintCookie } from '#shared/kernel/actor.ts';
import type { Config } from '../config.ts';

/**
 * Behind https, cookies have a prefix with which browsers accept them only from this host and over TLS: neither
 * a sibling domain nor a page without TLS can set them. The hint, which pages read by its name, has none.
 */
export const wireName = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: string): string =>
  publicUrl.startsWith('https:') && name !== sessionHintCookie ? `__Host-${name}` : name;
