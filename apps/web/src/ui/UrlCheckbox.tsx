import { type ReactNode, startTransition, useOptimistic } from 'react';
import { Checkbox } from './kit/Checkbox.tsx';

type Props = {
  checked: boolean;
  onChange: (on: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A box for something in the URL: it shows the press at once, while the page for it is still rendering. */
export const UrlCheckbox = ({ checked, onChange, ...rest }: Props) => {
  const [shown, show] = useOptimistic(checked);
  return (
    <Checkbox
      {...rest}
      checked={shown}
      onChange={({ target: { checked: on } }) =>
        startTransition(() => {
          show(on);
          onChange(on);
        })
      }
    />
  );
};
