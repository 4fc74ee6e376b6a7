import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { today } from '../today.ts';
import { Calendar } from './Calendar.tsx';
import { ClockPicker } from './ClockPicker.tsx';
import { DayField } from '../form/DayField.tsx';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { FormField } from '../form/FormField.tsx';
import { InstantField } from '../form/InstantField.tsx';
import { useRecordUrl } from '../form/use-record-url.ts';
import { me } from '../testing/people.ts';
import { press } from '../testing/press.ts';
import { place, renderScreen } from '../testing/render.tsx';
import { PickField } from './PickField.tsx';

const RULE = 'The day must be in autumn.';
const schema = z.object({
  day: z
    .string()
    .nullable()
    .refine((day) => !day?.startsWith('2026-01'), RULE),
  moment: z.string().nullable(),
  clock: z.string().nullable(),
});
type Values = z.output<typeof schema>;
const STORED: Values = { day: '2026-03-02', moment: '2026-03-02T00:00:00.000Z', clock: '09:30' };

const save = vi.fn<(body: Values) => Promise<unknown>>();
const Page = () => (
  <FormDrawer<Values, Values>
    at={useRecordUrl()}
    noun="visit"
    schema={schema}
    stored={{ values: STORED, version: 1 }}
    save={(body) => save(body)}
    saved="Saved"
    slices={[]}
    fields={
      <>
        <DayField<Values> name="day" label="Day" min="2026-01-15" max="2026-03-31" />
        <InstantField<Values> name="moment" label="Moment" after="2026-03-01T00:00:00.000Z" />
        <FormField<Values> name="clock" label="Clock">
          <ClockPicker />
        </FormField>
      </>
    }
  />
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => {
  fireEvent.mouseDown(field(label));
  fireEvent.click(field(label));
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value } });
};
const leave = (label: string) => fireEvent.blur(field(label));
/** Returns false if the default action, submitting the form, is prevented. */
const enter = (label: string) => fireEvent.keyDown(field(label), { key: 'Enter', code: 'Enter', keyCode: 13 });
const show = async () => {
  renderScreen(<Page />, '/?edit=1', { me: { ...me('coach'), timeZone: 'Australia/Sydney' } });
  await screen.findByDisplayValue('02-Mar-2026');
};

beforeEach(() => {
  save.mockReset().mockResolvedValue({});
});

describe.each([
  ['Day', '16-Mar-2026', { day: '2026-03-16' }],
  ['Moment', '16-Mar-2026 02:15 PM', { moment: '2026-03-16T03:15:00.000Z' }],
  ['Clock', '02:15 PM', { clock: '14:15' }],
])('a picker: %s', (label, text, sent) => {
  it('Enter takes over the typed text and never submits the form', async () => {
    await show();
    type(label, text);
    expect(enter(label)).toBe(false);
    expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(field(label).value).toBe(text));
    press('Save visit');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...STORED, ...sent }));
  });

  it('Enter without typed text does not submit the form either', async () => {
    await show();
    type('Day', '02-Mar-2026');
    expect(enter(label)).toBe(false);
    expect(enter(label)).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });

  it('unreadable text stays in the field with the reason, and the form is not saved', async () => {
    await show();
    type(label, 'next Friday');
    leave(label);
    const why = pickTexts[label.toLowerCase() as 'day' | 'moment' | 'clock']('next Friday');
    expect(await screen.findByText(why)).toBeTruthy();
    expect(field(label).value).toBe('next Friday');
    press('Save visit');
    expect(await screen.findByText(`${label}: ${why}`)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    expect(screen.queryByText(shellTexts.nothingChanged)).toBeNull();
  });

  it('a cleared field is saved as null', async () => {
    await show();
    type(label, '');
    leave(label);
    press('Save visit');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...STORED, [label.toLowerCase()]: null }));
  });
});

