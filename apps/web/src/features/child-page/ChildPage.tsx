import type { ChildPage as Page } from '@amberway/contract/child-page/schemas';
import { kindAndId, useRecordKind } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { NearView } from '../../ui/NearView.tsx';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { LazyMessageDrawer, useLiveMessages } from '../messages/public.ts';
import { PracticeWeek } from '../practice/public.ts';
import { useLiveRequests } from '../session-requests/public.ts';
import { LazySkillDrawer, SKILL } from '../skills/public.ts';
import { LazyTaskDrawer, TASK } from '../tasks/public.ts';
import styles from './child-page.module.css';
import { Files } from './Files.tsx';
import { Head } from './Head.tsx';
import { LastNotes } from './LastNotes.tsx';
import { MoodWeek } from './MoodWeek.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import { PROGRAM, Program } from './Program.tsx';
import { Questions } from './Questions.tsx';

const MESSAGE_PARAM = 'message';

/** What happened since the last session, what the family asks, and the next action. */
export const ChildPage = ({ page }: { page: Page }) => {
  const record = useRecordUrl();
  const message = useLayerUrl(MESSAGE_PARAM);
  const taskAt = useRecordKind(record, TASK);
  const skillAt = useRecordKind(record, SKILL);
  const arrived = useLiveMessages();
  useLiveRequests();
  const { parent, member } = page;
  const onMessage = () => message.show();
  return (
    <div className={styles['page']}>
      <p className="visually-hidden" role="status">
        {arrived}
      </p>
      <Head page={page} onMessage={onMessage} onNearMessage={LazyMessageDrawer.preload} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <LastNotes notes={page.notes} memberId={member._id} parent={parent} />
          <OpenTasks tasks={page.tasks} memberId={member._id} record={record} onReply={onMessage} />
          <PracticeWeek memberId={member._id} hrefOf={(skill) => record.href('View', kindAndId(SKILL, skill))} />
          <NearView title={PROGRAM} lines={6}>
            <Program memberId={member._id} record={record} />
          </NearView>
        </div>
        <div className={styles['side']}>
          <Questions page={page} onAnswer={onMessage} />
          <MoodWeek moods={page.moods} memberId={member._id} parent={parent} />
          {page.seesFamily && <Files page={page} />}
        </div>
      </div>
      {message.open && <LazyMessageDrawer family={parent} onClose={message.close} />}
      <LazyTaskDrawer at={taskAt} />
      <LazySkillDrawer at={skillAt} />
    </div>
  );
};
