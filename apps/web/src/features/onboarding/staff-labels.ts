// Texts of the get-started pages for coaches and administrators.
export const staffLabels = {
  startTitle: 'Your workspace starts here',
  startLead: 'Look around and meet the families. Nothing here can be broken by trying it.',
  steps: [
    {
      title: 'Complete your profile',
      text: 'Add a picture, your phone number and your time zone. Families see who works with them.',
    },
    {
      title: 'Meet the families',
      text: 'Each child has a page with the programme, the notes and the files. Find anybody with the search at the top.',
    },
    {
      title: 'Plan and record',
      text: 'Outcomes, skills and tasks say what a family works on; a note after each session says how it went.',
    },
  ],
  nextLead: 'You do not have to know everything today. This is how the first days usually go.',
  days: [
    { when: 'Today', text: 'Complete your profile and have a look at your workspace. That is all.' },
    { when: 'In the first week', text: 'Read the programmes of the families and the notes of your colleagues.' },
    { when: 'After that', text: 'Your workspace shows what each day brings: sessions, notes to finish and messages.' },
  ],
} as const;
