import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useRecordUrl } from '../form/use-record-url.ts';
import { place, renderScreen } from '../testing/render.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListData } from './use-list-query.ts';
import { useListState } from './use-list-state.ts';

type Row = { _id: string; title: string; status: string };
const ROWS: Row[] = [
  { _id: '1', title: 'Waiting', status: 'Draft' },
  { _id: '2', title: 'Turns', status: 'Deleted' },
];
const OPTIONS = { tabs: ['All', 'Draft'], filters: ['author'], pageSizes: [10, 50] };
const archive = vi.fn();
const moved = vi.fn();
const removed = vi.fn();

type Props = { data: Partial<ListData<Row>>; on?: 'typing' | 'enter'; shown?: number; opens?: boolean };
const Page = ({ data, on, shown, opens }: Props) => {
  const list = useListState(OPTIONS);
  return (
    <ListPage<Row>
      title="Videos"
      noun={['video', 'videos']}
      data={{ rows: ROWS, count: 128, pending: false, refreshing: false, error: null, retry: () => {}, ...data }}
      list={list}
      columns={[
        { key: 'title', title: 'Title', text: (row) => row.title, sortable: true },
        { key: 'status', title: 'Status', text: (row) => row.status },
      ]}
      idOf={(row) => row._id}
      nameOf={(row) => row.title}
      toneOf={(row) => (row.status === 'Deleted' ? 'deleted' : undefined)}
      actionsOf={() => [
        { key: 'edit', label: 'Edit', icon: 'edit', onRun: () => {} },
        { key: 'up', label: 'Move up', icon: 'arrowUp', onRun: moved, off: true },
        ...(shown ? [{ key: 'remove', label: 'Remove', icon: 'trash' as const, onRun: removed }] : []),
      ]}
      actionsShown={shown}
      lockedOf={(row) => (row.status === 'Locked' ? 'Someone else has it.' : undefined)}
      {...(opens && { rowOpens: true, hrefOf: (row: Row) => `/videos/${row._id}` })}
      tabs={[
        { key: 'All', label: 'All' },
        { key: 'Draft', label: 'Draft' },
      ]}
      search={{ placeholder: 'Search videos', ...(on ? { on } : {}) }}
      filters={[{ key: 'author', label: 'Author', options: [{ value: 'mia', label: 'Mia' }] }]}
      bulk={[{ key: 'archive', label: 'Archive', onRun: archive }]}
      empty={{ why: 'Someone has to add one.' }}
    />
  );
};

afterEach(() => {
  vi.useRealTimers();
  archive.mockReset();
});

