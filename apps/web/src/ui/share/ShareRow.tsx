import { CutText } from '../CutText.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './share.module.css';
import type { Choice, ShareOptions } from './share-options.ts';
import { Button } from '../kit/Button.tsx';

type Props = {
  choice: Choice;
  options: ShareOptions;
  shared: boolean;
  disabled: boolean;
};

export const ShareRow = ({ choice: { id, name, note }, options, shared, disabled }: Props) => (
  <li>
    <span className={styles['named']}>
      <strong>
        <CutText text={name} />
      </strong>
      <small>{note}</small>
    </span>
    {shared ? (
      <span className={styles['shared']}>
        <Icon name="check" size={16} />
        {options.shared}
      </span>
    ) : (
      <Button
        size="small"
        busy={options.pending === id}
        disabled={disabled && options.pending !== id}
        aria-label={`${options.shareOne} ${name}`}
        onClick={() => options.onShare(id)}
      >
        {options.shareOne}
      </Button>
    )}
  </li>
);
