import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Palette } from '../../ui/palette/Palette.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { lazyPart } from '../errors/lazy-part.tsx';
import { TypedAhead } from './TypedAhead.tsx';
import { usePalette } from './use-palette.ts';

const pressed = vi.fn();

/** The palette as in the shell, with code that arrives on demand. */
const show = () => {
  let arrive = () => {};
  type Props = { open: boolean; typed: string; onClose: () => void };
  const Part: ComponentType<Props> = (props) => <Palette sources={[]} onChoose={() => {}} {...props} />;
  const Lazy = lazyPart<Props>(() => new Promise((resolve) => (arrive = () => resolve(Part))));
  const Page = () => {
    const { open, wanted, typed, type, hide } = usePalette();
    return (
      <>
        <button onClick={pressed}>On the page</button>
        {wanted && (
          <Lazy
            partProps={{ open, typed, onClose: hide }}
            onFail={() => {}}
            waiting={open && <TypedAhead onType={type} onClose={hide} />}
          />
        )}
      </>
    );
  };
  renderScreen(<Page />);
  screen.getByText('On the page').focus();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return () => act(async () => arrive());
};

it('what is typed before the palette is there is in its field, and presses nothing on the page', async () => {
  const arrive = show();
  await userEvent.keyboard('ines x{Backspace}{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  await arrive();
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('ines ');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('m');
  expect(box.value).toBe('ines m');
});

it('Escape before the palette is there leaves it closed, and the keys belong to the page again', async () => {
  const arrive = show();
  await userEvent.keyboard('in{Escape}{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await arrive();
  expect(screen.queryByRole('combobox')).toBeNull();
});
