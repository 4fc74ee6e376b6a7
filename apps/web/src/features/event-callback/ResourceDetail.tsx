import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from '../../kernel/router.ts';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { Comments } from '../comments/public.ts';
import { resourceQuery, ResourceSheet } from '../resources/public.ts';
import styles from './event-callback.module.css';
import { NotShown } from './NotShown.tsx';

/** One resource with its comments, opened by a deep link. */
export const ResourceDetail = ({ id }: { id: string }) => {
  const { role } = useMe();
  const resource = useQuery(resourceQuery(id));
  if (resource.isPending) return <ScreenSkeleton />;
  if (!resource.data) return <NotShown query={resource} instead="sharedResources" />;
  const staff = mayOpen('resource', role);
  return (
    <div className={styles['page']}>
      <PageHeading
        title={resource.data.name}
        over="Resource"
        actions={
          staff ? (
            <Link to={generatePath(SCREENS.resource.path, { id })}>Open in the library</Link>
          ) : (
            <Link to={SCREENS.sharedResources.path}>{SCREENS.sharedResources.title}</Link>
          )
        }
      />
      <SectionCard title="Details">
        <ResourceSheet resource={resource.data} shared={!staff} titled />
        <Comments contentId={id} />
      </SectionCard>
    </div>
  );
};
