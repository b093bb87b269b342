import { inspect } from '../support/accessibility.ts';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator finds an open message, answers it and finds it resolved', async ({
  page,
  signInAsAdmin,
}) => {
  const subject = `Question four ${Date.now()}`;
  await page.request.post('/api/contact', {
    data: {
      name: 'Ann Reader',
      email: 'ann@example.com',
      subject,
      category: 'quiz',
      message: 'Is question four really right?\nI think it is not.',
    },
  });
  await signInAsAdmin();
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact messages? (is|are) open/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/contact-messages$/);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject);
  const list = page.getByRole('table', { name: 'Contact Inbox' });
  await expect(list.getByText(/^Answer due in 2[34]h/)).toBeVisible();
  await list.getByRole('link', { name: subject }).click();
  const panel = page.getByRole('complementary', { name: 'Message' });
  await expect(panel.getByText('I think it is not.')).toBeVisible();
  expect(await inspect(page, 'a contact message')).toEqual([]);
  await panel.getByRole('textbox', { name: 'Internal notes' }).fill('Asked Bob');
  await panel.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('It is right.');
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer is on its way')).toBeVisible();
  await expect(panel.getByText('It is right.')).toBeVisible();
  await expect(panel.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Resolved');
  await expect(list.getByRole('link', { name: subject })).toBeVisible();
});

test('what is typed into a message stays when others answer and note meanwhile, and is not left unasked', async ({
  page,
  signInAsAdmin,
}) => {
  const write = async (subject: string) => {
    const data = { name: 'Ann Reader', email: 'ann@example.com', subject, category: 'quiz' };
    const answer = await page.request.post('/api/contact', {
      data: { ...data, message: 'Is question four really right?' },
    });
    return (await answer.json()).reference;
  };
  const subject = `Two at once ${Date.now()}`;
  const id = await write(subject);
  await write(`${subject}, another`);
  await signInAsAdmin();
  await page.goto(`/admin/contact-messages?message=${id}`);
  const panel = page.getByRole('complementary', { name: 'Message' });
  const notes = panel.getByRole('textbox', { name: 'Internal notes' });
  const reply = panel.getByRole('textbox', { name: 'Your answer' });
  await notes.fill('Mine');
  await reply.fill('Half an answer');

  const address = `/api/admin/contact-messages/${id}`;
  await page.request.put(`${address}/notes`, { data: { notes: 'Theirs' } });
  await page.request.post(`${address}/replies`, {
    data: { text: 'The answer of another', resolves: false },
  });
  await panel.getByRole('button', { name: 'Save notes' }).click();
  await expect(panel.getByText('The notes were changed meanwhile.')).toBeVisible();
  await expect(panel.getByText('Theirs')).toBeVisible();
  await expect(panel.getByText('The answer of another')).toBeVisible();
  await expect(notes).toHaveValue('Mine');
  await expect(reply).toHaveValue('Half an answer');
  await panel.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved')).toBeVisible();
  await expect(panel.getByText('Theirs')).toHaveCount(0);
  await expect(reply).toHaveValue('Half an answer');

  // Another search keeps the panel.
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject);
  await expect(page).toHaveURL(/q=Two/);
  const list = page.getByRole('table', { name: 'Contact Inbox' });
  await list.getByRole('link', { name: `${subject}, another` }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(reply).toHaveValue('Half an answer');
  const release = await holdBack(page, /contact\.reply/);
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await reply.fill('Half an answer, and more');
  release();
  await expect(page.getByText('The answer is on its way')).toBeVisible();
  await expect(reply).toHaveValue('Half an answer, and more');
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(reply).toHaveValue('');
  await list.getByRole('link', { name: `${subject}, another` }).click();
  await expect(panel.getByRole('heading', { name: `${subject}, another` })).toBeVisible();
});

test('the focus returns to the list when the message next to it is closed', async ({
  page,
  signInAsAdmin,
}) => {
  const subjects = ['To be closed', 'To be closed too'] as const;
  for (const subject of subjects)
    await page.request.post('/api/contact', {
      data: {
        ...{ name: 'Ann Reader', email: 'ann@example.com', subject, category: 'quiz' },
        message: 'Is question four really right?',
      },
    });
  await signInAsAdmin();
  await page.goto('/admin/contact-messages');
  const panel = page.getByRole('complementary', { name: 'Message' });
  const list = page.getByRole('table', { name: 'Contact Inbox' });
  for (const name of subjects) {
    await list.getByRole('link', { name, exact: true }).press('Enter');
    await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await panel.getByRole('textbox', { name: 'Your answer' }).focus();
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(list.getByRole('link', { name: subjects[1], exact: true })).toBeFocused();
});

test('an administrator who comes back to the inbox sees what came meanwhile', async ({
  page,
  signInAsAdmin,
}) => {
  const write = async (subject: string) => {
    const data = { name: 'Ann Reader', email: 'ann@example.com', subject, category: 'quiz' };
    const message = 'Is question four really right?';
    expect((await page.request.post('/api/contact', { data: { ...data, message } })).ok()).toBe(
      true,
    );
  };
  const subject = `Meanwhile ${Date.now()}`;
  await write(`${subject}, the first`);
  await signInAsAdmin();
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /contact messages? (is|are) open/ }).click();
  const list = page.getByRole('table', { name: 'Contact Inbox' });
  await expect(list.getByRole('link', { name: `${subject}, the first` })).toBeVisible();
  await write(`${subject}, the second`);
  await expect(async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goForward();
    await expect(list).toBeVisible();
    await expect(list.getByRole('link', { name: `${subject}, the second` })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
});

test('what was typed before another language was chosen is in no form but its own', async ({
  page,
  signInAsAdmin,
}) => {
  const write = async (subject: string) => {
    const data = { name: 'Ann Reader', email: 'ann@example.com', subject, category: 'quiz' };
    const answer = await page.request.post('/api/contact', {
      data: { ...data, message: 'Is question four really right?' },
    });
    return (await answer.json()).reference;
  };
  const subject = `In two languages ${Date.now()}`;
  const id = await write(subject);
  await write(`${subject}, another`);
  await signInAsAdmin();
  await page.goto(`/admin/contact-messages?message=${id}`);
  const answer = page.locator('[data-path=text]');
  const notes = page.locator('[data-path=notes]');
  await answer.fill('For the first message');
  let stays = true;
  page.on('dialog', (dialog) => (stays ? dialog.dismiss() : dialog.accept()));
  const languages = page.getByRole('combobox', { name: 'Language' });
  await Promise.all([page.waitForEvent('dialog'), languages.selectOption('de')]);
  await page.getByRole('link', { name: `${subject}, another` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: `${subject}, another` })).toBeVisible();
  await expect(answer).toHaveValue('');
  await page.getByRole('link', { name: subject, exact: true }).click();
  await expect(page.getByRole('heading', { name: subject, exact: true })).toBeVisible();
  await expect(answer).toHaveValue('');

  // The notes were not changed here: those of another administrator are shown.
  await answer.fill('For the first message again');
  stays = false;
  const letThrough = await holdBack(page, /contact-messages\?message=/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.request.put(`/api/admin/contact-messages/${id}/notes`, { data: { notes: 'Theirs' } });
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(answer).toHaveValue('For the first message again');
  await expect(notes).toHaveValue('Theirs');
});
