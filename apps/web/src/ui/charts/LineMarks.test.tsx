import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LineMarks, pathOf } from './LineMarks.tsx';
import { scaleOf } from './scale.ts';
import { Sparkline } from './Sparkline.tsx';

const barsOf = (values: readonly (number | null)[]) => values.map((value, index) => ({ label: String(index), value }));

describe('line', () => {
  it('goes from value to value and is interrupted by a gap', () => {
    expect(pathOf([0, 5, null, 10], scaleOf([10]))).toBe('M12.50 100.00L37.50 50.00M87.50 0.00');
    expect(pathOf([], scaleOf([]))).toBe('');
  });

  it('has dots for few values; of many only one without neighbours has', () => {
    const dots = (values: (number | null)[]) => {
      const { container, unmount } = render(
        <svg>
          <LineMarks bars={barsOf(values)} scale={scaleOf([9])} at={null} />
        </svg>,
      );
      const places = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'));
      unmount();
      return places;
    };
    expect(dots([4])).toEqual(['50%']);
    expect(dots([4, null, 9, 8])).toEqual(['12.5%', '62.5%', '87.5%']);
    expect(dots(Array.from({ length: 40 }, (_, index) => (index === 1 ? null : 3)))).toEqual(['1.25%']);
  });

  it('ends in dashes and a hollow dot at a month that goes on', () => {
    const bars = [...barsOf([2, 4]), { label: 'Nov', value: 3, soFar: 'so far' }];
    const { container } = render(
      <svg>
        <LineMarks bars={bars} scale={scaleOf([4])} at={null} />
      </svg>,
    );
    const [line, dashed] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(line).toBe('M16.67 50.00L50.00 0.00');
    expect(dashed).toBe('M50.00 0.00L83.33 25.00');
    expect(container.querySelectorAll('circle[data-open]')).toHaveLength(1);
  });

  it('as small as a word says its name and its values; without values there is none', () => {
    const { rerender } = render(<Sparkline name="Sessions" values={[3, null, 5]} format={(value) => `${value} h`} />);
    expect(screen.getByRole('img', { name: 'Sessions: 3 h, 5 h' })).toBeTruthy();
    rerender(<Sparkline name="Sessions" values={[null]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
