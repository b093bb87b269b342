import { chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { startApp } from '#scripts/bench/process/app.ts';
import { startLocalPostgres } from '#scripts/local-postgres.ts';
import { median } from '#scripts/quantiles.ts';
import { administrator, Imported, signIn } from './author.ts';
import { measureEditing } from './editing.ts';
import { asFile } from './questions.ts';

/**
 * Measures what authors wait for, on both engines: keys and saves in a quiz of 500 questions, the import of a bank of 50,000,
 * and searches in it.
 * Other work on the machine disturbs whole rounds, so the best of several medians counts.
 * `npm run bench:authoring -- [pglite|postgres] [--bank N]`
 */
const [engine] = process.argv.slice(2).filter((text) => /^(pglite|postgres)$/.test(text));
const bank = Number(process.argv[process.argv.indexOf('--bank') + 1]) || 50_000;
const quizQuestions = 500;
const rounds = 4;
const searches = [
  'river',
  'which enzyme replaces',
  'chapter 17',
  'treaty empire',
  'quartz',
  'Bank 4711',
];

const say = (what: string, took: string) => process.stdout.write(`| ${what} | ${took} |\n`);
const ms = (value: number) => `${value.toFixed(1)} ms`;

for (const name of ['pglite', 'postgres']) {
  if (engine && engine !== name) continue;
  const postgres = name === 'postgres' ? await startLocalPostgres() : undefined;
  const app = await startApp({
    DATABASE_URL: postgres?.url ?? '',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const url = `http://127.0.0.1:${app.port}`;
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { call, cookies } = await signIn(url);
    const quiz = await importQuestions(call, quizQuestions, 'Quiz');
    const context = await browser.newContext();
    await context.addCookies(
      cookies.map((line) => {
        const [cookie = '', ...value] = line.split('=');
        return { name: cookie, value: value.join('='), url };
      }),
    );
    const { keys, task, save } = await measureEditing(context, { url, quizId: quiz.quizId });
    const asKeys = ({ median: middle, worst }: { median: number; worst: number }) =>
      `${ms(middle)}, at most ${ms(worst)}`;
    say(
      `${name}: a key in a quiz of ${quizQuestions} questions, until it is laid out`,
      `${asKeys(keys.work)}; main thread ${ms(task)} with all that follows`,
    );
    say(`${name}: the same, from the event to the end of its frame`, asKeys(keys.frame));
    say(
      `${name}: saving it`,
      `${ms(save.best)} at best, median ${ms(save.median)}, at most ${ms(save.worst)}; ${save.bytes} bytes sent`,
    );
    const started = performance.now();
    await importQuestions(call, bank, 'Bank');
    say(
      `${name}: importing ${bank} questions`,
      `${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    for (const q of searches) {
      const medians: number[] = [];
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const times: number[] = [];
        for (let count = 0; count < 6; count += 1) {
          const begun = performance.now();
          await call(`/api/admin/questions?q=${encodeURIComponent(q)}`);
          times.push(performance.now() - begun);
        }
        medians.push(median(times));
        all.push(...times);
      }
      say(
        `${name}: searching for “${q}”`,
        `${ms(Math.min(...medians))}, at most ${ms(Math.max(...all))}`,
      );
    }
  } finally {
    await browser.close();
    await app.stop();
    await postgres?.stop();
  }
}
async function importQuestions(
  call: Awaited<ReturnType<typeof signIn>>['call'],
  count: number,
  name: string,
) {
  const file = { fileName: `${name}.ndjson`, content: asFile(count, name), dryRun: false };
  return Imported.parse(await call('/api/admin/import', { ...file, newQuiz: { title: name } }))
    .added;
}
