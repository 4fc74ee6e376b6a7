// Words of the home screens, exactly as specified.
export const dashboardTexts = {
  noMembers: 'Please ask your admin to add member',
  workspace: 'Welcome to your Workspace',
} as const;
