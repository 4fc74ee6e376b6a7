import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { TargetSkills } from './TargetSkills.tsx';

it('target skills can be added from a dialog of resources [B268 T185]', async () => {
  const server = serve({ 'GET resource': () => [{ _id: 'r', name: 'Waiting cards', type: { name: 'Cards' } }] });
  const onChange = vi.fn();
  renderScreen(<TargetSkills value={['Looks up', '']} onChange={onChange} />);
  press('Choose from resources');
  const dialog = await screen.findByRole('dialog', { name: resourceTexts.pickerTitle });
  await within(dialog).findByText('Waiting cards');
  press('Add Waiting cards');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['Looks up', 'Waiting cards']));
  expect(server.of('GET resource')[0]?.query['limit']).toBe('10');
});
