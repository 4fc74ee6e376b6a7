import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { clearAllButWhatStays } from '../../../kernel/sign-in/what-stays.ts';
import { IDS, me, type Who } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { SETTINGS } from '../../../ui/testing/settings.ts';
import { setPreferences, STORAGE_KEY } from '../../theme/preferences.ts';
import { Sidebar } from './Sidebar.tsx';

const noop = () => {};
const show = (who: Who, path: string = SCREENS.home.path) => {
  serve({
    'GET settings': () => SETTINGS,
    'GET user/myClients': () => [],
    'GET waiting': () => [
      { kind: 'families', count: 3 },
      { kind: 'posts', count: 100 },
      { kind: 'resources', count: 2 },
      { kind: 'erasures', count: 1 },
      { kind: 'mails', count: 0 },
    ],
    // Sessions without a note yet are not asked for.
    'GET session': ({ query }) =>
      query['when'] === 'written'
        ? [
            { read: false, status: 'Published' },
            { read: true, status: 'Published' },
            // Nothing to read, so nothing unread.
            { read: false, status: 'Canceled With Notice' },
          ]
        : [],
    'GET clientMessage': () => [
      { from: { _id: IDS.coach }, acknowledgedAt: null },
      { from: { _id: IDS.coach }, acknowledgedAt: null },
      { from: { _id: IDS.parent }, acknowledgedAt: null },
    ],
  });
  return renderScreen(<Sidebar />, path, { me: me(who) });
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  const wide = (query: string) => ({
    matches: query.includes('min'),
    addEventListener: noop,
    removeEventListener: noop,
  });
  vi.stubGlobal('matchMedia', wide);
  localStorage.clear();
  setPreferences({ sidebarWide: 'open', sidebarNarrow: 'collapsed' });
});

describe('the sidebar', () => {
  it('stays collapsed after a reload and a sign-out, as a display preference', () => {
    const first = show('parent');
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    first.unmount();
    show('parent');
    expect(screen.getByRole('button', { name: 'Open sidebar' })).toBeTruthy();
    clearAllButWhatStays();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')).toMatchObject({ sidebarWide: 'collapsed' });
  });

  it.each<Who>(['coach', 'admin'])('has a Home link in the menu of a %s', async (who) => {
    show(who, SCREENS.members.path);
    await screen.findByRole('link', { name: 'Home' });
    expect(hrefOf('Home')).toBe(SCREENS.home.path);
  });

  it.each([
    ['stays on a page about a child', SCREENS.program.path, SCREENS.program.path],
    ['leads home from a page about none', SCREENS.learning.path, SCREENS.home.path],
  ])('choosing a child %s', (_what, at, to) => {
    show('parent', at);
    expect(hrefOf('Noor Stone')).toBe(`${to}?memberId=${IDS.sibling}`);
  });
});

describe('the sidebar of a family', () => {
  it('keeps the selected child in the links to pages about a child, and in no others', () => {
    show('parent', `${SCREENS.diary.path}?memberId=${IDS.sibling}`);
    expect(hrefOf('Home My Space')).toBe(`${SCREENS.home.path}?memberId=${IDS.sibling}`);
    expect(hrefOf('Uploaded Files')).toBe(`${SCREENS.clientFiles.path}?memberId=${IDS.sibling}`);
    expect(hrefOf('Library')).toBe(SCREENS.learning.path);
  });

  it('a page behind More opens it and is marked; closed, More is marked instead', () => {
    show('parent', SCREENS.favourites.path);
    const marked = () => document.querySelector('nav [aria-current]:not([aria-current="true"])');
    expect(marked()?.textContent).toBe('My Favorites');
    const more = screen.getByRole('button', { name: /^More/ });
    fireEvent.click(more);
    expect(marked()).toBeNull();
    expect(more.getAttribute('aria-current')).toBe('true');
  });

  it('the mark of the current page is scrolled into view', () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      shown.push(this);
    };
    show('parent', SCREENS.privacy.path);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Privacy']);
  });

  it('the coach’s card leads to the message to that coach', () => {
    show('parent');
    expect(screen.getByText('Arlo’s coach')).toBeTruthy();
    expect(hrefOf('Message Mia')).toBe(`${SCREENS.messages.path}?to=${IDS.coach}`);
  });

  it('unread notes and messages are counted, but not in calm mode', async () => {
    show('parent');
    expect(await screen.findByRole('link', { name: /^Notes\s*1 unread/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Messages\s*2 unread/ })).toBeTruthy();
    act(() => setPreferences({ calm: true }));
    expect(within(screen.getByRole('navigation')).queryByText(/unread/)).toBeNull();
    act(() => setPreferences({ calm: 'system' }));
  });
});

describe('the menu of a coach', () => {
  it('shows a Resource Manager what waits for a review, and leads to exactly that', async () => {
    show('coach');
    const box = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const links = box.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Resources to review2', `${SCREENS.resources.path}?status=Pending`],
    ]);
  });
});

describe('the menu of an administrator', () => {
  const expanded = () => screen.getAllByRole('button', { expanded: true }).map((head) => head.textContent);
  const head = (name: RegExp) => screen.findByRole('button', { name });

  it('has one open group: that of the page, else the one opened last', async () => {
    const first = show('admin', SCREENS.shortLevels.path);
    expect((await head(/^Content/)).getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('nav [aria-current="page"]')?.textContent).toBe('Shorts');
    fireEvent.click(await head(/^System/));
    expect(expanded().filter((text) => /System|Content|People/.test(text ?? ''))).toEqual([
      expect.stringContaining('System'),
    ]);
    expect((await head(/^Content/)).getAttribute('aria-current')).toBe('true');
    first.unmount();
    show('admin');
    expect((await head(/^System/)).getAttribute('aria-expanded')).toBe('true');
    setPreferences({ menuGroup: 'people' });
  });

  it('repeats on a group what waits in it, and shows many as 99+ and none as 0', async () => {
    show('admin');
    const box = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    await box.findByText('99+');
    expect(box.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Families to allocate3',
      'Unanswered posts99+',
      'Resources to review2',
      'Erasure requests1',
      'Failed mails0',
    ]);
    expect((await head(/^People/)).textContent).toBe('People3 waiting');
    expect((await head(/^Content/)).textContent).toBe('Content2 waiting');
    expect((await head(/^System/)).textContent).toBe('System1 waiting');
  });
});
