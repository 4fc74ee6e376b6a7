import type { ContentSettings } from '@amberway/contract/kernel/content-type';
import type { Services } from '../../kernel/services.ts';

export const settingsOf = ({ config }: Pick<Services, 'config'>): ContentSettings => ({
  appLinkPrefix: config.APP_LINK_PREFIX,
  leadCoach: config.LEAD_COACH,
});
