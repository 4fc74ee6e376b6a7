import { contentTexts } from '@amberway/contract/content/texts';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { Override } from '../override.ts';

/** Override of a subordinate list, with a link back to its main list. */
export const backTo = (screen: ScreenKey): Override => ({
  links: [{ screen, text: contentTexts.back, icon: 'arrowBack' }],
});
