import type { GoogleEvent } from './client.ts';

/**
 * Who stands behind an event of a coach's calendar. Anybody can put an event there by inviting the coach, so an event
 * counts only when the coach organises it ('own') or has accepted it ('accepted'); all others are 'none'.
 */
export type Vouch = 'own' | 'accepted' | 'none';

const responseOf = ({ attendees = [] }: GoogleEvent) => attendees.find(({ self }) => self)?.responseStatus;

/**
 * An own event that others made (a transferred one) or may change (guestsCanModify) has the coach's consent but not
 * necessarily the coach's text, so it counts as accepted.
 */
export const vouchOf = (event: GoogleEvent): Vouch => {
  const response = responseOf(event);
  if (response === 'declined') return 'none';
  if (event.organizer?.self)
    return event.guestsCanModify || (event.creator && !event.creator.self) ? 'accepted' : 'own';
  return response === 'accepted' ? 'accepted' : 'none';
};
