import type { PublicSettings } from '@amberway/contract/settings/schemas';

/** What an operator has set. It is asked for once and kept, so all screens under test share it. */
export const SETTINGS: PublicSettings = {
  helpCentreUrl: null,
  supportUrl: 'https://support.test/',
  appSignInUrl: null,
  appStoreUrl: null,
  playStoreUrl: null,
  welcomeVideoUrl: null,
  appLinkPrefix: 'amberway://',
  leadCoach: 'Mia',
  sessionTitlePrefix: 'Session: ',
  endDateFormUrl: 'https://forms.test/end',
  outbox: false,
  version: 'test',
};
