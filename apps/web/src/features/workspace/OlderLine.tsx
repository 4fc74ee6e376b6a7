import { unfinishedTexts as texts } from '@amberway/contract/activity-notes/unfinished-texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Link } from '../../kernel/router.ts';
import { UNFINISHED_PARAM } from './note-line.ts';
import styles from './today.module.css';

/** One line, however many there are. */
export const OlderLine = ({ count }: { count: number }) =>
  count > 0 && (
    <p className={styles['more']}>
      {texts.older(count)} <Link to={`${SCREENS.home.path}?${UNFINISHED_PARAM}=older`}>{texts.olderAction}</Link>
    </p>
  );
