import { contentTexts } from '@amberway/contract/content/texts';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { Override } from '../override.ts';

/** A list that belongs to another one, with the way back to it. */
export const backTo = (screen: ScreenKey): Override => ({
  links: [{ screen, text: contentTexts.back, icon: 'arrowBack' }],
});
