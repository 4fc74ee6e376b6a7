import { PRODUCT } from '@amberway/contract/shell/product';
import { Mark } from '../illustrations/Mark.tsx';
import styles from './Brand.module.css';

export const Brand = () => (
  <p className={styles['brand']}>
    <Mark />
    {PRODUCT}
  </p>
);
