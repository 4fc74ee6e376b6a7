import { Button } from 'antd';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useOpenFile } from '../../resources/public.ts';
import styles from './reader.module.css';

/** The resource that goes with a note: a file is saved, a page is opened. */
export const AttachedResource = ({ resource }: { resource: NoteDetails['resourceObject'] }) => {
  const open = useOpenFile();
  if (!resource) return <p className={styles['none']}>No resources came with this session.</p>;
  const { name, file, isLink } = resource;
  return (
    <Button icon={<Icon name={isLink ? 'link' : 'download'} size={18} />} onClick={() => void open({ file, isLink })}>
      {`${isLink ? 'Open' : 'Download'} ${name}`}
    </Button>
  );
};
