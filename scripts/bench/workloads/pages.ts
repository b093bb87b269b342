import assert from 'node:assert/strict';
import { type Contest, contests, repeated } from '../contest.ts';
import { signedIn } from '../dataset/sessions.ts';
import type { Answer } from '../load/connection.ts';
import { request } from '../load/request.ts';
import type { Stage } from '../stage.ts';
import { copyToFastify } from './ready-copy.ts';

/** The headers that browsers send for a page. */
const asBrowsersAsk = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

const addresses = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/quizzes' },
  { name: 'quiz', path: '/quiz/7' },
];

const visitors = [
  { who: 'guest', headers: asBrowsersAsk },
  { who: 'member', headers: { ...asBrowsersAsk, ...signedIn(1) } },
];

/** Public pages, compressed, for guests and members. */
export const pages = contests('pages', async (stage) => {
  const all: Contest[] = [];
  for (const visitor of visitors)
    for (const address of addresses) all.push(await page(stage, { ...visitor, ...address }));
  return all;
});

async function page(
  stage: Stage,
  { who, headers, name, path }: (typeof visitors)[number] & (typeof addresses)[number],
): Promise<Contest> {
  const copy = await copyToFastify(stage, `${name}-${who}`, { path, headers });
  const isWhole = ({ head, body }: Answer) => {
    assert.match(head, /content-encoding: br/i);
    // Nonces and times differ; the length of the compressed page hardly does.
    const share = body.length / copy.answer.body.length;
    assert.ok(share > 0.9 && share < 1.1, `${body.length} bytes`);
  };
  return {
    title: `Page ${path} for a ${who}, brotli`,
    connections: 16,
    contenders: [
      {
        name: 'Quizwright',
        server: stage.app,
        supply: repeated({ request: request(path, { headers }), status: 200, check: isWhole }),
      },
      {
        name: 'Fastify, ready buffer',
        server: stage.fastify,
        supply: repeated({ request: request(copy.path), status: 200, check: isWhole }),
      },
    ],
    goals: { 'Fastify, ready buffer': 0.4 },
  };
}
