import type { FieldControl } from '../select/options.ts';

/** The props a form passes to a picker. */
export type PickControl = Omit<FieldControl, 'onBlur'> & {
  value?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

export const MINUTE_STEP = 5;
