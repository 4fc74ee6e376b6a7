import { type MappingAlgorithm, theme, type ThemeConfig } from 'antd';
import { antdComponents } from './antd-components.ts';
import { type Density, isCalm, isDark, type Mode } from './modes.ts';
import { tokens } from './tokens.ts';

/** Both algorithms derive shades from the seeds, and the dark one changes the seeds too: ours are set again. */
const algorithmFor = (mode: Mode): MappingAlgorithm => {
  const derive = isDark(mode) ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const c = tokens.colour[mode];
  return (seed, map) => ({
    ...derive(seed, map),
    colorPrimary: c.primary,
    colorSuccess: c.success,
    colorError: c.danger,
    colorWarning: c.warning,
    colorInfo: c.info,
    colorLink: c.link,
  });
};

// Ant Design caches by function identity, so each mode has one function.
const ALGORITHMS: Record<Mode, MappingAlgorithm> = {
  light: algorithmFor('light'),
  dark: algorithmFor('dark'),
  lightCalm: algorithmFor('lightCalm'),
  darkCalm: algorithmFor('darkCalm'),
};

/**
 * Ant Design with our design tokens. Colours it would derive itself (hover, active, soft backgrounds) are all
 * set, since its derivations of our orange fall below readable contrast.
 */
export const antdTheme = (mode: Mode, density: Density, font: keyof typeof tokens.font = 'standard'): ThemeConfig => {
  const c = tokens.colour[mode];
  const { control, text } = tokens.density[density];
  const { radius } = tokens;
  return {
    algorithm: ALGORITHMS[mode],
    token: {
      fontFamily: tokens.font[font],
      fontSize: text,
      fontSizeSM: tokens.text.small,
      fontSizeLG: tokens.text.body,
      fontSizeHeading1: tokens.text.display,
      fontSizeHeading2: tokens.text.heading,
      fontSizeHeading3: tokens.text.title,
      fontSizeHeading4: tokens.text.body,
      fontWeightStrong: 650,
      controlHeight: control,
      controlHeightSM: Math.max(28, control - 8),
      controlHeightLG: Math.max(44, control),
      borderRadius: radius.medium,
      borderRadiusSM: radius.small,
      borderRadiusXS: radius.small,
      borderRadiusLG: radius.large,
      wireframe: false,
      motion: !isCalm(mode),

      colorPrimary: c.primary,
      colorPrimaryHover: c.primaryHover,
      colorPrimaryActive: c.primaryActive,
      colorPrimaryText: c.link,
      colorPrimaryTextHover: c.linkHover,
      colorPrimaryTextActive: c.linkHover,
      colorPrimaryBg: c.soft,
      colorPrimaryBgHover: c.soft,
      colorPrimaryBorder: c.softLine,
      colorPrimaryBorderHover: c.accent,
      colorTextLightSolid: c.onPrimary,
      colorLink: c.link,
      colorLinkHover: c.linkHover,
      colorLinkActive: c.linkHover,

      colorText: c.ink,
      colorTextHeading: c.ink,
      colorTextSecondary: c.inkSecondary,
      colorTextDescription: c.inkSecondary,
      colorTextLabel: c.ink,
      colorTextTertiary: c.inkPlaceholder,
      colorTextPlaceholder: c.inkPlaceholder,
      colorTextDisabled: c.inkPlaceholder,
      colorIcon: c.inkSecondary,
      colorIconHover: c.ink,

      colorBgBase: c.surface,
      colorBgLayout: c.page,
      colorBgContainer: c.surface,
      colorBgElevated: c.overlay,
      colorBgContainerDisabled: c.fieldDisabled,
      colorBgSpotlight: c.inverse,
      colorBgMask: c.scrim,
      colorFillSecondary: c.sunken,
      colorFillTertiary: c.sunken,
      colorFillQuaternary: c.sunken,
      colorBorder: c.field,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      controlItemBgHover: c.sunken,
      controlItemBgActive: c.soft,
      controlItemBgActiveHover: c.soft,
      controlOutline: 'transparent',

      colorSuccess: c.success,
      colorSuccessHover: c.success,
      colorSuccessText: c.success,
      colorSuccessBg: c.successSoft,
      colorSuccessBorder: c.success,
      colorError: c.danger,
      colorErrorHover: c.dangerHover,
      colorErrorActive: c.dangerHover,
      colorErrorBorderHover: c.dangerHover,
      colorErrorText: c.danger,
      colorErrorTextHover: c.dangerHover,
      colorErrorBg: c.dangerSoft,
      colorErrorBgHover: c.dangerSoft,
      colorErrorBorder: c.danger,
      colorWarning: c.warning,
      colorWarningHover: c.warning,
      colorWarningText: c.warning,
      colorWarningBg: c.warningSoft,
      colorWarningBorder: c.warning,
      colorInfo: c.info,
      colorInfoHover: c.info,
      colorInfoText: c.info,
      colorInfoBg: c.infoSoft,
      colorInfoBorder: c.info,

      boxShadow: tokens.shadow.overlay,
      boxShadowSecondary: tokens.shadow.overlay,
      boxShadowTertiary: 'none',
      lineWidthFocus: tokens.focus.width,
    },
    components: antdComponents(mode, density),
  };
};
