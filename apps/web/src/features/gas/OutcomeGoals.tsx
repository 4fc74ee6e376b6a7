import { useQuery } from '@tanstack/react-query';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../kernel/queries/me.ts';
import { Link } from '../../kernel/router.ts';
import { ReadRows } from '../../ui/reading/Columns.tsx';
import { ReadPart } from '../../ui/reading/ReadPart.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { goalState } from './goal-state.ts';
import { gasLabels } from './labels.ts';
import { laddersPath } from './paths.ts';
import { scalesQuery } from './queries.ts';

type Props = { member: string; outcome: string };

/** The goals of one outcome, each with its state, and the way to write one. */
export const OutcomeGoals = ({ member, outcome }: Props) => {
  const reads = useCan('gas', 'read');
  const writes = useCan('gas', 'write');
  const { data } = useQuery({ ...scalesQuery(member), enabled: reads });
  const scales = (data ?? []).filter((scale) => scale.outcome._id === outcome && scale.state !== 'closed');
  if (!reads || !data || (scales.length === 0 && !writes)) return null;
  return (
    <ReadPart title={SCREENS.ladders.title}>
      <ReadRows label={SCREENS.ladders.title}>
        {scales.map((scale) => {
          const { text, tone } = goalState(scale);
          return (
            <li key={scale._id}>
              <Link to={laddersPath(member, scale._id)}>{scale.current.title}</Link>
              <StatusTag tone={tone}>{text}</StatusTag>
            </li>
          );
        })}
        {scales.length === 0 && (
          <li>
            <Link to={laddersPath(member)}>{gasLabels.writeOne}</Link>
          </li>
        )}
      </ReadRows>
    </ReadPart>
  );
};