describe('list page', () => {
  it('is a small table with quick jump, and shows the number of rows [B133]', () => {
    renderScreen(<Page data={{}} />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
    expect(screen.getByRole('textbox', { name: 'Page' })).toBeTruthy();
    expect(screen.getByText('128 videos.')).toBeTruthy();
    expect(screen.getByText('1–10 of 128')).toBeTruthy();
  });

  it('says how far it is counted, and leads on to the page after that', () => {
    renderScreen(<Page data={{ count: 1000, more: true }} />);
    expect(screen.getByText('More than 1,000 videos.')).toBeTruthy();
    expect(screen.getByText('1–10 of more than 1,000')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Page 101' })).toBeTruthy();
  });

  it('a name stays in one line; the whole is in its tooltip', () => {
    const rows = [{ _id: '3', title: 'a.person.with.a.long.name@amberway.test', status: 'Draft' }];
    renderScreen(<Page data={{ rows, count: 1 }} />);
    const cell = screen.getByRole('rowheader');
    expect(cell.title).toBe('a.person.with.a.long.name@amberway.test');
    expect(screen.getByRole('cell', { name: 'Draft' }).title).toBe('');
  });

  it('includes the row’s name in its actions and its checkbox', () => {
    renderScreen(<Page data={{}} />);
    expect(screen.getByRole('button', { name: 'Edit Waiting' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select Turns' })).toBeTruthy();
  });

  it('a disabled action keeps its place and the focus, and does nothing', async () => {
    renderScreen(<Page data={{}} />);
    const up = screen.getByRole('button', { name: 'Move up Waiting' });
    await userEvent.click(up);
    expect(moved).not.toHaveBeenCalled();
    expect(up.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(up);
  });

  it('an empty table shows the text and the reason and nothing else [B212]', () => {
    renderScreen(<Page data={{ rows: [], count: 0 }} />);
    expect(screen.getByText(shellTexts.nothingHere)).toBeTruthy();
    expect(screen.getByText('Someone has to add one.')).toBeTruthy();
    expect(screen.queryByText(shellTexts.noResults)).toBeNull();
  });

  it.each([
    ['that has lost its last row', '/?page=3', 20, '/?page=2'],
    ['that never was', '/?page=99', 128, '/?page=13'],
  ])('a page %s leads to the last there is, and is not called empty', (_, from, count, to) => {
    renderScreen(<Page data={{ rows: [], count }} />, from);
    expect(screen.queryByText(shellTexts.nothingHere)).toBeNull();
    expect(place.path).toBe(to);
  });

  it('a page that is still loading stays in the URL', () => {
    renderScreen(<Page data={{ rows: [], count: 20, refreshing: true }} />, '/?page=3');
    expect(place.path).toBe('/?page=3');
  });

  it('a search without results says so and offers the whole list [B893]', async () => {
    renderScreen(<Page data={{ rows: [], count: 0 }} />, '/?search=zzz&tab=Draft');
    expect(screen.getByText(shellTexts.noResults)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(place.path).toBe('/?tab=Draft');
  });

  it('a failure shows the message, the request id and a retry', async () => {
    const retry = vi.fn();
    const error = new ApiError({ status: 500, code: 'internal', message: 'It broke.', requestId: 'req-7' });
    renderScreen(<Page data={{ rows: [], count: 0, error, retry }} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('It broke.');
    expect(alert.textContent).toContain('req-7');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps showing the rows it has when a refresh fails', () => {
    renderScreen(<Page data={{ error: new Error('It broke.') }} />);
    expect(screen.getByRole('alert').textContent).toContain('It broke.');
    expect(screen.getByText('Waiting')).toBeTruthy();
  });

  it('searches after a pause in typing, and starts at the first page [B905]', () => {
    vi.useFakeTimers();
    renderScreen(<Page data={{}} />, '/?page=3&memberId=5');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search videos' }), { target: { value: ' wait ' } });
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    expect(place.path).toBe('/?page=3&memberId=5');
    act(() => void vi.advanceTimersByTime(1));
    expect(place.path).toBe('/?memberId=5&search=wait');
  });

  it('a search is added to the current URL, not to the one at the time of typing', () => {
    vi.useFakeTimers();
    renderScreen(<Page data={{}} />, '/?memberId=5');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search videos' }), { target: { value: 'wait' } });
    act(() => place.go('/?memberId=6'));
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
    expect(place.path).toBe('/?memberId=6&search=wait');
  });

  it('searches on Enter only if the list is set to', () => {
    vi.useFakeTimers();
    renderScreen(<Page data={{}} on="enter" />);
    const box = screen.getByRole('searchbox', { name: 'Search videos' });
    fireEvent.change(box, { target: { value: 'wait' } });
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS * 4));
    expect(place.path).toBe('/');
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(place.path).toBe('/?search=wait');
  });

  it('stores tab, filters and page in the URL; the back button returns', async () => {
    renderScreen(<Page data={{}} />);
    await userEvent.click(screen.getByRole('link', { name: 'Draft' }));
    expect(place.path).toBe('/?tab=Draft');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mia' }));
    expect(place.path).toBe('/?tab=Draft&author=mia');
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(place.path).toBe('/?tab=Draft&page=2&author=mia');
    act(() => place.back());
    expect(place.path).toBe('/?tab=Draft&author=mia');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(place.path).toBe('/?tab=Draft');
  });

  it('a chip removes its own filter, also for a value that is no longer offered', async () => {
    renderScreen(<Page data={{}} />, '/?author=mia&author=gone');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Author: gone' }));
    expect(place.path).toBe('/?author=mia');
  });

  it.each([
    ['a click', (head: HTMLElement) => userEvent.click(head)],
    ['Enter', (head: HTMLElement) => userEvent.type(head, '{Enter}', { skipClick: true })],
    ['Space', (head: HTMLElement) => userEvent.type(head, ' ', { skipClick: true })],
  ])('sorts by a head and back to none with %s', async (_, press) => {
    renderScreen(<Page data={{}} />);
    const head = screen.getByRole('columnheader', { name: 'Title' });
    const button = within(head).getByRole('button');
    button.focus();
    for (const [path, order] of [
      ['/?sort=title', 'ascending'],
      ['/?sort=-title', 'descending'],
      ['/', null],
    ]) {
      await press(button);
      expect([place.path, head.getAttribute('aria-sort')]).toEqual([path, order]);
      expect(document.activeElement).toBe(button);
    }
    expect(within(screen.getByRole('columnheader', { name: 'Status' })).queryByRole('button')).toBeNull();
  });

  it('sorts a column that is sorted by another one upwards first', async () => {
    renderScreen(<Page data={{}} />, '/?sort=-status');
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(place.path).toBe('/?sort=title');
  });

  it('chooses all rows and none, and says when only some are chosen', async () => {
    renderScreen(<Page data={{}} />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const turns = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Turns' });
    const state = () => [all.checked, all.indeterminate, turns.checked];
    expect(state()).toEqual([false, false, false]);
    await userEvent.click(turns);
    expect(state()).toEqual([false, true, true]);
    await userEvent.click(all);
    expect(state()).toEqual([true, false, true]);
    expect(screen.getByText('2 selected', { selector: '[role=status]' })).toBeTruthy();
    await userEvent.click(turns);
    expect(state()).toEqual([false, true, false]);
    await userEvent.click(all);
    await userEvent.click(all);
    expect(state()).toEqual([false, false, false]);
  });

  it('chooses a range with Shift, without the rows that are locked', async () => {
    const rows = Array.from({ length: 5 }, (_, i) => ({
      _id: `${i}`,
      title: `Row ${i}`,
      status: i === 2 ? 'Locked' : '',
    }));
    renderScreen(<Page data={{ rows, count: 5 }} />);
    const user = userEvent.setup();
    const box = (i: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select Row ${i}`) });
    const ticked = () => rows.map((_, i) => box(i).checked);
    expect(box(2).disabled).toBe(true);
    await user.click(box(3));
    await user.keyboard('{Shift>}');
    await user.click(box(1));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual([false, true, false, true, false]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(ticked()).toEqual([true, true, false, true, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).checked).toBe(true);
  });

  it('has the actions without a place in a menu: arrows move, Escape returns to its button', async () => {
    renderScreen(<Page data={{}} shown={2} />);
    const more = screen.getByRole('button', { name: 'More actions for Waiting' });
    expect([more.getAttribute('aria-haspopup'), more.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const focused = () => document.activeElement?.textContent;
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Move up');
    await userEvent.keyboard('{Enter}');
    expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Remove');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Move up');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(more);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(removed).toHaveBeenCalledWith(ROWS[0]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(place.path).toBe('/');
  });

  it('opens a row with a click beside its controls only', async () => {
    renderScreen(<Page data={{}} shown={2} opens />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Waiting' }));
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Waiting' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
    expect(place.path).toBe('/');
    await userEvent.click(screen.getByRole('cell', { name: 'Draft' }));
    expect(place.path).toBe('/videos/1');
  });

  it('names its pages, marks the current one and jumps to another', async () => {
    renderScreen(<Page data={{}} />, '/?page=2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const current = () => pages.getAllByRole('button').filter((page) => page.getAttribute('aria-current') === 'page');
    expect(current().map((page) => page.getAttribute('aria-label'))).toEqual(['Page 2']);
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
    expect(place.path).toBe('/');
    expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
    await userEvent.type(pages.getByRole('textbox', { name: 'Page' }), '99{Enter}');
    expect(place.path).toBe('/?page=13');
    expect(current().map((page) => page.getAttribute('aria-label'))).toEqual(['Page 13']);
    expect(pages.getByRole<HTMLInputElement>('textbox', { name: 'Page' }).value).toBe('');
  });

  it('the filters take the focus when they open, and Escape gives it back', async () => {
    renderScreen(<Page data={{}} />);
    const button = screen.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const box = within(screen.getByRole('dialog', { name: 'Choose filters' })).getByRole('checkbox', { name: 'Mia' });
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('runs actions on the selected rows, and clears the selection when other rows are shown', async () => {
    renderScreen(<Page data={{}} />);
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Turns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledWith([ROWS[1]]);
    await userEvent.click(screen.getByRole('link', { name: 'Draft' }));
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });

  it('selects over pages, up to all of the list', async () => {
    const all = Array.from({ length: 128 }, (_, at) => ({ _id: `${at}`, title: `Row ${at}`, status: '' }));
    const load = vi.fn<(max: number) => Promise<Row[]>>(async () => [
      ...all,
      { _id: 'x', title: 'Theirs', status: 'Locked' },
    ]);
    renderScreen(<Page data={{ loadAll: load }} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Turns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByText('1 selected', { selector: '[role=status]' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 128' }));
    expect(await screen.findByText('128 selected', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(archive.mock.calls[0]?.[0]).toHaveLength(128);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });

  it('a longer list than can be selected says how far', async () => {
    renderScreen(<Page data={{ count: 5000, loadAll: () => Promise.resolve([]) }} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Turns' }));
    expect(screen.getByRole('button', { name: 'Select the first 1000' })).toBeTruthy();
  });

  it('a row that has disappeared from its page is no longer selected', async () => {
    const Fewer = () => {
      const [rows, setRows] = useState(ROWS);
      return (
        <>
          <Page data={{ rows }} />
          <button onClick={() => setRows(ROWS.slice(0, 1))}>Reload</button>
        </>
      );
    };
    renderScreen(<Fewer />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByText('1 selected', { selector: '[role=status]' })).toBeTruthy();
  });

  it('renders only the rows of a long list near the viewport, in a table of full height', () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ _id: `${i}`, title: `Row ${i}`, status: '' }));
    const { container } = renderScreen(<Page data={{ rows, count: 200 }} />, '/?size=50');
    const drawn = container.querySelectorAll('tbody tr[data-index]').length;
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(120);
    const spacer = container.querySelector<HTMLElement>('tr[data-spacer] td');
    expect(Number.parseFloat(spacer?.style.height ?? '0')).toBeGreaterThan(1000);
  });

  it('is a list of cards on a phone, and a table on paper', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.startsWith('(max-width'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as never,
    );
    const { container } = renderScreen(<Page data={{}} />);
    expect(container.querySelector('table')).toBeNull();
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Waiting'))).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Select Waiting' })).toBeTruthy();
    // Paper is as narrow as a small window, but has room for a table.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(container.querySelector('table')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('table')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Page size' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '1' } });
    expect(place.path).toBe('/?sort=-title');
  });
});

it('a search that is due while a filter change is pending keeps the filter', () => {
  const Two = () => {
    const { setFilter, setSearch } = useListState(OPTIONS);
    // Both before the next render, as under load.
    const both = () => {
      setFilter('author', ['mia']);
      setSearch('calm');
    };
    return <button onClick={both}>Both</button>;
  };
  renderScreen(<Two />);
  fireEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(place.path).toBe('/?search=calm&author=mia');
});

it('a search that is due while a row’s form is opening keeps the form, and the form the search', () => {
  const Two = () => {
    const { setSearch } = useListState(OPTIONS);
    const { show } = useRecordUrl();
    const both = (first: () => void, second: () => void) => () => {
      first();
      second();
    };
    const [search, edit] = [() => setSearch('calm'), () => show('Edit', '7')];
    return (
      <>
        <button onClick={both(edit, search)}>Edit first</button>
        <button onClick={both(search, edit)}>Search first</button>
      </>
    );
  };
  for (const name of ['Edit first', 'Search first']) {
    const { unmount } = renderScreen(<Two />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(
      [...new URL(place.path, 'http://localhost').searchParams].toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([
      ['edit', '7'],
      ['search', 'calm'],
    ]);
    unmount();
  }
});

it('a search cleared before it was rendered stays cleared, on the same page of the list', () => {
  const Page2 = () => {
    const { setSearch, page, search } = useListState(OPTIONS);
    return (
      <>
        <p>{`${page} ${search}`}</p>
        <button
          onClick={() => {
            setSearch('calm');
            setSearch('');
          }}
        >
          Both
        </button>
        <button onClick={() => setSearch('')}>Clear</button>
      </>
    );
  };
  renderScreen(<Page2 />, '/?page=3');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(place.path).toBe('/?page=3');
  fireEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(place.path).toBe('/');
});

it('two filters ticked before the page is rendered both count', () => {
  const Two = () => {
    const list = useListState(OPTIONS);
    const options = ['mia', 'ann'].map((value) => ({ value, label: value }));
    return <FilterMenu filters={[{ key: 'author', label: 'Author', options }]} list={list} />;
  };
  renderScreen(<Two />);
  act(() => {
    for (const name of ['mia', 'ann']) screen.getByLabelText(name).click();
  });
  expect(place.path).toBe('/?author=mia&author=ann');
});
