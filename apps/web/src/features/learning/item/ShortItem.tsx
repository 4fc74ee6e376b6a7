import { Link, useSearchParams } from '../../../kernel/router.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { withOpen } from '../address.ts';
import { Thumbnail } from '../library/Thumbnail.tsx';
import { learningLabels } from '../labels.ts';
import { ItemHeading } from './ItemHeading.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './item.module.css';
import { Watch } from './Watch.tsx';

export const ShortItem = ({ item, whole }: ItemProps<'short'>) => {
  const [params] = useSearchParams();
  return (
    <div className={styles['page']}>
      <ItemHeading item={item} />
      <Watch item={{ ...item, kind: 'short' }} link={whole.videoLink} poster={whole.thumbnail} />
      {whole.relatedShorts.length > 0 && (
        <SectionCard title={learningLabels.related}>
          <ul className={styles['lessons']}>
            {whole.relatedShorts.map(({ _id, name, thumbnail }) => (
              <li key={_id}>
                <Thumbnail src={thumbnail} kind="short" />
                <span className={styles['lesson']}>
                  <Link to={withOpen(params, { kind: 'short', id: _id })}>{name}</Link>
                </span>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </div>
  );
};
