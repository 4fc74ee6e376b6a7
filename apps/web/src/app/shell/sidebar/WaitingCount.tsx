import { waitingText } from '@amberway/contract/waiting/kinds';
import { classNames } from '../../../ui/kit/class-names.ts';
import styles from './Waiting.module.css';

type Props = {
  /** Undefined while it is loaded: the place stays the same. */
  count: number | undefined;
  /** Beside the name of something else, screen readers need the name of what is counted. */
  name?: string;
  quiet?: boolean;
};

export const WaitingCount = ({ count, name, quiet = false }: Props) => (
  <span className={classNames(styles['count'], quiet && styles['quiet'], !count && styles['zero'])}>
    {count === undefined ? '–' : waitingText(count)}
    {name && <span className="visually-hidden">{` ${name}`}</span>}
  </span>
);
