import assert from 'node:assert/strict';
import { type Answer, Connection, headerOf } from '../load/connection.ts';
import { request } from '../load/request.ts';
import { putReady } from '../process/peers.ts';
import type { Stage } from '../stage.ts';

interface Wanted {
  path: string;
  headers?: Record<string, string>;
}

/** One answer of the app. */
export async function askApp(
  { app }: Pick<Stage, 'app'>,
  { path, headers = {} }: Wanted,
): Promise<Answer> {
  const connection = new Connection(app.port);
  try {
    const answer = await connection.send(request(path, { headers }));
    assert.equal(answer.status, 200, `${path}: ${answer.body.toString().slice(0, 300)}`);
    return answer;
  } finally {
    connection.close();
  }
}

const kept = ['content-type', 'content-encoding', 'etag', 'cache-control'];

/** Puts the app's answer into bare Fastify as a ready buffer. @returns the answer and where Fastify gives it */
export async function copyToFastify(stage: Stage, name: string, wanted: Wanted) {
  const answer = await askApp(stage, wanted);
  const headers = Object.fromEntries(
    kept.flatMap((header) => {
      const value = headerOf(answer.head, header);
      return value === undefined ? [] : [[header, value]];
    }),
  );
  await putReady(stage.fastify, name, { body: answer.body, headers });
  return { answer, path: `/ready/${name}` };
}
