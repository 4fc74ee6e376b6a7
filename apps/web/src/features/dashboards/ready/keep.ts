import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Generalisation } from '@amberway/contract/skills/graph/schemas';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { keepOnDevice } from '../../../kernel/ready/kept-view.ts';
import { generalisationQuery } from '../../skills/public.ts';
import { comingUpQuery, FIRST_NOTES, noteQuery, writtenNotesQuery } from '../../activity-notes/public.ts';

/** How many notes can be read without a network. */
const NOTES = 3;

const all = <T>(data: T): T => data;
type List = { data: readonly unknown[]; count: number };
const firstOf = ({ data, ...list }: List): List => ({
  ...list,
  data: data.slice(0, NOTES),
  count: Math.min(list.count, NOTES),
});

// What is stored stays in the cache as well: without a network it could not be loaded again.
const FOR_GOOD = { gcTime: Number.POSITIVE_INFINITY } as const;

const keep = (queryKey: QueryKey, part: (data: List) => List = all): void => keepOnDevice(hashKey(queryKey), part);

/** The sentences about the skills are read without a network, the map is not. */
const sentencesOf = (map: Generalisation): Generalisation => ({
  ...map,
  skills: map.skills.map((skill) => ({ ...skill, line: [], cells: [] })),
  people: [],
  places: [],
});

/** Loads the programme, the sentences about its skills and the latest notes of the child on the home, and stores them on this device. */
export const keepForReading = async (client: QueryClient, member: string): Promise<void> => {
  const [programme, sentences, upcoming, written] = [
    programmeQuery(member),
    generalisationQuery(member),
    comingUpQuery(member),
    writtenNotesQuery(member, FIRST_NOTES),
  ];
  keep(programme.queryKey);
  keepOnDevice(hashKey(sentences.queryKey), sentencesOf);
  keep(upcoming.queryKey);
  keep(written.queryKey, firstOf);
  await Promise.all([
    client.prefetchQuery({ ...programme, ...FOR_GOOD }),
    client.prefetchQuery({ ...sentences, ...FOR_GOOD }),
    client.prefetchQuery({ ...upcoming, ...FOR_GOOD }),
    client.prefetchQuery({ ...written, ...FOR_GOOD }),
  ]);
  const notes = client.getQueryData(written.queryKey)?.data.slice(0, NOTES) ?? [];
  await Promise.all(
    notes.map(({ _id }) => {
      keep(noteQuery(_id).queryKey);
      return client.prefetchQuery({ ...noteQuery(_id), ...FOR_GOOD });
    }),
  );
};
