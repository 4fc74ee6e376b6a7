import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { renderScreen } from '../testing/render.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { Select } from './Select.tsx';
import { TagSelect } from './TagSelect.tsx';

const NAMES = ['AAC', 'Art', 'Social Stories'];
const OPTIONS = NAMES.map((name) => ({ value: name, label: name }));

vi.setConfig({ testTimeout: 30_000 });

const submitted = vi.fn<() => void>();
const changed = vi.fn<(value: unknown) => void>();

const Frame = ({ children }: { children: ReactNode }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      submitted();
    }}
  >
    {children}
    <button type="submit">Save</button>
  </form>
);

const One = ({ search }: { search?: (typed: string) => void }) => {
  const [value, setValue] = useState('Art');
  const change = (next: string) => {
    changed(next);
    setValue(next);
  };
  return search ? (
    <Select aria-label="Choice" options={OPTIONS} value={value} onChange={change} onSearch={search} />
  ) : (
    <Select aria-label="Choice" options={OPTIONS} value={value} onChange={change} searchable />
  );
};
const Many = () => {
  const [value, setValue] = useState(['AAC']);
  const change = (next: string[]) => {
    changed(next);
    setValue(next);
  };
  return <MultiSelect aria-label="Choice" options={OPTIONS} value={value} onChange={change} />;
};
const Tags = () => {
  const [value, setValue] = useState<string[]>([]);
  const change = (next: string[]) => {
    changed(next);
    setValue(next);
  };
  return <TagSelect aria-label="Choice" tags={NAMES} value={value} onChange={change} />;
};

const box = () => screen.getByLabelText<HTMLInputElement>('Choice');
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const show = (control: ReactNode) => {
  submitted.mockReset();
  changed.mockReset();
  renderScreen(<Frame>{control}</Frame>);
  return userEvent.setup();
};
const CODES = { Tab: 9, Enter: 13, ArrowDown: 40 };
/** Ant Design reads key codes, which happy-dom leaves out. Tab moves the focus as a browser does. */
const key = async (name: keyof typeof CODES) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  for (const part of ['keyCode', 'which']) Object.defineProperty(event, part, { value: CODES[name] });
  const goesOn = fireEvent(box(), event);
  if (name === 'Tab' && goesOn) act(() => screen.getByText('Save').focus());
  fireEvent.keyUp(box(), { key: name });
  await Promise.resolve();
};
const openList = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(box());
  await waitFor(() => expect(isOpen()).toBe(true));
};

describe.each([
  ['one option', <One key="one" />],
  ['several options', <Many key="many" />],
  ['tags', <Tags key="tags" />],
])('a select of %s', (_, control) => {
  it('changes nothing on Tab after it was opened: the list only closes', async () => {
    const user = show(control);
    await openList(user);
    await key('Tab');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(screen.getByText('Save'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('selects the highlighted option on Enter and never submits the form', async () => {
    const user = show(control);
    await user.click(box());
    await user.keyboard('soc');
    await key('Enter');
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect([changed.mock.calls[0]?.[0]].flat()).toContain('Social Stories');
    await key('Enter');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('accepts at most a hundred characters in a search', async () => {
    show(control);
    fireEvent.change(box(), { target: { value: 'x'.repeat(SEARCH_TEXT_MAX + 50) } });
    await waitFor(() => expect(box().value).toBe('x'.repeat(SEARCH_TEXT_MAX)));
  });
});

describe.each([
  ['several options', <Many key="many" />],
  ['tags', <Tags key="tags" />],
])('a select of %s', (_, control) => {
  it.each(['typing', 'arrow keys'])('changes nothing on Tab after %s either', async (way) => {
    const user = show(control);
    await openList(user);
    if (way === 'typing') await user.keyboard('soc');
    else await key('ArrowDown');
    await key('Tab');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changed).not.toHaveBeenCalled();
  });
});

it.each(['typing', 'arrow keys'])('a single select takes on Tab the option reached by %s', async (way) => {
  const user = show(<One />);
  await openList(user);
  if (way === 'typing') await user.keyboard('soc');
  else await key('ArrowDown');
  await key('Tab');
  await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith('Social Stories'));
});

it('an external search gets at most a hundred characters', async () => {
  const search = vi.fn<(typed: string) => void>();
  show(<One search={search} />);
  fireEvent.change(box(), { target: { value: 'x'.repeat(SEARCH_TEXT_MAX + 50) } });
  await waitFor(() => expect(search).toHaveBeenCalledWith('x'.repeat(SEARCH_TEXT_MAX)));
});

describe('tags', () => {
  it('Enter prefers a known tag over a new one, ignoring case', async () => {
    const user = show(<Tags />);
    await user.click(box());
    await user.keyboard('aac');
    await key('Enter');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['AAC']));
    expect(box().value).toBe('');
  });

  it('text that no known tag starts with becomes a new tag', async () => {
    const user = show(<Tags />);
    await user.click(box());
    await user.keyboard('stories');
    await key('Enter');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['stories']));
  });

  it('a comma ends a tag, and a pasted list becomes several', async () => {
    const user = show(<Tags />);
    await user.click(box());
    fireEvent.change(box(), { target: { value: 'art, drums,Art' } });
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['Art', 'drums']));
  });

  it('typed text stays on blur, and the list offers to add it', async () => {
    const user = show(<Tags />);
    await user.click(box());
    await user.keyboard('drums');
    expect(await screen.findByText(pickTexts.addTag('drums'))).toBeTruthy();
    await key('Tab');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(box().value).toBe('drums');
  });
});
