import type { FieldControl } from '../select/options.ts';

/** The props a form passes to a picker. */
export type PickControl = Omit<FieldControl, 'onBlur'> & {
  value?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** Ant Design distinguishes an absent property from an undefined one. */
export const controlOf = (control: Omit<FieldControl, 'onBlur'>): { id?: string; disabled?: boolean } =>
  Object.fromEntries(Object.entries(control).filter(([, value]) => value !== undefined));

export const MINUTE_STEP = 5;
