import type { Visit } from './schemas.ts';

const NOUNS: [key: Exclude<keyof Visit, 'since'>, one: string, many: string][] = [
  ['messages', 'message', 'messages'],
  ['notes', 'activity note', 'activity notes'],
  ['skillsAchieved', 'skill achieved', 'skills achieved'],
  ['tasksAdded', 'task', 'tasks'],
  ['tasksCompleted', 'task completed', 'tasks completed'],
  ['resourcesShared', 'resource', 'resources'],
  ['newClients', 'family', 'families'],
];

/** The news as phrases, the most personal first. */
export const newsOf = (visit: Visit): string[] =>
  NOUNS.flatMap(([key, one, many]) => (visit[key] > 0 ? [`${visit[key]} ${visit[key] === 1 ? one : many}`] : []));

/** A phone has one line for the family's news. */
const FAMILY_NEWS = 3;

/** The line of a family's home; null if there is nothing new. */
export const familyNews = (visit: Visit): string | null => {
  const news = visit.since ? newsOf(visit).map((one) => one.replace('activity note', 'note')) : [];
  if (news.length === 0) return null;
  const rest = news.splice(FAMILY_NEWS).length > 0 ? ' and more' : '';
  return `New: ${news.join(', ')}${rest}`;
};

/** The line on the workspace of staff; null at the first visit. */
export const sinceLine = (visit: Visit): string | null => {
  if (!visit.since) return null;
  const news = newsOf(visit);
  if (news.length === 0) return 'Nothing new since your last visit.';
  const last = news.pop() as string;
  return `New: ${news.length > 0 ? `${news.join(', ')} and ` : ''}${last}.`;
};
