import type { LearningItem } from '@amberway/contract/learning/schemas';
import { useCan } from '../../kernel/queries/me.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './learning.module.css';
import { useFavourite } from './use-favourite.ts';

/** The star of one item. In a family's view, staff see its stars but cannot change them. */
export const FavouriteButton = ({ item }: { item: LearningItem }) => {
  const may = useCan('learning', 'write');
  const { isFavourite, toggle } = useFavourite(item);
  if (!may && !isFavourite) return null;
  return (
    <span className={styles['star']}>
      <IconButton
        icon="star"
        size={20}
        label={isFavourite ? `Remove ${item.title} from favorites` : `Add ${item.title} to favorites`}
        pressed={isFavourite}
        disabled={!may}
        onClick={toggle}
      />
    </span>
  );
};
