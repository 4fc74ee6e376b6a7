import { useState } from 'react';
import { flat, type ListControl, type Option, type Value } from './options.ts';

/** The label of a chosen value, also once a search elsewhere no longer offers it. */
export const useLabels = <V extends Value, O extends Option<V>>(options: ListControl<O>['options']) => {
  const [seen] = useState(() => new Map<V, string>());
  for (const { option } of flat(options)) seen.set(option.value, option.label);
  return (value: V): string | undefined => seen.get(value);
};
