import { Spin } from 'antd';
import { usePageTitle } from '../page-title.ts';
import styles from '../pages/pages.module.css';

/** Shown between two pages. */
export const Switching = ({ text }: { text: string }) => {
  usePageTitle(text);
  return (
    <div className={styles['message']} role="status">
      <Spin />
      <p>{text}</p>
    </div>
  );
};
