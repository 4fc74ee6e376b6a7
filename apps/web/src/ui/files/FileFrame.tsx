import type { ReactNode } from 'react';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './FileDrop.module.css';

const ICONS = { image: 'image', video: 'video', audio: 'play', document: 'document' } as const satisfies Record<
  string,
  IconName
>;

type Props = { name: string; picture: string | null; children: ReactNode };

export const FileFrame = ({ name, picture, children }: Props) => {
  const extension = extensionOf(name);
  return (
    <div className={styles['file']}>
      <span className={styles['thumb']}>
        {picture ? (
          <img src={picture} alt="" />
        ) : (
          <Icon name={extension ? ICONS[FILE_TYPES[extension].kind] : 'document'} />
        )}
      </span>
      {children}
    </div>
  );
};
