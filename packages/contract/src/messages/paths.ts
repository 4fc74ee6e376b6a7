import { SCREENS } from '../shell/routes.ts';

/** The URL parameters that open a conversation: on a family's screen, and in the workspace. */
export const MESSAGES_TO_PARAM = 'to';
export const MESSAGES_CLIENT_PARAM = 'client';

/** A family's conversation with this coach; without one, the newest. */
export const messagesPath = (coachId?: string): string =>
  coachId ? `${SCREENS.messages.path}?${MESSAGES_TO_PARAM}=${coachId}` : SCREENS.messages.path;

/** The state of a link by which somebody begins to write: the box has the focus at once. */
export const TO_WRITE = { toWrite: true } as const;

/** A coach's conversation with this family, in the workspace. */
export const clientMessagesPath = (customerId: string): string =>
  `${SCREENS.home.path}?${MESSAGES_CLIENT_PARAM}=${customerId}`;
