import { Link } from 'react-router';
import { screenTitle, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { learningWords } from '../words.ts';

/** For links to what was taken out, is not published or never was. */
export const Gone = () => {
  const { role } = useMe();
  return (
    <>
      <PageHeading title={screenTitle('learning', role)} />
      <EmptyState title={learningWords.gone} action={<Link to={SCREENS.learning.path}>{learningWords.toLibrary}</Link>}>
        {learningWords.goneWhy}
      </EmptyState>
    </>
  );
};
