import type { Locator } from '@playwright/test';
import { wave } from '#tests/support/sounds.ts';
import { inspect } from '../support/accessibility.ts';
import { createExam } from '../support/exam.ts';
import { holdBack } from '../support/holding.ts';
import { expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { callsOf } from '../support/refusing.ts';

/** Hands a sound to a field, as a drop or a paste does. */
async function handOver(target: Locator, kind: 'drop' | 'paste', bytes: Buffer) {
  const file = await target.page().evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'bird.wav', { type: 'audio/wav' }));
    return transfer;
  }, bytes.toString('base64'));
  if (kind === 'drop') return target.dispatchEvent('drop', { dataTransfer: file });
  await target.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    file,
  );
}

const timeOf = (player: Locator) => player.evaluate((audio: HTMLAudioElement) => audio.currentTime);

test('a sound is dropped or pasted at a question, described, and heard by the learner, who can read its transcript', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'With sounds');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 First/ }).click();
  await handOver(page.getByRole('textbox', { name: 'Question', exact: true }), 'drop', wave(20));
  await expect(page.getByLabel('What is heard')).toBeFocused();
  await page.keyboard.type('The call of a bird');
  await page.getByLabel('Transcript').fill('Cuckoo, cuckoo');
  await handOver(page.getByRole('textbox', { name: 'Option B' }), 'paste', wave(1));
  await expect(page.getByLabel('What is heard')).toHaveCount(2);
  await expect(page.getByLabel('What is heard').nth(1)).toBeFocused();
  await page.keyboard.type('Another call');
  expect(await inspect(page, 'a sound in the editor', [320, 1280])).toEqual([]);
  const removal = page.getByRole('button', { name: 'Remove sound' });
  await handOver(page.getByRole('textbox', { name: 'Option C' }), 'paste', wave(1));
  await expect(removal).toHaveCount(3);
  await removal.last().press('Enter');
  await expect(removal).toHaveCount(2);
  await expect(removal.last()).toBeFocused();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const { questions } = await stored(page, id);
  expect(questions[0]?.text).toMatch(
    /!\[The call of a bird]\(\/files\/[0-9a-f]{64}\.wav "Cuckoo, cuckoo"\)$/,
  );

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/quiz/${id}/start`);
  const player = page.locator('audio[aria-label="The call of a bird"]');
  // Questions come in any order.
  const first = page.getByText('First', { exact: true });
  await expect(page.getByText(/^(?:First|Second|Third)$/)).toBeVisible();
  while (!(await first.isVisible())) {
    const shown = await page.locator('fieldset').first().textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('fieldset').first()).not.toHaveText(shown ?? '');
  }
  await expect(player).toBeVisible();
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    audio.currentTime = 5;
    await audio.play();
  });
  await expect.poll(() => timeOf(player)).toBeGreaterThan(5);
  const saved = page.waitForResponse((answer) => answer.url().includes('attempt.save'));
  // The option with a sound would take the press in its player.
  const silent = page.getByRole('radio', { name: 'one', exact: true });
  await silent.check();
  await saved;
  expect(await timeOf(player)).toBeGreaterThan(5);
  await expect(page.getByText('Cuckoo, cuckoo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show transcript' }).click();
  await expect(page.getByText('Cuckoo, cuckoo')).toBeVisible();
  // A press on the player of an option is not a choice of it.
  await page.locator('label audio').click({ position: { x: 60, y: 10 } });
  await expect(silent).toBeChecked();
  expect(await inspect(page, 'a sound in the player', [320, 1280])).toEqual([]);
});

test('a transcript that was opened at one question is closed at the next', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const { id } = await createExam(server.url, { questions: 2 });
  await sql.query(
    `update questions set text = '![Call](/files/' || repeat((place % 10)::text, 64) || '.wav "Words of a call")'
     from (select id, row_number() over (order by id) as place from questions where quiz_id = $1) numbered
     where numbered.id = questions.id`,
    [id],
  );
  await signUp();
  await page.goto(`/quiz/${id}/start`);
  // Neither file is there.
  await expect(page.getByRole('alert').filter({ hasText: 'sound' })).toBeVisible();
  await page.getByRole('button', { name: 'Show transcript' }).click();
  await expect(page.getByText('Words of a call')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show transcript' })).toBeVisible();
  await expect(page.getByText('Words of a call')).toHaveCount(0);
});

test('a sound comes to the option that it was given to, which is moved meanwhile', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Sounds on the way');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 First/ }).click();
  const option = (letter: string) => page.getByRole('textbox', { name: `Option ${letter}` });
  const release = await holdBack(page, callsOf('upload.addSound'));
  await handOver(option('B'), 'drop', wave(1));
  await option('B').press('Alt+ArrowUp');
  await expect(option('A')).toHaveValue('two');
  release();
  await expect(page.getByLabel('What is heard')).toHaveCount(1);
  await expect(option('A')).toHaveValue(/^two\s+!\[/);

  // One whose option is gone is dropped.
  const releaseNext = await holdBack(page, callsOf('upload.addSound'));
  const added = page.waitForResponse(/upload\.addSound/);
  await handOver(option('C'), 'drop', wave(1));
  await page.getByRole('button', { name: 'Remove option C' }).click();
  await expect(option('C')).toHaveValue('four');
  releaseNext();
  await added;
  await expect(page.getByText('The sound is uploaded.')).toBeVisible();
  await expect(page.getByLabel('What is heard')).toHaveCount(1);
});
