type Change = {
  /** Whether the status changes. */
  moves: boolean;
  stored: string;
  sent: string | undefined;
};

/**
 * The comment to store. A reason belongs to the status it was written for: a change of status drops it unless a new
 * comment is sent. Sending the stored text again does not count as new.
 */
export const commentAfter = ({ moves, stored, sent }: Change): string =>
  sent === undefined || sent.trim() === stored.trim() ? (moves ? '' : stored) : sent;
