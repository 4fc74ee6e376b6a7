/** All content shares one cache slice: a record's name also appears in the lists of others. */
export const CONTENT_SLICE = 'content';
