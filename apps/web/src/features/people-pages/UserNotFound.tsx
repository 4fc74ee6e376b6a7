import { useLocation, useNavigate } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BackAndOpen } from '../../ui/people/BackAndOpen.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Button } from '../../ui/kit/Button.tsx';

/** Shown when no user has this id, or none the viewer may know of. */
export const UserNotFound = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { actor } = useMe();
  return (
    <>
      <PageHeading title={memberTexts.userNotFound} />
      <EmptyState
        title="There is nobody at this address"
        action={
          actor ? (
            <BackAndOpen to={`${pathname}${search}`} />
          ) : (
            <Button onClick={() => navigate(SCREENS.home.path)}>Go to my home page</Button>
          )
        }
      >
        The link may be old, or the account was deleted.
      </EmptyState>
    </>
  );
};
