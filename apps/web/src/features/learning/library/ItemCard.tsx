import { Link, useSearchParams } from '../../../kernel/router.ts';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { KIND_NAMES } from '@amberway/contract/learning/texts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { withOpen } from '../address.ts';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { HowFar } from '../HowFar.tsx';
import styles from '../learning.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = { item: LearningItem; under: 'h2' | 'h3' };

export const ItemCard = ({ item, under: Heading }: Props) => {
  const [params] = useSearchParams();
  const { kind, _id, title, labels, startsAt } = item;
  return (
    <li className={styles['card']}>
      <Thumbnail src={item.thumbnail} kind={kind} />
      <div className={styles['about']}>
        <p className={styles['kind']}>
          <Icon name={kind} size={14} />
          {KIND_NAMES[kind][0]}
        </p>
        <Heading className={styles['title']}>
          <Link to={withOpen(params, { kind, id: _id })}>{title}</Link>
        </Heading>
        {startsAt && (
          <p className={styles['small']}>
            <ViewerTime at={startsAt} />
          </p>
        )}
        {labels.length > 0 && <p className={styles['small']}>{labels.join(' · ')}</p>}
        <HowFar item={item} />
      </div>
      <FavouriteButton item={item} />
    </li>
  );
};
