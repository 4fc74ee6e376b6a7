import { theme } from 'antd';
import { expect, it } from 'vitest';
import { antdTheme } from './antd.ts';
import { MODES } from './modes.ts';
import { tokens } from './tokens.ts';

it.each(MODES)('Ant Design uses our colours in the %s theme, not shades it derives [B141]', (mode) => {
  const made = theme.getDesignToken(antdTheme(mode, 'comfortable'));
  const c = tokens.colour[mode];
  expect(made).toMatchObject({
    colorPrimary: c.primary,
    colorPrimaryHover: c.primaryHover,
    colorPrimaryActive: c.primaryActive,
    colorLink: c.link,
    colorLinkHover: c.linkHover,
    colorError: c.danger,
    colorSuccess: c.success,
    colorText: c.ink,
    colorTextPlaceholder: c.inkPlaceholder,
    colorBgContainer: c.surface,
    colorBorder: c.field,
  });
});

it('controls are 44 px high for families and 36 px for staff', () => {
  expect(theme.getDesignToken(antdTheme('light', 'comfortable')).controlHeight).toBe(44);
  expect(theme.getDesignToken(antdTheme('light', 'compact')).controlHeight).toBe(36);
});

it('calm modes have no motion', () => {
  expect(MODES.filter((mode) => theme.getDesignToken(antdTheme(mode, 'compact')).motion)).toEqual(['light', 'dark']);
});
