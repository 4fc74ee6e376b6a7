import { generatePath } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';

export const privacyPath = (customerId: string): string => generatePath(SCREENS.privacyOf.path, { customerId });

export const openedFamiliesPath = (id: string): string => generatePath(SCREENS.openedFamilies.path, { id });
