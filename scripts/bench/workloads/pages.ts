import assert from 'node:assert/strict';
import { type Contest, contests, repeating } from '../contest.ts';
import { signedIn } from '../dataset/sessions.ts';
import type { Answer } from '../load/connection.ts';
import type { Stage } from '../stage.ts';
import { askApp, copyToFastify } from './ready-copy.ts';

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

/** Public pages, compressed, for guests and members, and the script that all of them load. */
export const pages = contests('pages', async (stage) => {
  const all: Contest[] = [await script(stage)];
  for (const visitor of visitors)
    for (const address of addresses) all.push(await page(stage, { ...visitor, ...address }));
  return all;
});

async function script(stage: Stage): Promise<Contest> {
  const home = await askApp(stage, { path: '/' });
  const [, path = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(home.body.toString()) ?? [];
  return againstReadyCopy(stage, {
    title: 'Script of every page, brotli',
    name: 'script',
    path,
    headers: { 'accept-encoding': asBrowsersAsk['accept-encoding'] },
  });
}

function page(
  stage: Stage,
  { who, headers, name, path }: (typeof visitors)[number] & (typeof addresses)[number],
): Promise<Contest> {
  return againstReadyCopy(stage, {
    title: `Page ${path} for a ${who}, brotli`,
    name: `${name}-${who}`,
    path,
    headers,
  });
}

interface Measured {
  title: string;
  name: string;
  path: string;
  headers: Record<string, string>;
}

async function againstReadyCopy(
  stage: Stage,
  { title, name, path, headers }: Measured,
): Promise<Contest> {
  const copy = await copyToFastify(stage, name, { path, headers });
  const isWhole = ({ head, body }: Answer) => {
    assert.match(head, /content-encoding: br/i);
    // Nonces and times differ; the length of the compressed page hardly does.
    const share = body.length / copy.answer.body.length;
    assert.ok(share > 0.9 && share < 1.1, `${body.length} bytes`);
  };
  return {
    title,
    connections: 16,
    contenders: [
      repeating('Quizwright', stage.app, { path, headers, check: isWhole }),
      repeating('Fastify, ready buffer', stage.fastify, { path: copy.path, check: isWhole }),
    ],
    goals: { 'Fastify, ready buffer': 0.4 },
  };
}
