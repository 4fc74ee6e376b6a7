// Apart from the other texts of sign-in: only the server says them, and the sign-in page stays small.
export const easyPassword =
  'This password is easy to guess: it is a common one, or close to your name or email. Please choose another.';

/** Where the password is typed once more to confirm an action. */
export const wrongPassword = 'This password is not right. Please try again.';
