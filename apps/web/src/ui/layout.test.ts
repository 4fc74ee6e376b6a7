import { describe, expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

describe('shell layout by width', () => {
  it('is the mobile one at 992 px or narrower [B050]', () => {
    expect(layoutFor(992).mobile).toBe(true);
    expect(layoutFor(993).mobile).toBe(false);
  });
  it('has the full header at 1042 px or wider [B051]', () => {
    expect(layoutFor(1041).fullHeader).toBe(false);
    expect(layoutFor(1042).fullHeader).toBe(true);
  });
  it('the tools of the full header are icons up to 1279 px, above the widths where labels were truncated', () => {
    expect(layoutFor(1279).headerLabels).toBe(false);
    expect(layoutFor(1280).headerLabels).toBe(true);
  });
  it('collapses the sidebar at 1042 px or less [B052]', () => {
    expect(layoutFor(1042).narrowSidebar).toBe(true);
    expect(layoutFor(1043).narrowSidebar).toBe(false);
  });
});
