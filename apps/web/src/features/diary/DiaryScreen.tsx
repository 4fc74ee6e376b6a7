import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useDayDrafts } from './day-drafts.ts';
import { DayList } from './DayList.tsx';
import styles from './diary.module.css';
import { diaryLabels } from './labels.ts';
import { WriteDay } from './WriteDay.tsx';

const { title } = SCREENS.diary;

/** One mood per day: the family writes, the staff working with it read. */
export const DiaryScreen = () => {
  const mayWrite = useCan('diary', 'write');
  const typed = useDayDrafts();
  return (
    <ChildGate title={title} why="A diary is about a child: choose whose to read.">
      {({ member, members, select }) => (
        <div className={styles['page']}>
          <PageHeading
            over={members.length > 1 ? undefined : fullName(member)}
            title={title}
            actions={members.length > 1 && <ChildChoice child={member} siblings={members} onSelect={select} />}
          />
          {mayWrite && <WriteDay key={member._id} member={member} typed={typed} />}
          <SectionCard title={diaryLabels.all}>
            <DayList member={member._id} mayWrite={mayWrite} />
          </SectionCard>
        </div>
      )}
    </ChildGate>
  );
};
