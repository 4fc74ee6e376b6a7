import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import styles from './letter.module.css';

type Props = {
  icon: IconName;
  /** At the end of the row: what a press does. */
  sign: IconName;
  title: string;
  about: string;
  /** The verb before the title, for screen readers: 'Download'. */
  verb?: string;
  href?: string;
  onPress?: () => void;
  expanded?: boolean;
};

/** A file or a recording; the whole row is pressed. */
export const ThingRow = ({ icon, sign, title, about, verb, href, onPress, expanded }: Props) => {
  const content = (
    <>
      <span className={styles['square']}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles['what']}>
        <b>
          {verb && <span className="visually-hidden">{`${verb} `}</span>}
          {title}
        </b>
        <small>{about}</small>
      </span>
      <span className={styles['sign']} data-screen-only>
        <Icon name={sign} size={20} />
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <a className={styles['thing']} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <button type="button" className={styles['thing']} aria-expanded={expanded} onClick={onPress}>
      {content}
    </button>
  );
};
