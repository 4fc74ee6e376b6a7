import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { me, type Who } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { Palette } from '../../ui/palette/Palette.tsx';
import { resourcesSource } from './palette-resources.tsx';
import { resource } from './testing/records.ts';

const FOUND = [
  resource(1, { name: 'School checklist' }),
  resource(2, { name: 'School checklist, old version', isDeleted: true }),
  resource(3, { name: 'School day', status: 'Pending' }),
  resource(4, { name: 'School bag', status: 'Approved' }),
];
const hints = async (who: Who) => {
  serve({ 'GET resource': () => FOUND, 'GET resource/allUsersResources/:userId': () => FOUND });
  renderScreen(<Palette sources={[resourcesSource]} open onClose={() => {}} onChoose={() => {}} />, '/', {
    me: me(who),
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'school' } });
  await screen.findByText('School day');
  return Object.fromEntries(
    FOUND.map(({ name }) => {
      const row = screen.getByText(name).closest('[role="option"]');
      return [name, row?.textContent?.replace(name, '')];
    }),
  );
};

describe('resources in the palette', () => {
  it('staff read the state of those that cannot be shared', async () => {
    expect(await hints('admin')).toEqual({
      'School checklist': 'Social story',
      'School checklist, old version': 'Social story, Deleted',
      'School day': 'Social story, Pending',
      'School bag': 'Social story',
    });
  });

  it('a family reads only the kind', async () => {
    expect(new Set(Object.values(await hints('parent')))).toEqual(new Set(['Social story']));
  });
});
