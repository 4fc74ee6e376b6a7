import { Link } from '../../../kernel/router.ts';
import { screenTitle, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { learningLabels } from '../labels.ts';

/** For links to items that were removed, are unpublished or never existed. */
export const Gone = () => {
  const { role } = useMe();
  return (
    <>
      <PageHeading title={screenTitle('learning', role)} />
      <EmptyState
        title={learningLabels.gone}
        action={<Link to={SCREENS.learning.path}>{learningLabels.toLibrary}</Link>}
      >
        {learningLabels.goneWhy}
      </EmptyState>
    </>
  );
};
