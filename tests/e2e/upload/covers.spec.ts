import type { Page } from '@playwright/test';
import { drawn } from '#tests/support/pictures.ts';
import { chooseFile } from '../support/files.ts';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';
import { callsOf } from '../support/refusing.ts';
import { type Author, administrator } from '../support/writing.ts';

interface Document {
  /** Makes it and opens its form. */
  open: (page: Page, author: Author) => Promise<unknown>;
  field: string;
  save: string;
  saved: string;
  /** The call that saves it. */
  call: Parameters<typeof callsOf>[0];
}

const documents: Record<string, Document> = {
  'a series': {
    open: async (page, author) => {
      const names = { name: 'covered', displayName: 'Covered' };
      await author.create('/api/series', { ...names, categoryId: 1 });
      await page.goto('/admin/series');
      await page.getByRole('button', { name: 'Edit Covered' }).click();
    },
    field: 'Image URL',
    save: 'Save',
    saved: 'Series updated successfully!',
    call: 'series.update',
  },
  'a blog post': {
    open: async (page, author) => {
      const texts = { title: 'Covered', excerpt: 'x', content: 'x' };
      const { id } = await author.create('/api/admin/blog', texts);
      await page.goto(`/admin/blog/${id}`);
    },
    field: 'Featured image URL',
    save: 'Update Post',
    saved: 'Blog post updated',
    call: 'blog.update',
  },
  'a sub-category': {
    open: async (page, author) => {
      const names = { name: 'covered', displayName: 'Covered' };
      await author.create('/api/subcategories', { ...names, categoryId: 1 });
      await page.goto('/admin/content-hierarchy?tab=sub-categories');
      await page.getByRole('button', { name: 'Edit Covered' }).click();
    },
    field: 'Image URL',
    save: 'Save',
    saved: 'Sub-category updated successfully!',
    call: 'category.updateSub',
  },
};

for (const [name, document] of Object.entries(documents)) {
  test(`${name} is not saved while its cover is uploaded`, async ({
    page,
    server,
    signInAsAdmin,
  }) => {
    await using author = await administrator(server.url);
    await signInAsAdmin();
    await document.open(page, author);
    const dialog = page.getByRole('dialog');
    const release = await holdBack(page, callsOf('upload.addPicture'));
    const bytes = await drawn(300, 100).png().toBuffer();
    await chooseFile(dialog.getByRole('button', { name: 'Choose a picture' }), {
      name: 'cover.png',
      bytes,
    });
    await expect(dialog.getByText('Uploading the picture…')).toBeVisible();
    const save = dialog.getByRole('button', { name: document.save, exact: true });
    await save.click();
    const refusal = dialog.getByRole('alert').filter({ hasText: 'still being uploaded' });
    await expect(refusal).toBeVisible();
    release();
    const address = /^\/files\/[0-9a-f]{64}-300x100\.webp$/;
    await expect(dialog.getByRole('textbox', { name: document.field })).toHaveValue(address);
    const sent = page.waitForRequest(callsOf(document.call));
    await save.click();
    expect((await sent).postData()).toMatch(/"\/files\/[0-9a-f]{64}-300x100\.webp"/);
    await expect(page.getByText(document.saved)).toBeVisible();
  });
}
