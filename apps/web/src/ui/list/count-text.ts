import { numberText } from '@amberway/contract/kernel/number-text';

/** How many a list has, as far as it is counted. */
export const countText = (count: number, more = false, than = 'more than'): string =>
  more ? `${than} ${numberText(count)}` : String(count);
