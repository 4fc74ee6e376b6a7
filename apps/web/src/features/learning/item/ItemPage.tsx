import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LearningKind } from '@amberway/contract/learning/kinds';
import { screenTitle } from '@amberway/contract/shell/routes';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import type { Opened } from '../address.ts';
import { itemQuery } from '../queries.ts';
import { wholeQuery } from './whole-query.ts';
import { BlogItem } from './BlogItem.tsx';
import { CourseItem } from './CourseItem.tsx';
import { Gone } from './Gone.tsx';
import type { ItemProps } from './item-props.ts';
import { ShortItem } from './ShortItem.tsx';
import { VideoItem } from './VideoItem.tsx';
import { WorkshopItem } from './WorkshopItem.tsx';

const PAGES: { [K in LearningKind]: ComponentType<ItemProps<K>> } = {
  course: CourseItem,
  video: VideoItem,
  short: ShortItem,
  blog: BlogItem,
  workshop: WorkshopItem,
};

/** One item of the library, once both are loaded: its content and the reader's progress. */
export const ItemPage = ({ kind, id }: Opened) => {
  const { role } = useMe();
  const item = useQuery(itemQuery(kind, id));
  const whole = useQuery(wholeQuery(kind, id));
  if (item.data && whole.data) {
    // Both were requested with the same kind.
    const Page = PAGES[kind] as ComponentType<ItemProps<LearningKind>>;
    return <Page item={item.data} whole={whole.data} />;
  }
  const error = item.error ?? whole.error;
  if (!error) return <ScreenSkeleton />;
  if (isRejectedWith(error, 404)) return <Gone />;
  const again = () => void Promise.all([item.refetch(), whole.refetch()]);
  return (
    <>
      <PageHeading title={screenTitle('learning', role)} />
      <LoadFailure error={error} onRetry={again} busy={item.isFetching || whole.isFetching} />
    </>
  );
};
