import { inspect } from '../support/accessibility.ts';
import { takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator, publishQuestion } from '../support/writing.ts';

const question = {
  text: 'A body falls from $h = 20\\,\\mathrm{m}$. How long does it fall?\n\n$$t = \\sqrt{\\frac{2h}{g}}$$\n\nThe wide one: $$\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi} = \\sum_{n=0}^{\\infty} a_n x^n + \\prod_{k=1}^{n} \\left(1 + \\frac{1}{k}\\right) + \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}$$',
  type: 'single_choice',
  options: ['$t = 2\\,\\mathrm{s}$', '$\\ce{2 H2 + O2 -> 2 H2O}$', '$5 or $10', '$\\frac{1}{2}$'],
  correctOption: 0,
  explanation: 'With $g \\approx 10\\,\\mathrm{m/s^2}$.',
};

test('formulas between dollar signs are set in the player, without sideways scroll on a phone', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const quiz = await publishQuestion(author, 'Falling bodies', question);
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp();
  await page.goto(`/quiz/${quiz.id}/start`);
  await expect(page.locator('legend math')).toHaveCount(3);
  await expect(page.locator('legend math').first()).toBeVisible();
  await expect(page.locator('legend annotation').first()).toHaveText('h = 20\\,\\mathrm{m}');
  await expect(page.getByText('$5 or $10')).toBeVisible();
  await expect(page.locator('[data-option] math')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: '\\frac{1}{2}', exact: true })).toBeVisible();
  expect(await inspect(page, 'formulas', [320])).toEqual([]);
});

test('the record of an attempt shows formulas in its questions, answers and events', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const quiz = await publishQuestion(author, 'Falling again', question);
  await signUp();
  const id = await takeExam(page, quiz.id, 1);
  await signInAsAdmin();
  await page.goto(`/admin/attempts?attempt=${id}`);
  const paper = page.getByRole('region', { name: 'The paper at this moment' });
  await expect(paper.locator('math')).toHaveCount(4);
  const events = page.getByRole('region', { name: '1 event' });
  await expect(events.locator('math')).toHaveCount(1);
});
