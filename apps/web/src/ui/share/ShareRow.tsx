import { Button } from 'antd';
import { CutText } from '../CutText.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './share.module.css';
import type { Choice, ShareOptions } from './share-options.ts';

type Props = {
  choice: Choice;
  giving: ShareOptions;
  given: boolean;
  busy: boolean;
  disabled: boolean;
  onGive: () => void;
};

export const ShareRow = ({ choice: { name, note }, giving, given, busy, disabled, onGive }: Props) => (
  <li>
    <span className={styles['named']}>
      <strong>
        <CutText text={name} />
      </strong>
      <small>{note}</small>
    </span>
    {given ? (
      <span className={styles['given']}>
        <Icon name="check" size={16} />
        {giving.given}
      </span>
    ) : (
      <Button
        size="small"
        loading={busy}
        disabled={disabled && !busy}
        aria-label={`${giving.give} ${name}`}
        onClick={onGive}
      >
        {giving.give}
      </Button>
    )}
  </li>
);
