import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import { useEffect, useMemo, useState } from 'react';
import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import type { Child, Skill } from './entry.ts';
import { Header } from './Header.tsx';
import { Message } from './Message.tsx';
import { NothingPlanned } from './NothingPlanned.tsx';
import { OtherChild } from './OtherChild.tsx';
import styles from './page.module.css';
import { Recorder } from './Recorder.tsx';
import { Refused } from './Refused.tsx';
import { type Saved, SavedView } from './SavedView.tsx';
import { SkillList } from './SkillList.tsx';
import { choose, updatePlan, usePage } from './state.ts';
import { UpdateStrip } from './UpdateStrip.tsx';
import { openHash, useHash } from './use-hash.ts';
import { inThisWeek } from './week.ts';
import { WaitingStrip } from './WaitingStrip.tsx';
import { Warnings } from './Warnings.tsx';

type Open = { child: Child; skill: Skill };

/**
 * The skill that is open. It stays while it is recorded, also if a plan without it arrives meanwhile: what was done
 * before a skill ended is stored by the server, and only the server decides.
 */
const useOpen = (plan: DevicePlan | null, child: Child | undefined, id: string): Open | undefined => {
  const [last, setLast] = useState<Open>();
  const skill = child?.skills.find(({ _id }) => _id === id);
  // Without a plan the person has no access any more, and nothing of the child stays on the screen.
  const ended = plan && last?.skill._id === id ? last : undefined;
  const open = child && skill ? { child, skill } : ended;
  if (open?.skill !== last?.skill || open?.child !== last?.child) setLast(open);
  return open;
};

/** What the server has now counts in its plan, and no longer as waiting. */
const useFreshFigures = (): void => {
  const { length } = useOutbox().answered;
  useEffect(() => {
    if (length > 0) void updatePlan();
  }, [length]);
};

export const PractisePage = () => {
  const { stage, plan: loaded, owner, choices } = usePage();
  const [saved, setSaved] = useState<Saved | null>(null);
  const hash = useHash();
  const plan = useMemo(() => loaded && inThisWeek(loaded), [loaded]);
  const children = plan?.children ?? [];
  // Never another child than the requested one: it would be recorded for the wrong one.
  const selected = choices.child ? children.find(({ _id }) => _id === choices.child) : children[0];
  const open = useOpen(plan, selected, hash);
  const skill = open?.skill;
  const child = open?.child ?? selected;
  useFreshFigures();
  // The browser's way back from the saved entry leads to its skill.
  if (hash && saved) setSaved(null);

  const toSkills = () => {
    setSaved(null);
    openHash('');
  };
  // Offline only this page works.
  const leave = () => (navigator.onLine ? location.assign(HOME_PATH) : toSkills());

  const withoutChild = () => {
    if (stage !== 'ready') return <Message stage={stage} />;
    if (children.length === 0) return <NothingPlanned />;
    return <OtherChild family={children} onChild={(id) => choose({ child: id })} />;
  };
  const content = () => {
    if (!plan || !child || owner === null)
      return (
        <>
          <Refused />
          {withoutChild()}
        </>
      );
    if (saved) return <SavedView saved={saved} onAgain={toSkills} onEnough={leave} />;
    if (skill)
      return (
        <Recorder
          key={skill._id}
          owner={plan.me._id}
          child={child}
          skill={skill}
          places={plan.places}
          onSaved={(done) => {
            openHash('');
            setSaved(done);
          }}
        />
      );
    return (
      <>
        <Refused />
        {child.skills.length > 0 ? (
          <SkillList key={child._id} child={child} />
        ) : (
          <NothingPlanned key={child._id} child={child} />
        )}
        <div className={styles['foot']}>
          <WaitingStrip />
        </div>
      </>
    );
  };
  return (
    <div className={styles['page']}>
      <Header
        inSkill={skill !== undefined && !saved}
        family={children}
        child={child}
        onChild={(id) => choose({ child: id })}
      />
      <UpdateStrip />
      <Warnings />
      <main className={styles['main']} aria-busy={stage === 'starting'}>
        {stage === 'starting' ? null : content()}
      </main>
    </div>
  );
};
