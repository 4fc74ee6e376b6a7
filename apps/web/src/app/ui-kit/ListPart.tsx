import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { CONTENT_STATUSES } from '@amberway/contract/shell/texts';
import { newKey } from '../../kernel/new-key.ts';
import { formatDate } from '../../ui/dates.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { ListColumn } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { localList } from '../../ui/list/local-list.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import { makeVideos, type SampleVideo } from './sample-videos.ts';
import { Select } from '../../ui/select/Select.tsx';
import { TagSelect } from '../../ui/select/TagSelect.tsx';

const SLICE = 'kit-videos';
const OPTIONS = {
  tabs: ['All', ...CONTENT_STATUSES],
  filters: ['author'],
  pageSizes: [10, 50, 200],
} as const;
const body = z.object({
  title: z.string().trim().min(1, 'Please input title!').max(80, 'At most 80 characters.'),
  pathway: z.string({ error: 'Please select sub category!' }).min(1, 'Please select sub category!'),
  status: z.enum(CONTENT_STATUSES),
  tags: z.array(z.string()).max(3, 'At most 3 tags.'),
});

const TONES = { Published: 'good', Draft: 'plain', Archived: 'warn' } as const;
type Body = z.output<typeof body>;

const COLUMNS: readonly ListColumn<SampleVideo>[] = [
  { key: 'title', title: 'Title', text: (row) => row.title, sortable: true },
  { key: 'pathway', title: 'Pathway', text: (row) => row.pathway },
  { key: 'author', title: 'Author', text: (row) => row.author, sortable: true },
  {
    key: 'status',
    title: 'Status',
    text: (row) => row.status,
    render: (row) => <StatusTag tone={TONES[row.status]}>{row.status}</StatusTag>,
  },
  {
    key: 'tags',
    title: 'Tags',
    text: (row) => row.tags.join(', '),
    render: (row) => <TagList tags={row.tags} />,
    wideOnly: true,
  },
  { key: 'updatedAt', title: 'Updated', text: (row) => formatDate(row.updatedAt), sortable: true },
];

export const ListPart = () => {
  const client = useQueryClient();
  const list = useListState(OPTIONS);
  const record = useRecordUrl();
  const [videos, setVideos] = useState(() => makeVideos(214));
  const whole = useQuery({ queryKey: [SLICE, videos], queryFn: () => videos, initialData: videos });
  const remove = useDelete();
  const data = localList(
    whole,
    list,
    {
      textOf: (row) => `${row.title} ${row.author}`,
      filter: (row, { tab, filters }) =>
        (tab === 'All' || row.status === tab) && (!filters['author']?.length || filters['author'].includes(row.author)),
      compare: {
        title: (a, b) => a.title.localeCompare(b.title),
        author: (a, b) => a.author.localeCompare(b.author),
        updatedAt: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
      },
    },
    () => void client.invalidateQueries({ queryKey: [SLICE] }),
  );
  const opened = videos.find(({ _id }) => _id === record.open?.id);
  const setStatus = (rows: readonly SampleVideo[], status: SampleVideo['status']) =>
    setVideos(videos.map((video) => (rows.includes(video) ? { ...video, status, version: video.version + 1 } : video)));

  return (
    <>
      <ListPage<SampleVideo>
        title="Videos"
        noun={['video', 'videos']}
        data={data}
        list={list}
        columns={COLUMNS}
        idOf={(row) => row._id}
        nameOf={(row) => row.title}
        hrefOf={(row) => record.href('View', row._id)}
        toneOf={(row) => (row.status === 'Archived' ? 'faded' : undefined)}
        tabs={OPTIONS.tabs.map((key) => ({ key, label: key }))}
        search={{ placeholder: 'Search videos' }}
        filters={[
          {
            key: 'author',
            label: 'Author',
            options: ['Mia Okafor', 'Sam Reid', 'Lin Zhao'].map((value) => ({ value, label: value })),
          },
        ]}
        actionsOf={() => [
          { key: 'edit', label: 'Edit', icon: 'edit', onRun: (row) => record.show('Edit', row._id) },
          {
            key: 'delete',
            label: 'Delete',
            icon: 'trash',
            danger: true,
            onRun: (row) =>
              remove({
                noun: 'video',
                name: row.title,
                onYes: async () => {
                  setVideos(videos.filter((video) => video !== row));
                  return row;
                },
                done: 'Video deleted successfully',
                undo: () => setVideos(videos),
              }),
          },
        ]}
        bulk={[
          { key: 'publish', label: 'Publish', onRun: (rows) => setStatus(rows, 'Published') },
          { key: 'archive', label: 'Archive', onRun: (rows) => setStatus(rows, 'Archived') },
        ]}
        export={{ name: 'videos' }}
        actions={
          <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => record.show('Create')}>
            Add video
          </Button>
        }
        empty={{ why: 'Videos appear here once someone adds one.' }}
      />
      <FormDrawer<Body, Body>
        at={record}
        noun="video"
        schema={body}
        stored={
          record.open?.mode === 'Create'
            ? { values: { status: 'Draft', tags: [] } }
            : opened && { values: { ...opened }, version: opened.version }
        }
        editable
        save={async (next, { version }) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          setVideos(
            opened
              ? videos.map((video) => (video === opened ? { ...video, ...next, version: (version ?? 0) + 1 } : video))
              : [{ ...makeVideos(1)[0], ...next, _id: newKey() } as SampleVideo, ...videos],
          );
        }}
        saved="Video saved successfully"
        slices={[SLICE]}
        fields={
          <>
            <FormField<Body> name="title" label="Title">
              <Input />
            </FormField>
            <FormField<Body> name="pathway" label="Sub category">
              <Select
                placeholder="Select one"
                options={[...new Set(videos.map(({ pathway }) => pathway))].map((value) => ({ value, label: value }))}
              />
            </FormField>
            <FormField<Body> name="tags" label="Tags" hint="Up to three.">
              <TagSelect tags={['visual', 'home', 'school', 'words']} />
            </FormField>
            <FormField<Body> name="status" label="Status">
              <Select options={CONTENT_STATUSES.map((value) => ({ value, label: value }))} />
            </FormField>
          </>
        }
      />
    </>
  );
};
