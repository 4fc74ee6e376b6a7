import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { TagList } from './TagList.tsx';

describe('tags', () => {
  it('cycle over five styles [B914]', () => {
    renderScreen(<TagList tags={['a', 'b', 'c', 'd', 'e', 'f']} />);
    const looks = screen.getAllByRole('listitem').map(({ className }) => className);
    expect(new Set(looks.slice(0, 5)).size).toBe(5);
    expect(looks[5]).toBe(looks[0]);
  });

  it('render no list when there are none', () => {
    const { container } = renderScreen(<TagList tags={[]} />);
    expect(container.querySelector('ul')).toBeNull();
  });
});
