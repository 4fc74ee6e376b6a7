// Labels that the specification leaves open.
export const myPostLabels = {
  intro: 'Ask what is on your mind. One of our team answers here.',
  ask: 'Your question or story',
  about: 'What is it about?',
  send: 'Send post',
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  mine: 'Your posts',
  none: 'No posts yet',
  noneWhy: 'What you ask and what you are answered stays here, for your family and our team only.',
  remove: 'Delete post',
  more: 'Show earlier posts',
  links: 'To read or watch',
  answerOf: (name: string) => `Answer from ${name}`,
} as const;
