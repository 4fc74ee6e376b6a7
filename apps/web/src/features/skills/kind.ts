/** Prefix of skill ids in the URL. For a new one the outcome's id follows. */
export const SKILL = 'skill';
