import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './FindAnything.module.css';

const APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Props = { onOpen: () => void; inMenu?: boolean };

/** Looks like a search field and opens the palette; in the phone menu it is an ordinary entry. */
export const FindAnything = ({ onOpen, inMenu = false }: Props) => (
  <button
    type="button"
    className={`${styles['find']} ${inMenu ? styles['line'] : ''}`}
    aria-haspopup="dialog"
    aria-keyshortcuts="Meta+K Control+K"
    aria-label="Find anything"
    onClick={onOpen}
  >
    <Icon name="search" />
    <span className={styles['words']}>
      <span>Find anything</span>
      {!inMenu && <kbd>{APPLE ? '⌘K' : 'Ctrl K'}</kbd>}
    </span>
  </button>
);
