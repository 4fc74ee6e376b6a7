/** Prefix of skill ids in the URL. For a new one the outcome's id follows. */
export const SKILL = 'skill';
/** The same for the outcome that a skill belongs to. */
export const OUTCOME = 'outcome';
