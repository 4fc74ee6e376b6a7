import { usePageTitle } from '../../ui/pages/PageTitle.tsx';
import styles from '../pages/pages.module.css';
import { Spinner } from '../../ui/kit/Spinner.tsx';

export const OPENING_FAMILY = 'Opening the family’s view…';

/** Shown between two pages. */
export const Switching = ({ text }: { text: string }) => {
  usePageTitle(text);
  return (
    <div className={styles['message']} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
};
