import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { useOpenFile } from '../../resources/public.ts';
import { ThingRow } from './ThingRow.tsx';

type Resource = NonNullable<NoteDetails['resourceObject']>;

/** 'PDF, to download' */
const aboutOf = ({ isLink, fileName, file }: Resource): string => {
  if (isLink) return 'Opens in a new tab';
  const kind = /\.([a-z\d]{2,5})$/i.exec(fileName ?? file)?.[1];
  return kind ? `${kind.toUpperCase()}, to download` : 'To download';
};

/** The resource of a note: a file is downloaded, a page is opened. */
export const AttachedFile = ({ resource }: { resource: Resource }) => {
  const open = useOpenFile();
  const { name, file, isLink } = resource;
  return (
    <ThingRow
      icon="document"
      sign={isLink ? 'link' : 'download'}
      verb={isLink ? 'Open' : 'Download'}
      title={name}
      about={aboutOf(resource)}
      onPress={() => void open({ file, isLink })}
    />
  );
};
