import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

const html = (page: Page) => page.locator('html');

/** A voice that notes what it is given, and says each sentence in no time. */
async function giveVoice(page: Page) {
  await page.addInitScript(() => {
    const speech = {
      getVoices: () => [],
      cancel: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => {
        document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}${utterance.text}|`;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  });
}

const switches = { 'Read aloud': 'readAloud', 'One thing at a time': 'oneThing' } as const;

/** Switches settings of a member on, and waits until the account keeps them. */
async function switchOn(page: Page, ...labels: (keyof typeof switches)[]) {
  await page.goto('/accessibility');
  for (const label of labels) await page.getByLabel(label).check();
  await expect
    .poll(async () => (await (await page.request.get('/api/user')).json()).accessibility)
    .toMatchObject(Object.fromEntries(labels.map((label) => [switches[label], true])));
}

test('what a guest chooses is there before the next page is painted', async ({ page }) => {
  await page.goto('/accessibility');
  await page.getByLabel('Font', { exact: true }).selectOption('atkinson');
  await page.getByLabel('Larger buttons').check();
  await expect(html(page)).toHaveAttribute('data-display', 'font-atkinson largeTargets');
  await expect(page.getByLabel('Time for quizzes')).toHaveCount(0);
  // Without the app’s code the script in the head alone has set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/quizzes');
  await expect(html(page)).toHaveAttribute('data-display', 'font-atkinson largeTargets');
});

test('what a member chooses holds on another device, until the member signs out there', async ({
  page,
  signUp,
  browser,
}) => {
  await signUp();
  await switchOn(page, 'Read aloud', 'One thing at a time');
  const storageState = await page.context().storageState();
  const other = await browser.newContext({
    storageState: { cookies: storageState.cookies, origins: [] },
    baseURL: new URL(page.url()).origin,
  });
  const device = await other.newPage();
  await device.goto('/contact');
  await expect(html(device)).toHaveAttribute('data-display', 'oneThing readAloud');
  await other.close();
});

test('a question is read aloud, marked, paused and ended, and stands alone', async ({
  page,
  signUp,
}) => {
  await giveVoice(page);
  await signUp();
  await page.goto('/accessibility');
  await page.getByLabel('Read aloud').check();
  await page.getByLabel('One thing at a time').check();
  await page.getByLabel('Time for quizzes').selectOption('100');
  await expect
    .poll(async () => (await (await page.request.get('/api/user')).json()).accessibility)
    .toMatchObject({ extraTimePercent: 100, oneThing: true });
  await page.goto('/quiz/1/start');
  await expect(page.getByRole('timer')).toContainText(/1\d:\d\d|20:00/);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read aloud' }).press('Enter');
  await expect(html(page)).toHaveAttribute('data-said', 'Question 1 of 12|');
  expect(await page.evaluate(() => String([...(CSS.highlights.get('spoken') ?? [])][0]))).toBe(
    'Question 1 of 12',
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(html(page)).toHaveAttribute('data-said', 'Question 1 of 12|Question 1 of 12|');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.evaluate(() => CSS.highlights.has('spoken'))).toBe(false);
});

test('axe finds nothing serious with everything switched on, light and dark', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/accessibility');
  await page.getByLabel('Spacing', { exact: true }).selectOption('wider');
  for (const name of ['High contrast', 'Larger buttons', 'No motion', 'One thing at a time'])
    await page.getByLabel(name).check();
  const found = await inspect(page, 'the profile');
  await page.goto('/quiz/1/start');
  found.push(...(await inspect(page, 'the player')));
  expect(found).toEqual([]);
});

/** What was said so far. */
const said = (page: Page) => html(page).getAttribute('data-said');

test('options are read aloud with their letters, while they are answered and in the result', async ({
  page,
  server,
  signUp,
}) => {
  await page.addInitScript(() => {
    const speech = {
      getVoices: () => [],
      cancel: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => {
        const { dataset } = document.documentElement;
        dataset.said = `${dataset.said ?? ''}${utterance.text}|`;
        setTimeout(() => utterance.dispatchEvent(new Event('end')));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  });
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  await switchOn(page, 'Read aloud');
  await page.goto(`/quiz/${exam.id}/start`);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const letters =
    /\|Option A:\|[a-z ]+1\|Option B:\|[a-z ]+1\|Option C:\|[a-z ]+1\|Option D:\|[a-z ]+1\|/;
  await expect.poll(() => said(page)).toMatch(letters);
  await page.goto('about:blank');
  const id = await takeExam(page, exam.id, 1);
  await page.goto(`/results/${id}`);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => said(page)).toContain('|Explanation|');
  // The options are in any order: the right one, which was chosen, has a word beside it.
  const option = (letter: string) =>
    `Option ${letter}:\\|(right 1\\|Your answer, correct|[a-z ]+1)\\|`;
  const options = ['A', 'B', 'C', 'D'].map(option).join('');
  expect(await said(page)).toMatch(
    new RegExp(`\\|Flagged\\|Correct\\|.*\\?\\|${options}Explanation\\|`),
  );
  expect(await said(page)).toContain('|right 1|Your answer, correct|');
});

test('a result shows one thing at a time: itself, then each question, by buttons and by keys', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  const id = await takeExam(page, exam.id, 1);
  await switchOn(page, 'One thing at a time');
  await page.goto(`/results/${id}`);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const question = (number: number) =>
    page.getByRole('heading', { name: `Question ${number}`, exact: false });
  await expect(result).toBeVisible();
  await expect(question(1)).toBeHidden();
  await page.getByRole('button', { name: 'Go through 3 questions' }).click();
  await expect(question(1)).toBeVisible();
  await expect(question(2)).toBeHidden();
  await expect(result).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous question' })).toBeDisabled();
  expect(await inspect(page, 'one question of a result', [320])).toEqual([]);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(question(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeDisabled();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  // Paper has everything.
  await page.emulateMedia({ media: 'print' });
  for (const number of [1, 2, 3]) await expect(question(number)).toBeVisible();
  await expect(result).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(result).toBeVisible();
  // A link to a question opens it.
  await page.goto(`/results/${id}#question-3`);
  await page.reload();
  await expect(question(3)).toBeVisible();
  await expect(result).toBeHidden();
});

test('practice shows the question alone, and a quiz whose questions are on one page shows one', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await sql.query(
    `update quizzes set rules = rules || '{"layout": "all"}', is_open_for_practice = true where id = $1`,
    [exam.id],
  );
  await signUp();
  await switchOn(page, 'One thing at a time');
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('link', { name: 'All practice' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  await expect(page.getByRole('group').filter({ has: page.getByRole('radio') })).toHaveCount(1);
});

test('dialogs do not move for those who have chosen that, whatever the device says', async ({
  page,
}) => {
  const opened = async () => {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.moved = '';
      addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[role="dialog"], [data-dialog]'))
          return;
        const times = getComputedStyle(target)
          .transitionDuration.split(', ')
          .map(Number.parseFloat);
        if (Math.max(...times) > 0.001) dataset.moved += `${target.className} `;
      });
    });
    // It is part of the page once it was opened.
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    return html(page).getAttribute('data-moved');
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/accessibility');
  expect(await opened()).not.toBe('');
  await page.getByLabel('No motion').check();
  await page.reload();
  expect(await opened()).toBe('');
});

