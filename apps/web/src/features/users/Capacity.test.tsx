import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shellTexts } from '@amberway/contract/shell/texts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Capacity } from './Capacity.tsx';

const isMarked = () => document.querySelector('[data-over]') !== null;

describe('clients and capacity in the sidebar', () => {
  it('the sidebar shows clients and capacity with their labels [B044 T032 T033]', () => {
    renderScreen(<Capacity clients={5} capacity={8} />);
    const names = screen.getAllByRole('term').map((term) => term.textContent);
    expect(names).toEqual([shellTexts.currentClients, shellTexts.totalCapacity]);
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['5', '8']);
    expect(isMarked()).toBe(false);
  });
  it('a count above capacity is marked, with the excess as text [B437]', () => {
    renderScreen(<Capacity clients={11} capacity={8} />);
    expect(isMarked()).toBe(true);
    expect(screen.getByText('3 above capacity')).toBeTruthy();
  });
  it('a count at the capacity, or without one, is not above it [B437]', () => {
    renderScreen(<Capacity clients={8} capacity={8} />);
    renderScreen(<Capacity clients={40} capacity={null} />);
    expect(isMarked()).toBe(false);
    expect(screen.queryByText(/above/)).toBeNull();
  });
  it('a compact count above capacity has a text alternative [B437]', () => {
    renderScreen(<Capacity clients={11} capacity={8} collapsed />);
    expect(screen.getByText('11/8').getAttribute('aria-label')).toContain('3 above capacity');
  });
});
