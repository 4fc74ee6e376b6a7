import type { ChildPath } from '@amberway/contract/path/schemas';
import styles from './path.module.css';
import { AheadStory, HereStory, Story } from './Story.tsx';

/** The same as text, earliest first. */
export const StoneList = ({ path, child }: { path: ChildPath; child: string }) => (
  <ol className={styles['list']}>
    {path.stones.map((stone) => (
      <li key={stone._id}>
        <Story stone={stone} today={path.today} />
      </li>
    ))}
    <li>
      <HereStory path={path} child={child} />
    </li>
    <li>
      <AheadStory coach={path.coach} />
    </li>
  </ol>
);
