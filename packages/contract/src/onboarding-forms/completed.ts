// What a form says to the page around it once it has been sent.

export const FORM_COMPLETED = 'completed';

export const completedMessage = () => ({ event: FORM_COMPLETED });

export const isCompletedMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'event' in data && data.event === FORM_COMPLETED;
