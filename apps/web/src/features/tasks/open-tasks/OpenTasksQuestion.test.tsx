import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CLOSE_TASKS, type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { OpenTasksQuestion } from './OpenTasksQuestion.tsx';

it('the choices are named by the question above them, and closing is chosen until another is', async () => {
  const chosen = vi.fn<(value: OpenTasks) => void>();
  renderScreen(<OpenTasksQuestion name="Greets friends" count={2} skills={[]} onChoose={chosen} />);
  expect(screen.getByRole('radiogroup', { name: openTaskTexts.question(2) })).toBeTruthy();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([CLOSE_TASKS.action, first?.checked]).toEqual(['close', true]);
  if (second) await userEvent.setup().click(second);
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ action: 'extra' });
});

it('each choice is a word and a sentence, which are read apart', () => {
  renderScreen(<OpenTasksQuestion name="Greets friends" count={2} skills={[]} onChoose={vi.fn()} />);
  expect(screen.getByRole('radio', { name: `${openTaskTexts.close} ${openTaskTexts.closeHint}` })).toBeTruthy();
});
