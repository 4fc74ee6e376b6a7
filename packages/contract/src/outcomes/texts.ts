// Texts of the outcomes, verbatim where the specification gives them.
export const outcomeTexts = {
  inputName: 'Please add name of input!',
  selectType: 'Please select your Type of goal!',
  inputProgress: 'Please input your progress!',
  leaveComment: 'leave your comment!',
  inputNeededSkills: 'Please input some needed skills',
  enterOutcome: 'Please enter your goal',
  enterRequired: 'Please enter all required fields!',
  selectStatus: 'Please select one of the list.',
  selectMember: 'Please select a child.',
  linkHttps: 'Please use a link that starts with https://',
  created: 'Outcome created successfully!',
  updated: 'Outcome information updated successfully!',

  form: (mode: string) => `${mode} Outcome`,
  add: 'Add Outcome',
  name: 'Name of outcome',
  type: 'Type of outcome',
  complexity: 'Complexity',
  baseline: 'Baseline skills',
  neededSkills: 'Needed skills',
  progress: 'Measure of progress',
  challenges: 'Challenges',
  status: 'Status',
  comment: 'Comment',
  primary: 'Primary outcome',
} as const;

/** Width of the outcome dialog. */
export const OUTCOME_MODAL_WIDTH = '80vw';
