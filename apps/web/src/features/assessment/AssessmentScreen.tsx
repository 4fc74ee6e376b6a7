import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { Assessment } from './Assessment.tsx';

/** The family's own, or for the staff that of the family of the chosen child. */
export const AssessmentScreen = () => {
  const me = useMe();
  const mayAnswer = useCan('assessment', 'answer');
  if (mayAnswer) return <Assessment userId={me._id} mayAnswer />;
  return (
    <ChildGate title={assessmentTexts.title} why="The assessment is a family’s: choose a child of theirs.">
      {({ member }) => <Assessment key={member.parent} userId={member.parent} />}
    </ChildGate>
  );
};
