import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { me } from '../testing/people.ts';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { SETTINGS } from '../testing/settings.ts';
import { useConfirmed } from './use-confirmed.tsx';

const needed = () => new ApiError({ status: 403, code: 'confirm_needed', message: 'Please confirm.' });

/** Makes three calls at once that all need the password. */
const Page = ({ isConfirmed }: { isConfirmed: () => boolean }) => {
  const { confirmed, question } = useConfirmed('Because.');
  const [message, setMessage] = useState('');
  const work = async () => {
    if (!isConfirmed()) throw needed();
    return 'done';
  };
  const run = () =>
    Promise.allSettled([1, 2, 3].map(() => confirmed(work))).then((all) =>
      setMessage(all.map(({ status }) => status).join(' ')),
    );
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Run
      </button>
      <output>{message}</output>
      {question}
    </>
  );
};

it('several calls at once ask for the password once, and all continue after it', async () => {
  let isConfirmed = false;
  serve({
    'POST auth/confirm': () => {
      isConfirmed = true;
      return { confirmedUntil: '2999-01-01T00:00:00.000Z' };
    },
  });
  renderScreen(<Page isConfirmed={() => isConfirmed} />, '/', { me: me('admin') });
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'Amberway1!');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm password' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('fulfilled fulfilled fulfilled'));
});

it.each([
  ['coach', 1],
  ['parent', 0],
] as const)('the password dialog of a %s says what to do without a password here: %i', async (who, lines) => {
  serve({ 'GET settings': () => SETTINGS });
  renderScreen(<Page isConfirmed={() => false} />, '/', { me: me(who) });
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByLabelText('Password');
  await waitFor(() => expect(screen.queryAllByText(/No password here\? .* Northside Health/)).toHaveLength(lines));
});

it('closing the dialog cancels all of them and returns the focus to the button', async () => {
  serve({});
  renderScreen(<Page isConfirmed={() => false} />, '/', { me: me('admin') });
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('rejected rejected rejected'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run' })));
});
