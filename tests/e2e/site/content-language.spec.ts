import { expect, test } from '../support/journey.ts';
import { administrator, publishQuestion } from '../support/writing.ts';

test('lists of administrators are narrowed to one language, which their addresses keep', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const quiz = await author.create('/api/quizzes', {
    title: 'Deutsche Flüsse',
    language: 'de',
    categoryId: 1,
    status: 'draft',
  });
  await author.create('/api/questions', {
    quizId: quiz.id,
    text: 'Welcher Fluss fließt durch Köln?',
    type: 'single_choice',
    options: ['der Rhein', 'die Elbe'],
    correctOption: 0,
  });
  await author.create('/api/series', {
    name: 'fluesse',
    displayName: 'Alle Flüsse',
    language: 'de',
    categoryId: 1,
  });
  await author.create('/api/admin/blog', {
    title: 'Der Rhein',
    language: 'de',
    excerpt: 'Ein Fluss',
    content: 'Er ist lang.',
    status: 'draft',
  });
  await signInAsAdmin();
  for (const [path, own] of [
    ['/admin', 'Deutsche Flüsse'],
    ['/admin/questions', 'Welcher Fluss fließt durch Köln?'],
    ['/admin/series', 'Alle Flüsse'],
    ['/admin/blog', 'Der Rhein'],
  ] as const) {
    await page.goto(path);
    const found = page.getByText(/[2-9]\d* (quizzes|questions|series|posts)/).first();
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await expect(page).toHaveURL(/language=de/);
    await expect(page.getByText(own).first()).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Language' })).toHaveValue(
      'German',
    );
    await expect(page.getByText(own).first()).toBeVisible();
  }
});

test('in a right-to-left page, the overview of a quiz shows the beginning of a long English title', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const title = 'Capitals of countries in Europe, Asia, Africa and both Americas';
  const { id } = await publishQuestion(author, title, {
    text: 'Which city is the capital of Australia?',
    type: 'single_choice',
    options: ['Sydney', 'Canberra'],
    correctOption: 1,
  });
  await signUp();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/ar/quiz/${id}/start`);
  const shown = page.getByRole('paragraph').getByText(title);
  await expect(shown).toBeVisible();
  const isBeginningShown = await shown.evaluate((element) => {
    const [text] = element.childNodes;
    const range = document.createRange();
    if (text) range.setStart(text, 0);
    if (text) range.setEnd(text, 1);
    const letter = range.getBoundingClientRect();
    const box = (element.closest('span') ?? element).getBoundingClientRect();
    return letter.left >= box.left - 1 && letter.right <= box.right + 1;
  });
  expect(isBeginningShown).toBe(true);
});
