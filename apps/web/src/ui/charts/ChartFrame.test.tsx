import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const WIDTH = 600;
const HEIGHT = 300;
// The test DOM has no layout, and a chart without a size draws nothing.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT));
});
const heightOf = (element: Element) => Number(element.getAttribute('height'));
/** The bars at the moment they appear: which series, and their share of the axis. */
const drawn = async () => {
  const bars = await waitFor(() => {
    const found = [...document.querySelectorAll('.recharts-bar-rectangle path')];
    expect(found.length).toBeGreaterThan(0);
    return found.map((bar) => ({ name: bar.getAttribute('name'), height: heightOf(bar) }));
  });
  const plot = heightOf(document.querySelector('clipPath rect') as Element);
  return bars.map(({ name, height }) => `${name} ${(height / plot).toFixed(2)}`);
};
const averageLine = () => document.querySelector('.recharts-reference-line-line')?.getAttribute('y');

const BARS = [
  { label: 'Oct', value: 4 },
  { label: 'Nov', value: 8 },
];
const chart = (bars = BARS) => (
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

  it('draws without animation in calm mode, and hides the drawing from screen readers', async () => {
    renderScreen(chart());
    // Animated bars would start at zero.
    expect(await drawn()).toEqual(['Value 0.50', 'Value 1.00']);
    expect(averageLine()).toBe('6');
    expect(document.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('draws each bar beside its target up to the end of the axis, and leaves gaps out of the average', async () => {
    renderScreen(
      <ChartFrame
        title="Utilization"
        axes={['Month', 'Actual']}
        names={['Actual', 'Target']}
        axisMax={10}
        bars={[
          { label: 'Oct', value: 4, target: 6 },
          { label: 'Nov', value: null, target: 6 },
          { label: 'Dec', value: 7, target: null },
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
      'Dec7–',
      'Average5.50',
    ]);
    expect(await drawn()).toEqual(['Actual 0.40', 'Actual 0.70', 'Target 0.60', 'Target 0.60']);
    expect(averageLine()).toBe('5.5');
  });

  it('can be shown as the table alone', async () => {
    renderScreen(chart());
    await drawn();
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(document.querySelector('.recharts-wrapper')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show chart' })).toBeTruthy();
  });

  it('says why there is no data', () => {
    renderScreen(chart([]));
    expect(screen.getByText('None yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
