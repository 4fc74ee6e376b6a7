/** Apart from the table of all failures: a page that failed says it, and the sign-in page does not load the table. */
export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';
