type Change = {
  /** Whether the status becomes another one. */
  moves: boolean;
  stored: string;
  sent: string | undefined;
};

/**
 * The comment that a change leaves. A reason belongs to the status it was written for: another status drops it unless
 * a new one is sent with it. The stored text sent again is not new.
 */
export const commentAfter = ({ moves, stored, sent }: Change): string =>
  sent === undefined || sent.trim() === stored.trim() ? (moves ? '' : stored) : sent;
