import type { Resource } from '@amberway/contract/resources/schemas';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from '../resources.module.css';
import type { ResourceActions } from '../use-resource-actions.ts';

type Props = { resource: Resource; actions: ResourceActions };

/** The user's own star. */
export const StarButton = ({ resource, actions }: Props) => (
  <button
    type="button"
    className={styles['turn']}
    data-kind="star"
    aria-pressed={actions.isStarred(resource._id)}
    aria-label={`Favourite ${resource.name}`}
    onClick={() => void actions.star(resource)}
  >
    <Icon name="star" size={18} />
  </button>
);

/** The flag, visible to everyone. Its creator gets a mail, so the button is disabled while a request is pending. */
export const FlagButton = ({ resource, actions }: Props) => (
  <button
    type="button"
    className={styles['turn']}
    data-kind="flag"
    disabled={actions.flagging === resource._id}
    aria-pressed={resource.flagged ?? false}
    aria-label={`Flag ${resource.name}`}
    onClick={() => void actions.flag(resource)}
  >
    <Icon name="flag" size={18} />
  </button>
);
