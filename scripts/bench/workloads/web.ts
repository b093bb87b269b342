import { chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { median } from '#scripts/quantiles.ts';
import { type Visit, visit } from '../browser/first-visit.ts';
import type { Workload } from '../contest.ts';
import { signedIn } from '../dataset/sessions.ts';

/** @param quiz one that no other workload takes, so that it can be started */
const pagesWith = (quiz: number) => [
  { name: 'home', path: '/' },
  { name: 'quiz list', path: '/quizzes' },
  { name: 'quiz', path: `/quiz/${quiz}` },
  { name: 'quiz list, member', path: '/quizzes', isMember: true },
  {
    name: 'player, first question',
    path: `/quiz/${quiz}/start`,
    isMember: true,
    needs: '[data-option] input',
  },
];

/** First visits with an empty cache. The goals are those of public pages. */
export const web: Workload = {
  name: 'web',
  async *sections({ app, report, size }, { rounds }) {
    const browser = await playwright.launch({
      executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const lines: string[] = [];
      for (const { name, path, isMember, needs } of pagesWith(size.quizzes)) {
        report(`web: ${name}`);
        const visits: Visit[] = [];
        const visitor = {
          url: `http://127.0.0.1:${app.port}${path}`,
          needs,
          cookie: isMember ? signedIn(1).cookie : undefined,
        };
        while (visits.length < rounds) visits.push(await visit(browser, visitor));
        lines.push(line(name, visits));
      }
      yield [...heading, ...lines, toReach].join('\n');
    } finally {
      await browser.close();
    }
  },
};

const heading = [
  '### First visit: 412 px, slow 4G, processor slowed 4 times',
  '',
  '| page | LCP ms | usable ms | blocking ms | shift | requests | JavaScript kB | CSS kB |',
  '|---|---|---|---|---|---|---|---|',
];

const toReach = '| to reach | 1,000 | 2,000 | 200 | 0.01 | 20 | 115 (player 135) | 14 |';

function line(name: string, visits: Visit[]): string {
  const of = (value: (visit: Visit) => number, digits = 0) =>
    median(visits.map(value)).toFixed(digits);
  const cells = [
    name,
    of(({ lcp }) => lcp),
    of(({ usable }) => usable),
    of(({ blocking }) => blocking),
    of(({ shift }) => shift, 3),
    of(({ requests }) => requests),
    of(({ scripts }) => scripts),
    of(({ styles }) => styles),
  ];
  return `| ${cells.join(' | ')} |`;
}
