import { Link } from '../../kernel/router.ts';
import { listResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Library } from './list/Library.tsx';
import { resourceLabels } from './labels.ts';

/** /dashboard/resources, and /dashboard/resources/{id} with that resource open. */
export const ResourcesScreen = () => {
  const { role } = useMe();
  return (
    <Library
      title={SCREENS.resources.title}
      from={listResources}
      why={resourceLabels.emptyLibrary}
      extra={
        mayOpen('resourceCategories', role) && (
          <Link to={SCREENS.resourceCategories.path}>{resourceTexts.viewCategories}</Link>
        )
      }
    />
  );
};
