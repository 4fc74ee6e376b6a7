import { type Answers, answersSchema } from '@amberway/contract/onboarding-forms/answers';
import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { CHILD_ANSWERS, PARENT_ANSWERS } from '@amberway/fixtures/forms';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { labels } from '../../apps/web/src/features/onboarding/form-page/labels.ts';

const ANSWERS: Record<FormType, Answers> = { child: CHILD_ANSWERS, parent: PARENT_ANSWERS };

export const formFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Fills in the required questions of a part of the form. */
export const fillPart = async (frame: FrameLocator, type: FormType, part: number) => {
  await expect(frame.getByText(labels.part(part + 1, FORM_SECTIONS[type].length))).toBeVisible();
  for (const question of FORM_SECTIONS[type][part]?.questions ?? []) {
    if (answersSchema([question]).safeParse({}).success) continue;
    const answer = ANSWERS[type][question.name];
    if (question.kind === 'line' || question.kind === 'text') {
      await frame.getByLabel(`${question.label} *`).fill(String(answer));
    } else {
      const group = frame.getByRole(question.kind === 'one' ? 'radiogroup' : 'group', { name: question.label });
      for (const option of [answer].flat()) await group.getByLabel(String(option), { exact: true }).check();
    }
  }
};

export const nextPart = (frame: FrameLocator) => frame.getByRole('button', { name: labels.next }).click();

/** Fills in the form from the current part, which a draft may have restored, to the submission. */
export const fillRest = async (frame: FrameLocator, type: FormType) => {
  const parts = FORM_SECTIONS[type].map((_section, part) => labels.part(part + 1, FORM_SECTIONS[type].length));
  const shown = await frame.getByText(new RegExp(`^(?:${parts.join('|')})$`)).innerText();
  for (let part = parts.indexOf(shown); part < parts.length; part += 1) {
    await fillPart(frame, type, part);
    if (part < parts.length - 1) await nextPart(frame);
  }
  await frame.getByRole('button', { name: labels.send }).click();
};
