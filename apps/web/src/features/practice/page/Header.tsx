import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import type { Child } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';

type Props = {
  /** Whether a skill is open: then the way back leads to the list. */
  inSkill: boolean;
  family?: readonly Child[];
  child?: Child | undefined;
  onChild?: (id: string) => void;
};

const Initial = ({ name }: { name: string }) => (
  <span className={styles['initial']} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

export const Header = ({ inSkill, family = [], child, onChild }: Props) => (
  <header className={styles['header']}>
    <a className={styles['back']} href={inSkill ? '#' : HOME_PATH}>
      <LineIcon path={PATHS.back} data-mirrors />
      {inSkill ? practiseLabels.skills : practiseLabels.home}
    </a>
    {child && (family.length < 2 || inSkill) && (
      <span className={styles['child']}>
        <Initial name={child.name} />
        {child.name}
      </span>
    )}
    {child && family.length > 1 && !inSkill && (
      <span className={styles['child']}>
        <Initial name={child.name} />
        <select
          aria-label={practiseLabels.child}
          value={child._id}
          onChange={({ currentTarget }) => onChild?.(currentTarget.value)}
        >
          {family.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <LineIcon path={PATHS.down} size={18} />
      </span>
    )}
  </header>
);
