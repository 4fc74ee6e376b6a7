/** The page on which administrators see who opened the records of unusually many families. */
export const UNUSUAL_READING_PATH = '/dashboard/unusualReading';
