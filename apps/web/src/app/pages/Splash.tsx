import { shellTexts } from '@amberway/contract/shell/texts';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import styles from './pages.module.css';

/** Shown while the session or the code loads. It fades in after a delay, so that a quick start shows nothing. */
export const Splash = () => (
  <div className={styles['splash']} role="status" aria-label={`${shellTexts.product} is loading`}>
    <Mark size={48} />
  </div>
);
