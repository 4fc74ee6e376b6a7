import { resourceTexts } from '@amberway/contract/resources/texts';
import { Switch } from '../../ui/kit/Switch.tsx';
import styles from './resources.module.css';
import type { ResourceActions } from './use-resource-actions.ts';

/** Administrators decide whether what coaches add waits for a review. */
export const ReviewSwitch = ({ review }: { review: ResourceActions['review'] }) =>
  review.maySwitch && (
    <label className={styles['review']}>
      <Switch checked={review.isOn} onChange={review.set} aria-label={resourceTexts.review} />
      {resourceTexts.review}
    </label>
  );
