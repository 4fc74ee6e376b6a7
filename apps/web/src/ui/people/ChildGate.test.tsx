import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IDS, me, member } from '../testing/people.ts';
import { renderScreen } from '../testing/render.tsx';
import { Refusal, serve } from '../testing/server.ts';
import { ChildGate } from './ChildGate.tsx';

it('a child that could not be loaded can be asked for again', async () => {
  let fails = true;
  serve({
    'GET member': () => [],
    'GET member/:id': () => (fails ? new Refusal(500, 'internal', 'Not now.') : member()),
  });
  renderScreen(
    <ChildGate title="Files" why="Choose whose to see.">
      {(chosen) => <p>{`About ${chosen.member.firstName}`}</p>}
    </ChildGate>,
    `/?memberId=${IDS.child}`,
    { me: me('coach') },
  );
  const again = await screen.findByRole('button', { name: /Try again/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText(`About Arlo`)).toBeTruthy();
});
