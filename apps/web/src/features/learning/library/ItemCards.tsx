import { Link } from '../../../kernel/router.ts';
import { LEARNING_KINDS } from '@amberway/contract/learning/kinds';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { KIND_NAMES } from '@amberway/contract/learning/texts';
import type { RowsProps } from '../../../ui/list/ListTable.tsx';
import styles from '../learning.module.css';
import { learningLabels } from '../labels.ts';
import { ALL_KINDS } from './filter-keys.ts';
import { ItemCard } from './ItemCard.tsx';

/** A gallery; with all kinds shown, each has its own heading. */
export const ItemCards = ({ rows, list }: RowsProps<LearningItem>) => {
  const all = list.tab === ALL_KINDS;
  return (
    <div className={styles['groups']}>
      {LEARNING_KINDS.map((kind) => {
        const items = rows.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        const [, many] = KIND_NAMES[kind];
        return (
          <section key={kind} aria-label={many}>
            {all && (
              <div className={styles['groupHead']}>
                <h2>{many}</h2>
                <Link to={list.tabHref(kind)}>{learningLabels.seeAll(many)}</Link>
              </div>
            )}
            <ul className={styles['cards']}>
              {items.map((item) => (
                <ItemCard key={item._id} item={item} under={all ? 'h3' : 'h2'} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
