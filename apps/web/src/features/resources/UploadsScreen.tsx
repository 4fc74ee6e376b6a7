import { listUploadedResources } from '@amberway/contract/resources/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Library } from './list/Library.tsx';
import { resourceLabels } from './labels.ts';

/** /dashboard/uploads: the files among the resources, with their recipients. */
export const UploadsScreen = () => (
  <Library title={SCREENS.uploads.title} from={listUploadedResources} why={resourceLabels.emptyUploads} withReceivers />
);
