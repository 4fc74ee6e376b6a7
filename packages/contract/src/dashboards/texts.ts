// Texts of the home screens, verbatim from the specification.
export const dashboardTexts = {
  noMembers: 'Please ask your admin to add member',
  workspace: 'Welcome to your Workspace',

  outcomeProgress: 'Outcome Progress',
  daysInProgram: 'Days in Program',
  engagement: 'Engagement Score',
  skillsAchieved: 'Skills Achieved',
  /** Title of the family's card and of the workspace widget. */
  myTasks: 'My Tasks',
  more: 'More...',
  skillsThisCycle: 'Skills Achieved this cycle',
  ideas: 'Ideas for Home from Coach',
  moreIdeas: 'More',
  weeklyResources: "This week's resources",
  nextStep: 'Plan your next step',
  brightMoments: 'Bright Moments',
  newReleases: 'New Releases',
  csm: 'Customer Success Manager',

  sendMessage: 'Send a message',
  retention: 'Monthly Client Retention',
  utilization: 'Monthly Utilization',
  appCounter: 'Monthly Client Counter: App',
  programCounter: 'Monthly Client Counter: Guided Program',
  weeklyFlagship: 'Weekly Flagship',
  fortnightlyPlan: 'Fortnightly Plan',
  monthly: 'Monthly',
  updateMetric: 'Update Monthly Performance Metric',
  quickLinks: 'Quick Links',

  noData: 'No data to show',
  checkBack: 'Check back later',
  noIdeas: 'Your coach will add some ideas soon...',
  noUpcoming: 'No upcoming sessions',
  noResources: "Your coach hasn't uploaded resources yet...",
  noSkills: "We can't wait to see what your child will achieve.",
  contactCsm: 'Something not right? Contact CSM team',

  startAfterEnd: 'The first day must not be after the last one.',
} as const;

export const DASHBOARD_LIST_SIZE = 5;
/** The home shows so many tasks; the programme shows all. */
export const HOME_TASKS = 3;
export const HOME_IDEAS = 2;
export const HOME_MESSAGES = 3;
export const HOME_RESOURCES = 2;
export const HOME_SHORTS = 3;
export const HOME_WORKSHOPS = 1;
export const MEMBERS_SCROLLED = 2;
