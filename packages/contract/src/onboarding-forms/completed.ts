// The message that an embedded form posts to its parent page after it was submitted.

export const FORM_COMPLETED = 'completed';

export const completedMessage = () => ({ event: FORM_COMPLETED });

export const isCompletedMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'event' in data && data.event === FORM_COMPLETED;
