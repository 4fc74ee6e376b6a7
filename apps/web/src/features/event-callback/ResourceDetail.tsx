import { useQuery } from '@tanstack/react-query';
import { getResource } from '@amberway/contract/resources/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { fileSrc } from '../../kernel/file-src.ts';
import { Facts } from '../../ui/Facts.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import styles from './event-callback.module.css';

const resourceQuery = (id: string) => ({
  queryKey: ['resources', 'details', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(getResource, { params: { id } }, { signal })).data,
});

/** One resource to read and open, as a deep link leads to it. */
export const ResourceDetail = ({ id }: { id: string }) => {
  const resource = useQuery(resourceQuery(id));
  if (resource.isPending) return <ScreenSkeleton />;
  if (!resource.data) {
    return (
      <>
        <PageHeading title={SCREENS.eventCallback.title} />
        <LoadFailure error={resource.error} onRetry={() => void resource.refetch()} busy={resource.isFetching} />
      </>
    );
  }
  const { name, description, type, objective, creatorInfo, file, fileName, isLink } = resource.data;
  return (
    <div className={styles['page']}>
      <PageHeading
        title={name}
        over="Resource"
        actions={
          <a href={isLink ? file : fileSrc(file)} target="_blank" rel="noreferrer">
            {isLink ? 'Open link' : `Open ${fileName ?? 'file'}`}
          </a>
        }
      />
      <SectionCard title="Details">
        <Facts
          facts={[
            { label: 'Type', value: type.name },
            { label: 'Created by', value: fullName(creatorInfo) },
            { label: 'Categories', value: <TagList tags={objective.map((one) => one.name)} label="Categories" /> },
            { label: 'Description', value: description },
          ]}
        />
      </SectionCard>
    </div>
  );
};
