import { Link, useLocation } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../EmptyState.tsx';
import { BackAndOpen } from './BackAndOpen.tsx';

/** A family opened the URL of another family's child; staff in a family's view may open it as themselves. */
export const ForeignChild = ({ title }: { title: string }) => {
  const { actor } = useMe();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={title}
      action={
        actor ? <BackAndOpen to={`${pathname}${search}`} /> : <Link to={pathname}>{memberTexts.ownChildren}</Link>
      }
    >
      {actor ? memberTexts.notThisFamily : memberTexts.notYourChild}
    </EmptyState>
  );
};
