// Apart from the other texts of sign-in: only the server says it, and the sign-in page stays small.
export const easyPassword =
  'This password is easy to guess: it is a common one, or close to your name or email. Please choose another.';
