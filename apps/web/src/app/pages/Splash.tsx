import { shellTexts } from '@amberway/contract/shell/texts';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import styles from './pages.module.css';

/** While the session or the code is on its way. It fades in late, so that a quick start shows nothing at all. */
export const Splash = () => (
  <div className={styles['splash']} role="status" aria-label={`${shellTexts.product} is loading`}>
    <Mark size={48} />
  </div>
);
