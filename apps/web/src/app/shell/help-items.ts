import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { shellTexts } from '@amberway/contract/shell/texts';

type HelpItem = { key: string; label: string; to?: string; href?: string };

/** Places outside the product appear only when the operator has set their URL. */
export const helpItems = (settings: PublicSettings | null): HelpItem[] => [
  { key: 'started', label: shellTexts.gettingStarted, to: PUBLIC_ROUTES.gettingStarted },
  ...(settings?.helpCentreUrl
    ? [{ key: 'knowledge', label: shellTexts.knowledgeBase, href: settings.helpCentreUrl }]
    : []),
  ...(settings?.supportUrl ? [{ key: 'support', label: shellTexts.contactSupport, href: settings.supportUrl }] : []),
];
