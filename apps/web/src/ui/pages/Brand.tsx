import { shellTexts } from '@amberway/contract/shell/texts';
import { Mark } from '../illustrations/Mark.tsx';
import styles from './Brand.module.css';

export const Brand = () => (
  <p className={styles['brand']}>
    <Mark />
    {shellTexts.product}
  </p>
);
