// Separate from the other sign-in texts: only the server uses them, which keeps the sign-in page small.
export const easyPassword =
  'This password is easy to guess: it is a common one, or close to your name or email. Please choose another.';

/** For a password typed again to confirm an action. */
export const wrongPassword = 'This password is not right. Please try again.';
