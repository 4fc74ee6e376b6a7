import type { FieldControl } from '../select/options.ts';

/** What a form gives to a picker. */
export type PickControl = Omit<FieldControl, 'onBlur'> & {
  value?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** An absent property and one that is undefined differ for the library. */
export const controlOf = (control: Omit<FieldControl, 'onBlur'>): { id?: string; disabled?: boolean } =>
  Object.fromEntries(Object.entries(control).filter(([, value]) => value !== undefined));

export const MINUTE_STEP = 5;
