import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Closes the open server, and opens one if there are settings for it. */
export interface HostMessage {
  settings?: Record<string, string>;
}
export interface HostAnswer {
  failure?: string;
}

// The program of the process that `createHost` starts.

const built = pathToFileURL(path.resolve('dist/server/main.js')).href;
const { openServer }: typeof import('#server/main.ts') = await import(built);
let close = async () => {};

async function replace({ settings }: HostMessage): Promise<void> {
  await close();
  close = async () => {};
  if (settings) ({ close } = await openServer({ ...process.env, ...settings }));
}

const answer = (given: HostAnswer) => process.send?.(given);
process.on('message', (message: HostMessage) => {
  replace(message).then(
    () => answer({}),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
// The process of the journeys has ended.
process.on('disconnect', () => process.exit());
