import { declarationOf } from '../../apps/web/src/features/content/types.ts';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType, FormField } from '@amberway/contract/kernel/content-type';
import { fieldProps } from '../../apps/web/src/features/content/form/widget.ts';
import { expect, type Locator, type Page } from 'playwright/test';
import { chooseFirst } from '../support/choose.ts';

// Fills in the form of any content type as a person would, from its declaration.

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="#00FF00"/></svg>';
/** The smallest valid picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const WORDS: Record<string, string> = {
  email: 'journey@authors.test',
  link: 'amberway://diary',
  video: 'https://films.example/journey.mp4',
  videoLink: 'https://films.example/journey.mp4',
  zoomLink: 'https://zoom.example/j/1',
  releaseId: '2026.46',
};

export const drawer = (page: Page): Locator => page.locator('dialog[data-side="end"]');

/** A list of several stays open until the focus leaves it. */
const leaveField = (form: Locator) => form.locator('[data-part="title"]').click();

const fillField = async (page: Page, form: Locator, field: FormField, name: string) => {
  const input = form.getByLabel(field.label, { exact: true });
  switch (field.widget) {
    case 'select':
    case 'reference':
    case 'references':
      await chooseFirst(form, input);
      return leaveField(form);
    case 'tags':
      await input.click();
      await page.keyboard.type('journey,');
      return leaveField(form);
    case 'image':
      await input.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: PNG });
      return expect(form.getByRole('button', { name: /^Remove picture/ })).toBeVisible();
    case 'svg':
      return input.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) });
    case 'number':
      return input.fill('7');
    default:
      return input.fill(WORDS[field.field] ?? name);
  }
};

/** The field that names the record. */
export const nameField = (type: ContentType): FormField => {
  const found = type.form.fields.find(({ field }) => field === type.summary.name[0]);
  if (!found) throw new Error(`${type.name} has no field for its name`);
  return found;
};

/** Fills in the required fields only. */
export const fillNew = async (page: Page, of: ContentName, name: string) => {
  const type = declarationOf(of);
  const form = drawer(page);
  for (const field of type.form.fields.filter((one) => fieldProps({ type, field: one }).required)) {
    await fillField(page, form, field, name);
  }
};
