import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { pathTexts } from '@amberway/contract/path/texts';
import { me, subscriber } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { PathScreen } from './PathScreen.tsx';
import { childPath, stones } from './testing/path.ts';

const show = (reply: () => ChildPath | Refusal, path = '/dashboard/path', who = me('parent')) => {
  serve({ 'GET path/:memberId': reply });
  return renderScreen(<PathScreen />, path, { me: who });
};
const wide = (width: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width } as DOMRect);
/** The poster is in the page for the printer only. */
const shownList = () => within(screen.getAllByRole('list')[0] as HTMLElement);
const names = () =>
  shownList()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the path of a child', () => {
  it('on a wide page the stories are text in the order of the stones, and the drawing is hidden from readers', async () => {
    wide(1143);
    const { container } = show(childPath);
    await screen.findByText('He looked at the strip.');
    expect(names()).toEqual([
      'Follows the picture strip',
      'Closes big buttons',
      'Waits for an answer',
      pathTexts.ahead,
    ]);
    for (const svg of container.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
    // Another year is named, this one is not.
    expect([...container.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      '5 June 2025',
      '14 August',
    ]);
    expect(shownList().getByText(pathTexts.here('Arlo'))).toBeTruthy();
    expect(shownList().getByText(/“I only waited.”/).textContent).toBe('“I only waited.” Priya, today');
    expect(shownList().getByText(pathTexts.aheadWith('Mia'))).toBeTruthy();
    expect(container.textContent).not.toMatch(/%|\d of \d/);
  });

  it('a subscriber reads what stones are part of, and nothing twice', async () => {
    wide(358);
    show(() => childPath({ coach: null, stones: [], here: null }), '/dashboard/path', subscriber());
    expect(await screen.findByText(pathTexts.aheadAlone)).toBeTruthy();
    expect(screen.getAllByText(pathTexts.startWhy)).toHaveLength(1);
  });

  it('on a phone it runs down from what is ahead to the first stone', async () => {
    show(childPath);
    await screen.findByText('He looked at the strip.');
    expect(names()).toEqual([
      pathTexts.ahead,
      'Waits for an answer',
      'Closes big buttons',
      'Follows the picture strip',
    ]);
  });

  it('as a list it is the same text, and the choice is in the URL', async () => {
    show(childPath);
    fireEvent.click(await screen.findByRole('button', { name: pathTexts.asList }));
    expect(place.path).toBe('/dashboard/path?list=');
    expect(names()).toEqual([
      'Follows the picture strip',
      'Closes big buttons',
      'Waits for an answer',
      pathTexts.ahead,
    ]);
    // The list prints as it is: there is no poster then.
    expect(screen.queryByText(pathTexts.posterLine)).toBeNull();
    expect(screen.queryByRole('button', { name: pathTexts.print })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: pathTexts.asPath }));
    expect(place.path).toBe('/dashboard/path');
  });

  it('without a stone and without a programme it begins kindly', async () => {
    wide(1143);
    show(() => childPath({ stones: [], here: null, coach: null }));
    expect(await screen.findByText(pathTexts.startWhy)).toBeTruthy();
    expect(screen.getByText(pathTexts.aheadWithCoach)).toBeTruthy();
    expect(screen.getByText(pathTexts.posterStart)).toBeTruthy();
  });

  it('of hundreds of stones the latest are shown first, and all on a press', async () => {
    show(() => childPath({ stones: stones(300), also: ['Thanks the helper', 'Packs the bag'] }));
    expect(await screen.findByText('Story 300')).toBeTruthy();
    expect(screen.queryByText('Story 1')).toBeNull();
    expect(screen.getByText(pathTexts.also('Thanks the helper, Packs the bag'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: pathTexts.earlier }));
    expect(screen.getByText('Story 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: pathTexts.earlier })).toBeNull();
  });

  it('a failure can be tried again', async () => {
    let fails = true;
    show(() => (fails ? new Refusal(500, 'internal', 'Not now.') : childPath()));
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByText('He looked at the strip.')).toBeTruthy();
  });
});

describe('the poster', () => {
  it('speaks as the child and says what it can do and since when, nothing else', async () => {
    show(childPath);
    const line = await screen.findByText(pathTexts.posterLine);
    const poster = line.closest('body > div') as HTMLElement;
    for (const text of [
      'Arlo’s path',
      'I follow the picture strip.',
      'I close big buttons.',
      'I am here now.',
      '14 August',
    ])
      expect(poster.textContent).toContain(text);
    expect(poster.textContent).toContain('I am learning to wait for an answer.');
    expect(poster.textContent).not.toMatch(/He looked|I only waited|Mastered/);
  });

  it('with many stones has the latest on one page', async () => {
    show(() => childPath({ stones: stones(40) }));
    const poster = (await screen.findByText(pathTexts.posterBefore)).closest('body > div') as HTMLElement;
    expect(within(poster).getAllByRole('listitem', { hidden: true })).toHaveLength(15);
    expect(poster.textContent).toContain('Skill 40');
  });

  it('is printed by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(childPath);
    fireEvent.click(await screen.findByRole('button', { name: pathTexts.print }));
    expect(print).toHaveBeenCalledOnce();
  });
});
