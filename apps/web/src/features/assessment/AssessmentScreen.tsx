import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { Assessment } from './Assessment.tsx';

/** The chosen child's assessment: its family answers it, staff read it. */
export const AssessmentScreen = () => {
  const me = useMe();
  const mayAnswer = useCan('assessment', 'answer');
  // A family can answer before its child has been added.
  if (mayAnswer && me.members.length === 0) return <Assessment userId={me._id} mayAnswer />;
  return (
    <ChildGate title={assessmentTexts.title} why="The assessment is about a child: choose whose to read.">
      {({ member, members, select }) => (
        <Assessment
          key={member._id}
          userId={member.parent}
          about={{ child: member, siblings: members, onSelect: select }}
          mayAnswer={mayAnswer}
        />
      )}
    </ChildGate>
  );
};
