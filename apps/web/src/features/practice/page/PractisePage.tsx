import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import { useState } from 'react';
import { Header } from './Header.tsx';
import { Message } from './Message.tsx';
import styles from './page.module.css';
import { Recorder } from './Recorder.tsx';
import { Refused } from './Refused.tsx';
import { type Saved, SavedView } from './SavedView.tsx';
import { SkillList } from './SkillList.tsx';
import { choose, usePage } from './state.ts';
import { UpdateStrip } from './UpdateStrip.tsx';
import { openHash, useHash } from './use-hash.ts';
import { WaitingStrip } from './WaitingStrip.tsx';
import { Warnings } from './Warnings.tsx';

export const PractisePage = () => {
  const { stage, plan, owner, choices } = usePage();
  const [saved, setSaved] = useState<Saved | null>(null);
  const hash = useHash();
  const children = plan?.children ?? [];
  const child = children.find(({ _id }) => _id === choices.child) ?? children[0];
  const skill = child?.skills.find(({ _id }) => _id === hash);

  const toSkills = () => {
    setSaved(null);
    openHash('');
  };
  // Offline only this page works.
  const leave = () => (navigator.onLine ? location.assign(HOME_PATH) : toSkills());

  const content = () => {
    if (!plan || !child || owner === null)
      return (
        <>
          <Refused />
          <Message stage={stage} />
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
        <SkillList key={child._id} child={child} />
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
