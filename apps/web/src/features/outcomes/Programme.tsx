import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { OUTCOME_SECTIONS, shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useRecordKind } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyOverlay, usePreload } from '../../ui/lazy-overlay.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { useFailureNotice } from '../../ui/use-failure-notice.ts';
import { PracticeWeeks } from '../practice/public.ts';
import { LazySkillDrawer, OUTCOME, SKILL, useSkillHandlers } from '../skills/public.ts';
import { LazyTaskDrawer, TASK, TaskNoteDialog, useProgrammeTick, useTaskHandlers } from '../tasks/public.ts';
import { useOutcomeHandlers } from './handlers.ts';
import { OutcomeSection } from './OutcomeSection.tsx';
import styles from './outcomes.module.css';
import { useOpenOutcomes } from './use-open-outcomes.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

// Loaded when it is opened, as the other forms.
const OutcomeModal = lazyOverlay('Outcome', async () => (await import('./OutcomeModal.tsx')).OutcomeModal);

type Props = {
  title: string;
  memberId: string;
  /** The child, and a selector for another one. */
  lead: ReactNode;
  /** Next to 'Print', for a programme that has begun. */
  actions?: ReactNode;
  /** Filter, when the URL names an outcome. */
  filter?: (outcome: ProgrammeOutcome) => boolean;
  /** Shown in place of the sections when the URL names an unknown outcome. */
  noneFound?: ReactNode;
};

const NONE: readonly ProgrammeOutcome[] = [];

/** The programme of one child, with all its forms. */
export const Programme = ({ title, memberId, lead, actions, filter, noneFound }: Props) => {
  const coachText = useCoachText();
  const programme = useQuery(programmeQuery(memberId));
  const record = useRecordUrl();
  const mayAdd = useCan('outcomes', 'create');
  const { tick, ...noting } = useProgrammeTick(memberId);
  const on = useOutcomeHandlers(record, useSkillHandlers(record), useTaskHandlers(record, tick));
  // Deferred first render: thousands of tasks are rendered in the background while the page stays responsive.
  const mayDraw = useDeferredValue(programme.data !== undefined, false);
  const drawn = mayDraw ? programme.data : undefined;
  const all = drawn ?? NONE;
  const shown = filter ? all.filter(filter) : all;
  const { open, toggle } = useOpenOutcomes(shown);
  const printing = usePrinting();
  useFailureNotice(programme.error);
  usePreload(OutcomeModal, LazySkillDrawer, LazyTaskDrawer);

  const addButton = mayAdd && (
    <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => on.show('Create')}>
      {outcomeTexts.add}
    </Button>
  );
  return (
    <PracticeWeeks memberId={memberId}>
      <PageHeading
        title={title}
        actions={
          <>
            {(all.length > 0 || (!drawn && !programme.error)) && (
              <>
                <Button
                  icon={<Icon name="document" size={18} />}
                  disabled={!drawn}
                  onClick={() => window.print()}
                  data-screen-only
                >
                  Print
                </Button>
                {actions}
              </>
            )}
            {addButton}
          </>
        }
      />
      <div className={styles['lead']}>{lead}</div>
      {!drawn && !programme.error && <ScreenSkeleton />}
      {programme.error && !drawn && <QueryFailure query={programme} />}
      {drawn?.length === 0 && (
        <EmptyState title={shellTexts.nothingHere} action={addButton}>
          {mayAdd
            ? 'Add the first outcome to begin the programme.'
            : coachText(
                'The coach adds the first outcome. It will appear here.',
                'Outcomes are part of a programme with a coach.',
              )}
        </EmptyState>
      )}
      {all.length > 0 && shown.length === 0 && noneFound}
      {/* Only to those who add outcomes does an empty section say something. */}
      {shown.length > 0 &&
        OUTCOME_SECTIONS.filter(
          ({ status }) => (mayAdd && !filter) || shown.some((one) => shownOutcomeStatus(one.status) === status),
        ).map((section) => (
          <OutcomeSection
            key={section.status}
            title={section.title}
            outcomes={shown.filter(({ status }) => shownOutcomeStatus(status) === section.status)}
            open={open}
            allOpen={printing}
            onToggle={toggle}
            on={on}
          />
        ))}
      <OutcomeModal at={useRecordKind(record, OUTCOME)} memberId={memberId} />
      <LazySkillDrawer at={useRecordKind(record, SKILL)} />
      <LazyTaskDrawer at={useRecordKind(record, TASK)} />
      <TaskNoteDialog {...noting} child={memberId} />
    </PracticeWeeks>
  );
};
