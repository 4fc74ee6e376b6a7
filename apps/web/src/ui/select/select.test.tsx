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

const NAMES: readonly string[] = ['AAC', 'Art', 'Social Stories'];
const ART: string = 'Art';
const GONE: string = 'gone';
const CHOSEN: string = 'id-1';
const OPTIONS = NAMES.map((name) => ({ value: name, label: name }));

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
/** Tab moves the focus as a browser does, unless the control prevents it. */
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

describe('before an external search has answered', () => {
  /** Offers the earlier names until the button is pressed. */
  const Slow = ({ found }: { found: readonly string[] }) => {
    const [{ loading, names }, setState] = useState({ loading: false, names: NAMES });
    return (
      <>
        <Select
          aria-label="Choice"
          options={names.map((name) => ({ value: name, label: name }))}
          loading={loading}
          onSearch={(typed) => typed && setState({ loading: true, names: NAMES })}
          onChange={changed}
        />
        <button type="button" onClick={() => setState({ loading: false, names: found })}>
          Answer
        </button>
      </>
    );
  };
  const typeAnd = async (found: readonly string[], pressed: 'Enter' | 'Tab') => {
    const user = show(<Slow found={found} />);
    await openList(user);
    await user.keyboard('zoe');
    await key(pressed);
    expect(changed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Answer'));
  };

  it('Enter takes nothing of the earlier list, and the only one found once it is there', async () => {
    await typeAnd(['Zoe'], 'Enter');
    await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith('Zoe'));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('Enter leaves the choice among several found to the person', async () => {
    await typeAnd(['Zoe', 'Zoe Lee'], 'Enter');
    await screen.findByRole('option', { name: 'Zoe Lee' });
    expect(changed).not.toHaveBeenCalled();
    await key('Enter');
    await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith('Zoe'));
  });

  it.each(['Enter', 'Tab'] as const)('%s takes what the earlier list offers for the text', async (pressed) => {
    const user = show(<Slow found={[]} />);
    await openList(user);
    await user.keyboard('soc');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Social Stories']);
    await key(pressed);
    await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith('Social Stories'));
  });

  it('Tab takes nothing of the earlier list either, nor of a later one', async () => {
    await typeAnd(['Zoe'], 'Tab');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changed).not.toHaveBeenCalled();
  });
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

describe('a list with a search', () => {
  const GROUPS = [
    { label: 'Everyday', options: OPTIONS.slice(0, 2) },
    { label: 'Sessions', options: OPTIONS.slice(2) },
  ];
  const found = (part: object = {}) => <Select aria-label="Choice" searchable options={OPTIONS} {...part} />;

  it('is a named combobox with named options, the chosen one marked', async () => {
    const user = show(<One />);
    await openList(user);
    expect(screen.getByRole('combobox', { name: 'Choice' })).toBe(box());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(NAMES);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Art');
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Art' }).id);
  });

  it('names its groups', async () => {
    const user = show(found({ options: GROUPS }));
    await openList(user);
    expect(screen.getByRole('group', { name: 'Sessions' }).textContent).toContain('Social Stories');
    await user.keyboard('art');
    expect(screen.queryByRole('group', { name: 'Sessions' })).toBeNull();
  });

  it('is cleared by a button that Tab reaches, and the field has the focus then', async () => {
    const user = show(found({ clearable: true, value: 'Art', onChange: changed }));
    await user.click(box());
    await user.keyboard('{Escape}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.activeElement).toBe(box());
  });

  it('says that it loads, or that there is nothing', async () => {
    const user = show(found({ options: [], loading: true }));
    await openList(user);
    expect(screen.getByText('Loading')).toBeTruthy();
    await user.keyboard('{Escape}');
    show(<Select aria-label="Empty" searchable options={[]} none="Nothing to share" />);
    await user.click(screen.getByLabelText('Empty'));
    expect(screen.getByText('Nothing to share')).toBeTruthy();
  });

  it('announces how many options are left', async () => {
    const user = show(<One />);
    await user.click(box());
    await user.keyboard('{Backspace}a');
    expect(screen.getByText('3 options')).toBeTruthy();
    await user.keyboard('r');
    expect(screen.getByText('1 option')).toBeTruthy();
  });

  it('Tab takes nothing after the cursor was only moved within the text', async () => {
    const user = show(found({ onChange: changed }));
    await openList(user);
    fireEvent.keyDown(box(), { key: 'ArrowLeft' });
    await key('Tab');
    expect(changed).not.toHaveBeenCalled();
  });

  it('still names what was chosen once the search offers other options', async () => {
    const Found = () => {
      const [options, setOptions] = useState([{ value: 'id-1', label: 'Mia Okafor' }]);
      return (
        <>
          <Select aria-label="Choice" options={options} value={CHOSEN} onSearch={() => {}} />
          <MultiSelect aria-label="Several" options={options} value={['id-1']} onSearch={() => {}} />
          <button type="button" onClick={() => setOptions([])}>
            Others
          </button>
        </>
      );
    };
    const user = show(<Found />);
    await user.click(screen.getByText('Others'));
    expect(box().value).toBe('Mia Okafor');
    expect(screen.getByRole('button', { name: 'Remove Mia Okafor' })).toBeTruthy();
  });
});

describe('chips', () => {
  it('are removed by their button or by Backspace in the empty field, which keeps the focus', async () => {
    const user = show(<Many />);
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Remove AAC' }));
    expect(changed).toHaveBeenLastCalledWith([]);
    expect(document.activeElement).toBe(box());
    await user.keyboard('art');
    await key('Enter');
    await user.keyboard('{Backspace}');
    expect(changed).toHaveBeenLastCalledWith([]);
  });

  it('are read with the field when it gets the focus, before its own description', async () => {
    const user = show(
      <>
        <MultiSelect
          aria-label="Choice"
          aria-describedby="hint"
          options={[
            { value: 'a', label: 'AAC' },
            { value: 'b', label: 'Art' },
          ]}
          value={['a', 'b']}
          onChange={changed}
        />
        <span id="hint">At most three</span>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('combobox', { name: 'Choice', description: 'Chosen: AAC, Art At most three' }),
    );
  });

  it('a field without chips describes nothing chosen', () => {
    show(<MultiSelect aria-label="Choice" options={[]} value={[]} onChange={changed} />);
    expect(box().getAttribute('aria-describedby')).toBeNull();
  });

  it('a list of several says so', async () => {
    const user = show(<Many />);
    await openList(user);
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  });
});

describe('a short list', () => {
  const native = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choice' });
  const shownText = () => native().selectedOptions[0]?.textContent;

  it('shows its placeholder until something is chosen', async () => {
    const user = show(<Select aria-label="Choice" options={OPTIONS} placeholder="Select one" onChange={changed} />);
    expect(shownText()).toBe('Select one');
    await user.selectOptions(native(), 'Art');
    expect(changed).toHaveBeenCalledExactlyOnceWith('Art');
  });

  it('can be cleared only where that is allowed', async () => {
    const user = show(<Select aria-label="Choice" clearable options={OPTIONS} value={ART} onChange={changed} />);
    await user.selectOptions(native(), '–');
    expect(changed).toHaveBeenCalledExactlyOnceWith(null);
    show(<Select aria-label="Fixed" options={OPTIONS} value={ART} />);
    expect(screen.getByLabelText<HTMLSelectElement>('Fixed').options).toHaveLength(NAMES.length);
  });

  it('shows a value that its options do not hold', () => {
    show(<Select aria-label="Choice" options={OPTIONS} value={GONE} shownAs="No longer offered" />);
    expect(shownText()).toBe('No longer offered');
  });

  it('passes on numbers and booleans as they are', async () => {
    const yesNo = [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
    const user = show(<Select<boolean> aria-label="Choice" options={yesNo} value onChange={changed} />);
    await user.selectOptions(native(), 'No');
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('says that there is nothing to choose', () => {
    show(<Select aria-label="Choice" options={[]} none="No places yet" />);
    expect(screen.getByText('No places yet')).toBeTruthy();
  });
});
