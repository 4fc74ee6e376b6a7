import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { WIDTHS } from './labels.ts';
import type { Bar } from './series.ts';

/** The bars: how much of the axis each takes. */
const rects = () => [...document.querySelectorAll('rect')];
const drawn = () => rects().map(({ style }) => style.getPropertyValue('--height'));
const lineAt = (name: string) => document.querySelector(`line[data-line="${name}"]`)?.getAttribute('y1');
const dashedLine = () => lineAt('average');
const reader = () => screen.getByRole('slider', { name: 'Values of Sessions' });
const reading = () => reader().getAttribute('aria-valuetext');
const tip = () => reader().parentElement?.querySelector('p')?.textContent;

const BARS = [
  { label: 'Oct', value: 4 },
  { label: 'Nov', value: 8 },
];
const chart = (bars: readonly Bar[] = BARS) => (
  <ChartFrame title="Sessions" axes={['Month', 'Sessions']} bars={bars} empty="None yet." />
);

describe('chart frame', () => {
  it('shows the same numbers and their average in a table', () => {
    renderScreen(chart());
    const table = within(screen.getByRole('table', { name: 'Sessions' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthSessions',
      'Oct4',
      'Nov8',
      'Average6',
    ]);
  });

  it('hides a wrapper instead of the table, whose rows would lengthen the page', () => {
    renderScreen(chart());
    const table = screen.getByRole('table');
    expect(table.className).not.toContain('visually-hidden');
    expect(table.parentElement?.className).toBe('visually-hidden');
  });

  it('is a figure with a name, whose drawing is hidden from screen readers', () => {
    renderScreen(chart());
    expect(screen.getByRole('figure', { name: 'Sessions' })).toBeTruthy();
    expect(drawn()).toEqual(['50%', '100%']);
    expect(dashedLine()).toBe('25%');
    expect(document.querySelectorAll('svg[aria-hidden=true] rect')).toHaveLength(2);
  });

  it('reads one value after the other with the arrow keys, the latest first, until Escape', () => {
    renderScreen(chart());
    expect(tip()).toBeUndefined();
    act(() => reader().focus());
    expect([reading(), tip()]).toEqual(['Nov: 8', 'Nov: 8']);
    fireEvent.change(reader(), { target: { value: '0' } });
    expect([reading(), tip()]).toEqual(['Oct: 4', 'Oct: 4']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeUndefined();
  });

  it('shows the value under the pointer', () => {
    renderScreen(chart());
    const area = reader().parentElement as HTMLElement;
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
    fireEvent.mouseMove(area, { clientX: 150 });
    expect(tip()).toBe('Oct: 4');
    fireEvent.mouseMove(area, { clientX: 300 });
    expect(tip()).toBe('Nov: 8');
    fireEvent.mouseLeave(area);
    expect(tip()).toBeUndefined();
  });

  it('draws one value, zeros, and nothing below zero', () => {
    const { rerender } = render(chart([{ label: 'Nov', value: 3 }]));
    expect([drawn(), dashedLine(), reading()]).toEqual([['100%'], '0%', 'Nov: 3']);
    rerender(chart([{ label: 'Nov', value: 0 }]));
    expect([drawn(), dashedLine()]).toEqual([['0%'], '100%']);
    rerender(chart([{ label: 'Nov', value: -3 }]));
    expect([drawn(), dashedLine()]).toEqual([['0%'], '100%']);
  });

  it('writes very large values in full', () => {
    render(chart([{ label: 'Nov', value: 1_350_000_000_000 }]));
    expect(drawn()).toEqual(['90%']);
    expect(screen.getByText('1,500,000,000,000')).toBeTruthy();
  });

  it('draws a line and one target for all, which fits in and has its number at the right end', () => {
    render(
      <ChartFrame title="Sessions" axes={['Month', 'Sessions']} marks="line" bars={BARS} target={10} empty="None." />,
    );
    expect(document.querySelector('path[d^="M25.00 60.00L75.00 20.00"]')).not.toBeNull();
    expect(lineAt('target')).toBe('0%');
    expect(screen.getByText('target 10')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Nov 8 10' })).toBeTruthy();
  });

  it('the bar that is read is darker and is said in one sentence', () => {
    render(<ChartFrame title="Sessions" axes={['Month', 'Sessions']} bars={BARS} target={5} empty="None." />);
    act(() => reader().focus());
    fireEvent.change(reader(), { target: { value: '0' } });
    expect(rects().map(({ dataset }) => dataset['read'])).toEqual(['true', undefined]);
    expect([reading(), tip()]).toEqual(['Oct: 4, 1 under target', 'Oct: 4, 1 under target']);
  });

  it('a month that goes on is drawn in outline, and says so in words and in the table', () => {
    const bars = [BARS[0] as Bar, { label: 'Nov', value: 2, soFar: 'so far, 17 of 30 days' }];
    render(<ChartFrame title="Sessions" axes={['Month', 'Sessions']} bars={bars} target={5} empty="None." />);
    expect(rects().map(({ dataset }) => dataset['open'])).toEqual([undefined, 'true']);
    expect(reading()).toBe('Nov: 2 so far, 17 of 30 days');
    expect(screen.getByRole('row', { name: 'Nov so far, 17 of 30 days 2 5' })).toBeTruthy();
  });

  it('the average is that of the periods that have ended, and says which one it leaves out', () => {
    const open = { label: 'Nov', value: 2, soFar: 'so far, 17 of 30 days' };
    const both = renderScreen(chart([BARS[0] as Bar, open]));
    expect(screen.getByText('Average 4, without Nov')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Average, without Nov 4' })).toBeTruthy();
    expect(dashedLine()).toBe('0%');
    both.unmount();
    renderScreen(chart([open]));
    expect(screen.queryByText(/Average/)).toBeNull();
    expect(dashedLine()).toBeUndefined();
  });

  it('leaves out labels that would overlap, and none of the values', () => {
    const days = Array.from({ length: 92 }, (_, index) => ({ label: `Day ${index}`, value: index }));
    render(chart(days));
    for (const width of WIDTHS) {
      const labels = document.querySelectorAll(`[data-fits~='${width}']`);
      expect(labels.length).toBeGreaterThan(1);
      // A label of six characters takes more than three times its height.
      expect(labels.length).toBeLessThan(width / 3);
    }
    expect(drawn()).toHaveLength(92);
    expect(screen.getAllByRole('row')).toHaveLength(94);
  });

  it('compares with the target up to where the axis ends; a gap counts for nothing', () => {
    renderScreen(
      <ChartFrame
        title="Utilization"
        axes={['Month', 'Actual']}
        axisMax={10}
        target={6}
        bars={[
          { label: 'Oct', value: 4 },
          { label: 'Nov', value: null },
          { label: 'Dec', value: 7 },
        ]}
        formatAverage={(value) => value.toFixed(2)}
        empty="None yet."
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Utilization' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthActualTarget',
      'Oct46',
      'Nov–6',
      'Dec76',
      'Average5.50',
    ]);
    expect(drawn()).toEqual(['40%', '70%']);
    expect([dashedLine(), lineAt('target')]).toEqual(['45%', '40%']);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Dec: 7, 1 over target');
  });

  it('can be shown as the table alone', async () => {
    renderScreen(chart());
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(drawn()).toEqual([]);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show chart' })).toBeTruthy();
  });

  it('says why there is no data', () => {
    renderScreen(chart([]));
    expect(screen.getByText('None yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
