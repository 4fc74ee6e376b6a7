import { useEffect, useEffectEvent } from 'react';
import { fileSrc } from '../../../kernel/file-src.ts';
import { useCan } from '../../../kernel/queries/me.ts';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { DoneButton } from './DoneButton.tsx';
import { ItemHeading } from './ItemHeading.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './item.module.css';
import { useSaveProgress } from './use-progress.ts';

export const BlogItem = ({ item, whole }: ItemProps<'blog'>) => {
  const may = useCan('learning', 'write');
  // Opening a blog marks it as begun. A failure is ignored.
  const { save } = useSaveProgress('blog', item._id, () => undefined);
  const begin = useEffectEvent(() => {
    if (may && item.state === 'new') void save({ seconds: 0 });
  });
  useEffect(() => begin(), [item._id]);
  return (
    <article className={styles['page']}>
      <ItemHeading item={item}>
        {`By ${whole.author.name} · `}
        <ViewerTime at={whole.createdAt} day />
      </ItemHeading>
      <img className={styles['picture']} src={fileSrc(whole.thumbnail, 800)} alt="" />
      <div className={styles['body']}>
        <RichTextView html={whole.body} />
      </div>
      <DoneButton item={{ ...item, kind: 'blog' }} />
    </article>
  );
};