test('with colours of the system, what is chosen, reached and switched on is still seen', async ({
  page,
  beginExam,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await beginExam({ questions: 3 });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const paper = await ground('body');
  const filled = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
  expect(filled).not.toBe(paper);
  await page.getByRole('radio').first().check();
  // Its colour changes in a transition.
  await expect.poll(() => ground('[data-chosen] [data-state]')).toBe(filled);
  expect(await ground('[data-option]:not(:has([data-chosen])) [data-state]')).toBe(
    'rgba(255, 255, 255, 0)',
  );
  // The bubble of the question in the overview, and the segment in the bar.
  await expect.poll(() => ground('aside button[data-answered]')).toBe(filled);
  expect(await ground('aside button:not([data-answered])[aria-label]')).toBe(paper);
  await page.getByRole('switch', { name: 'Strike out options' }).check();
  const track = (state: string) => ground(`input[role=switch]${state} ~ [aria-hidden=true]`);
  await expect.poll(() => track(':checked')).toBe(filled);
  expect(await track(':not(:checked)')).toBe(paper);
});

for (const ending of ['error', 'end'] as const)
  test(`reading another question ends the first, where a browser reports a cancelled sentence as ${ending}`, async ({
    page,
    server,
    signUp,
  }) => {
    await page.addInitScript((type) => {
      let speaking: SpeechSynthesisUtterance | undefined;
      const speech = {
        getVoices: () => [],
        cancel: () => {
          const cancelled = speaking;
          speaking = undefined;
          setTimeout(() => cancelled?.dispatchEvent(new Event(type)));
        },
        speak: (utterance: SpeechSynthesisUtterance) => {
          speaking = utterance;
          const { dataset } = document.documentElement;
          dataset.said = `${dataset.said ?? ''}${utterance.text}|`;
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
    }, ending);
    const exam = await createExam(server.url, { questions: 2 });
    await signUp();
    await switchOn(page, 'Read aloud');
    await page.goto(`/results/${await takeExam(page, exam.id, 1)}`);
    const article = (number: number) =>
      page.getByRole('article').filter({ hasText: `Question ${number}` });
    const [first, second] = [article(1), article(2)];
    await first.getByRole('button', { name: 'Read aloud' }).click();
    await expect.poll(() => said(page)).toMatch(/^Question 1\b/);
    await second.getByRole('button', { name: 'Read aloud' }).click();
    await expect(first.getByRole('button', { name: 'Read aloud' })).toBeVisible();
    // The event of the cancelled sentence has come by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect((await said(page))?.split('|')).toHaveLength(3);
    expect(await page.evaluate(() => String([...(CSS.highlights.get('spoken') ?? [])][0]))).toMatch(
      /^Question 2\b/,
    );
    await second.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(second.getByRole('button', { name: 'Read aloud' })).toBeFocused();
  });