describe('a day that is not allowed', () => {
  it.each([
    ['14-Apr-2026', pickTexts.until('31-Mar-2026')],
    ['14/4/2026', pickTexts.until('31-Mar-2026')],
    ['14-Dec-2025', pickTexts.from('15-Jan-2026')],
    ['02-Jan-2026', RULE],
  ])('%s stays in the field, which says why in the contract’s words or its own', async (text, why) => {
    await show();
    type('Day', text);
    leave('Day');
    expect(await screen.findByText(why)).toBeTruthy();
    expect(field('Day').value).toMatch(/(14-Apr|14-Dec|02-Jan)-202[56]/);
    press('Save visit');
    expect(await screen.findByText(`Day: ${why}`)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('an end before its start also stays in the field', async () => {
    await show();
    type('Moment', '27-Feb-2026 09:00 am');
    leave('Moment');
    expect(await screen.findByText(pickTexts.after('01-Mar-2026 11:00 AM'))).toBeTruthy();
    expect(field('Moment').value).toBe('27-Feb-2026 09:00 AM');
  });

  it('is cleared once an allowed day is typed', async () => {
    await show();
    type('Day', '14-Apr-2026');
    leave('Day');
    await screen.findByText(pickTexts.until('31-Mar-2026'));
    type('Day', '16-Mar-2026');
    leave('Day');
    await waitFor(() => expect(screen.queryByText(pickTexts.until('31-Mar-2026'))).toBeNull());
    press('Save visit');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await waitFor(() => expect(place.path).toBe('/'));
  });
});

describe('the panel of a picker', () => {
  it('a day chosen without its time stays in the field, which says what is missing', async () => {
    await show();
    type('Moment', '');
    leave('Moment');
    fireEvent.keyDown(field('Moment'), { key: 'ArrowDown' });
    const panel = await screen.findByRole('dialog', { name: 'Choose a day and a time' });
    const [day] = await within(panel).findAllByRole('button', { name: /20th/ });
    fireEvent.click(day as HTMLElement);
    expect(field('Moment').value).toMatch(/^20-\w{3}-\d{4} $/);
    const text = field('Moment').value.trim();
    leave('Moment');
    expect(await screen.findByText(pickTexts.moment(text))).toBeTruthy();
    expect(field('Moment').value.trim()).toBe(text);
    fireEvent.keyDown(field('Moment'), { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: '10:00 AM' }));
    await waitFor(() => expect(field('Moment').value).toBe(`${text} 10:00 AM`));
  });

  it.each(['Day', 'Moment', 'Clock'])(
    '%s: a click opens it and leaves the focus in the field, ArrowDown goes into it',
    async (label) => {
      await show();
      field(label).focus();
      fireEvent.click(field(label));
      const panel = await screen.findByRole('dialog', { name: /^Choose a/ });
      expect(document.activeElement).toBe(field(label));
      fireEvent.keyDown(field(label), { key: 'ArrowDown' });
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Choose a/ })).toBeNull());
      expect(document.activeElement).toBe(field(label));
      expect(place.path).toBe('/?edit=1');
    },
  );

  it('both the field and its button say that they open a dialog, and Tab reaches the button', async () => {
    await show();
    const opens = screen.getByRole('button', { name: 'Choose a day' });
    for (const part of [field('Day'), opens]) expect(part.getAttribute('aria-haspopup')).toBe('dialog');
    expect(opens.tabIndex).toBe(0);
    field('Day').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(opens);
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Choose a day' });
    expect(opens.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('%s: in the calendar %s goes to the next day', async (dir, key) => {
    document.documentElement.dir = dir;
    await show();
    field('Day').focus();
    fireEvent.keyDown(field('Day'), { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/March 2nd/));
    fireEvent.keyDown(document.activeElement as Element, { key });
    document.documentElement.removeAttribute('dir');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/March 3rd/));
  });

  it('the list of times goes to its ends with Home and End', async () => {
    await show();
    field('Clock').focus();
    fireEvent.keyDown(field('Clock'), { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('09:30 AM'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('11:55 PM');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement?.textContent).toBe('12:00 AM');
  });
});

describe('a panel that is still loading', () => {
  const typed = { text: null, type: vi.fn<(text: string) => void>(), settle: () => {}, choose: () => {} };
  const Later = () => {
    const [ready, setReady] = useState(false);
    return (
      <>
        <PickField shown="" placeholder="" icon="calendar" label="Choose" aria-label="Later" typed={typed}>
          {() => (
            <>
              {ready ? <button tabIndex={0}>The 2nd</button> : <p data-loading>…</p>}
              <button tabIndex={0}>09:00</button>
            </>
          )}
        </PickField>
        <button onClick={() => setReady(true)}>Arrive</button>
      </>
    );
  };
  const open = () => {
    renderScreen(<Later />);
    field('Later').focus();
    fireEvent.keyDown(field('Later'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(field('Later'));
  };

  it('is entered at its first day once it is there', async () => {
    open();
    fireEvent.click(screen.getByText('Arrive'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('The 2nd')));
  });

  it('leaves the focus to somebody who types meanwhile', async () => {
    open();
    fireEvent.change(field('Later'), { target: { value: '2' } });
    expect(typed.type).toHaveBeenCalledWith('2');
    fireEvent.click(screen.getByText('Arrive'));
    await screen.findByText('The 2nd');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.activeElement).toBe(field('Later'));
  });
});

// 25 hours apart: it is never the same day in both.
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'today is marked as it is for the viewer: %s',
  async (timeZone) => {
    renderScreen(<Calendar value={null} onChoose={() => {}} />, '/', { me: { ...me('coach'), timeZone } });
    const marked = screen.getByRole('button', { name: /^Today, / }).closest('[data-day]');
    expect(marked?.getAttribute('data-day')).toBe(today(timeZone));
  },
);
