import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const drawn = vi.fn();
vi.mock('./BarsWithAverage.tsx', () => ({
  BarsWithAverage: (props: object) => {
    drawn(props);
    return <p>drawn</p>;
  },
}));

const BARS = [
  { label: 'Oct', value: 4 },
  { label: 'Nov', value: 8 },
];
const chart = (bars = BARS) => (
  <ChartFrame title="Sessions" axes={['Month', 'Sessions']} bars={bars} empty="None yet." />
);

describe('chart frame', () => {
  it('says the same numbers and their average in a table', () => {
    renderScreen(chart());
    const table = within(screen.getByRole('table', { name: 'Sessions' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthSessions',
      'Oct4',
      'Nov8',
      'Average6',
    ]);
  });

  it('draws without motion in calm mode, and hides the drawing from screen readers', async () => {
    renderScreen(chart());
    const picture = await screen.findByText('drawn');
    expect(picture.closest('[aria-hidden=true]')).not.toBeNull();
    expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ average: 6, still: true }));
  });

  it('sets each bar beside its target, up to where the axis ends; a gap counts for nothing', async () => {
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
    await screen.findByText('drawn');
    expect(drawn).toHaveBeenLastCalledWith(
      expect.objectContaining({ average: 5.5, axisMax: 10, names: ['Actual', 'Target'] }),
    );
  });

  it('can be shown as the table alone', async () => {
    renderScreen(chart());
    await screen.findByText('drawn');
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(screen.queryByText('drawn')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show chart' })).toBeTruthy();
  });

  it('says why there is nothing to draw', () => {
    renderScreen(chart([]));
    expect(screen.getByText('None yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
