import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { DisabledContext } from './disabled.ts';
import { Alert } from './Alert.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { PasswordInput } from './Input.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Segmented } from './Segmented.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];
type Shared = { 'aria-label': string; options: typeof OPTIONS; value: string; onChange: (value: string) => void };

describe('a button', () => {
  it('ignores presses while busy, keeps the focus and submits nothing', async () => {
    const submitted = vi.fn<() => void>();
    const pressed = vi.fn<() => void>();
    renderScreen(
      <form onSubmit={submitted}>
        <Button type="submit" busy busyText="Saving" onClick={pressed}>
          Save
        </Button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Saving' }));
    await user.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    expect(pressed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

describe('names and states', () => {
  it('a checkbox has its text as its name and can be half checked', async () => {
    const changed = vi.fn<(on: boolean) => void>();
    renderScreen(
      <>
        <Checkbox checked={false} onChange={({ target }) => changed(target.checked)}>
          Visible
        </Checkbox>
        <Checkbox indeterminate>All rows</Checkbox>
        <Checkbox defaultChecked onChange={() => {}}>
          By itself
        </Checkbox>
      </>,
    );
    await userEvent.setup().click(screen.getByText('Visible'));
    expect(changed).toHaveBeenCalledWith(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' }).indeterminate).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'By itself' }).checked).toBe(true);
  });

  it('a switch is one, and ignores presses while it is stored', async () => {
    const changed = vi.fn<(on: boolean) => void>();
    const { unmount } = renderScreen(<Switch aria-label="Mails" checked={false} onChange={changed} />);
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Mails' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
    unmount();
    renderScreen(<Switch aria-label="Mails" checked busy onChange={changed} />);
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Mails' }));
    expect(changed).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it.each([
    ['radio buttons', (shared: Shared) => <RadioGroup {...shared} />],
    ['segments', (shared: Shared) => <Segmented {...shared} />],
  ])('%s are a named group and follow a form that is only read', async (_, make) => {
    const changed = vi.fn<(value: string) => void>();
    const group = make({ 'aria-label': 'Period', options: OPTIONS, value: 'day', onChange: changed });
    const { unmount } = renderScreen(group);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Week' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith('week');
    unmount();
    renderScreen(<DisabledContext value>{group}</DisabledContext>);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).disabled).toBe(true);
  });

  it('a password can be shown', async () => {
    renderScreen(<PasswordInput aria-label="Password" defaultValue="secret" />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
  });

  it('each of several passwords on a page names what it shows', () => {
    renderScreen(<PasswordInput aria-label="New password" reveals="new password" />);
    expect(screen.getByRole('button', { name: 'Show new password' })).toBeTruthy();
  });

  it('a group of checkboxes is named and passes on what is chosen in its own order', async () => {
    const changed = vi.fn<(value: string[]) => void>();
    renderScreen(
      <CheckboxGroup aria-label="Days" options={['Mon', 'Tue', 'Wed']} value={['Wed']} onChange={changed} />,
    );
    const user = userEvent.setup();
    expect(screen.getByRole('group', { name: 'Days' })).toBeTruthy();
    await user.click(screen.getByLabelText('Mon'));
    expect(changed).toHaveBeenLastCalledWith(['Mon', 'Wed']);
    await user.click(screen.getByLabelText('Wed'));
    expect(changed).toHaveBeenLastCalledWith([]);
  });

  it('a message that stays can be dismissed', async () => {
    const dismissed = vi.fn<() => void>();
    renderScreen(<Alert tone="danger" role="alert" title="Not sent" onDismiss={dismissed} />);
    expect(screen.getByRole('alert').textContent).toBe('Not sent');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });
});

describe('a number', () => {
  const changed = vi.fn<(value: number | null) => void>();
  type Limits = { min?: number; max?: number; precision?: number; readOnly?: boolean };
  const Field = ({ start, ...limits }: Limits & { start: number | null }) => {
    const [value, setValue] = useState(start);
    return (
      <>
        <NumberInput
          {...limits}
          aria-label="Sessions"
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(7)}>
          Seven
        </button>
      </>
    );
  };
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Sessions' });
  const show = async (start: number | null, limits: Limits = {}) => {
    changed.mockReset();
    renderScreen(<Field start={start} {...limits} />);
    const user = userEvent.setup();
    await user.click(field());
    return user;
  };

  it.each([
    ['12', 12],
    ['1,5', 1.5],
    ['-3.25', -3.25],
    ['.5', 0.5],
    ['1.', 1],
    ['-', null],
    ['1a2', 12],
  ])('typed as %s is %s', async (typed, value) => {
    const user = await show(null);
    await user.keyboard(typed);
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith(value);
    expect(field().value).toBe(value === null ? '' : String(value));
  });

  it.each([
    ['99', 20],
    ['0', 1],
    ['4.6', 5],
  ])('%s becomes %s on leaving the field', async (typed, value) => {
    const user = await show(null, { min: 1, max: 20, precision: 0 });
    await user.keyboard(typed);
    expect(field().value).toBe(typed);
    await user.tab();
    expect(field().value).toBe(String(value));
  });

  it.each([
    ['junk', '4'],
    [' 12 ', '12'],
    ['', ''],
  ])('a paste of ‘%s’ leaves %s', async (pasted, shown) => {
    await show(4);
    fireEvent.change(field(), { target: { value: pasted } });
    expect(field().value).toBe(shown);
  });

  it('arrow keys step within the limits, and not in a field that is only read', async () => {
    const user = await show(19.7, { max: 20 });
    await user.keyboard('{ArrowDown}');
    expect(field().value).toBe('18.7');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('20');
    expect(field().getAttribute('aria-valuenow')).toBe('20');
  });

  it('arrow keys change nothing that is only read', async () => {
    const user = await show(4, { readOnly: true });
    await user.keyboard('{ArrowUp}');
    expect(changed).not.toHaveBeenCalled();
  });

  it('shows what is set from elsewhere in the middle of typing', async () => {
    const user = await show(null);
    await user.keyboard('1,');
    await user.click(screen.getByText('Seven'));
    expect(field().value).toBe('7');
    await user.tab();
    expect(field().value).toBe('7');
  });
});

describe('text with a limit', () => {
  it.each([
    [89, false],
    [90, true],
    [101, true],
  ])('calm mode shows the count of %d of 100: %s', (length, isShown) => {
    renderScreen(<TextArea value={'x'.repeat(length)} counts={100} readOnly />);
    expect(screen.getByText(`${length} / 100`).hasAttribute('data-near')).toBe(isShown);
  });
});
