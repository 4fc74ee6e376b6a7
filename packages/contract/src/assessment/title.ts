/** Apart from the other texts: every page loads the list of screens, which contains it. */
export const ASSESSMENT_TITLE = 'Social Skill Assessment';
