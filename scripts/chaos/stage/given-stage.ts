import { queryOf } from './postgres-stage.ts';
import type { GivenStage } from './stage.ts';

/** An installation that another program has started and stops. */
export function openGivenStage(given: {
  url: string;
  databaseUrl: string;
  admin: GivenStage['admin'];
}): GivenStage {
  return {
    kind: 'given',
    ...given,
    query: queryOf(given.databaseUrl),
    services: undefined,
    stop: async () => {},
  };
}
