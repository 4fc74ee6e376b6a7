import { useLayout } from '../layout.ts';
import { countText } from './count-text.ts';
import { DEFAULT_PAGE_SIZES } from './list-state.ts';
import styles from './ListFooter.module.css';
import { Pages } from './Pages.tsx';
import type { List } from './use-list-state.ts';

/** The position in the list, and the pagination. */
export const ListFooter = ({ list, count, more }: { list: List; count: number; more?: boolean | undefined }) => {
  const { mobile } = useLayout();
  const sizes = list.options.pageSizes ?? DEFAULT_PAGE_SIZES;
  // A page that goes on has one after it.
  const total = more ? count + 1 : count;
  const pages = Math.max(1, Math.ceil(total / list.pageSize));
  // A URL can contain a page after the last one.
  const page = Math.min(list.page, pages);
  const first = (page - 1) * list.pageSize + 1;
  return (
    <div className={styles['footer']}>
      <span>
        {count === 0 ? '0 of 0' : `${first}–${Math.min(count, page * list.pageSize)} of ${countText(count, more)}`}
      </span>
      <Pages
        page={page}
        pageSize={list.pageSize}
        count={total}
        sizes={sizes}
        jump={pages > 1 && !mobile}
        narrow={mobile}
        onChange={(next, size) => list.setPage(next, size)}
      />
    </div>
  );
};
