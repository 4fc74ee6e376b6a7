import { useRef } from 'react';
import { MEMBERS_SCROLLED } from '@amberway/contract/dashboards/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChildCard } from './ChildCard.tsx';
import styles from './children.module.css';

type Props = {
  childrenOfFamily: readonly MemberSummary[];
  picked: string | null;
  onPick: (id: string) => void;
};

/** The family's children in a row. It scrolls two cards per click and never by itself. One child is not a choice. */
export const ChildCards = ({ childrenOfFamily, picked, onPick }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  if (childrenOfFamily.length < 2) return null;
  const move = (direction: 1 | -1) => {
    const cards = row.current?.children;
    const [first, second] = [cards?.[0], cards?.[1]];
    if (!row.current || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    // The scroll behaviour comes from the stylesheet: instant in calm mode.
    row.current.scrollBy({ left: direction * MEMBERS_SCROLLED * step });
  };
  const more = childrenOfFamily.length > MEMBERS_SCROLLED;
  return (
    <section className={styles['carousel']} aria-label="Your children">
      {more && <IconButton icon="chevronLeft" label="Previous children" onClick={() => move(-1)} />}
      <ul ref={row} className={styles['row']} data-many={more || undefined}>
        {childrenOfFamily.map((child) => (
          <li key={child._id}>
            <ChildCard child={child} picked={child._id === picked} onPick={() => onPick(child._id)} />
          </li>
        ))}
      </ul>
      {more && <IconButton icon="chevronRight" label="Next children" onClick={() => move(1)} />}
    </section>
  );
};
