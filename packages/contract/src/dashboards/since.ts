import type { Visit } from './schemas.ts';

type News = Omit<Visit, 'since' | 'children'>;

const NOUNS: [key: keyof News, one: string, many: string][] = [
  ['messages', 'message', 'messages'],
  ['notes', 'activity note', 'activity notes'],
  ['skillsAchieved', 'skill achieved', 'skills achieved'],
  ['tasksAdded', 'task', 'tasks'],
  ['tasksCompleted', 'task completed', 'tasks completed'],
  ['resourcesShared', 'resource', 'resources'],
  ['newClients', 'family', 'families'],
];

/** The news as phrases, the most personal first. */
export const newsOf = (news: Partial<News>): string[] =>
  NOUNS.flatMap(([key, one, many]) => {
    const count = news[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });

/** A phone has one line for the family's news. */
const FAMILY_NEWS = 3;

type Child = { _id: string; firstName: string };

const elsewhere = ([first, second]: readonly Child[]): string | null =>
  first ? `news of ${second ? 'your other children' : first.firstName}` : null;

/**
 * The line of a family's home, which is about one of its children; null if there is nothing new. What is new for
 * another child is said with its name, so that nobody looks for it here.
 */
export const familyNews = (visit: Visit, shown: string | undefined, family: readonly Child[]): string | null => {
  if (!visit.since) return null;
  const children = visit.children ?? [];
  const own = children.find(({ _id }) => _id === shown);
  const news = newsOf({ ...own, messages: visit.messages }).map((one) => one.replace('activity note', 'note'));
  const others = family.filter(({ _id }) => _id !== shown && children.some((child) => child._id === _id));
  const last = elsewhere(others);
  if (news.length === 0) return last && `There is ${last}`;
  const more = news.splice(last ? FAMILY_NEWS - 1 : FAMILY_NEWS).length > 0 ? ' and more' : '';
  return `New: ${news.join(', ')}${more}${last ? `${more && ','} and ${last}` : ''}`;
};

/** The line on the workspace of staff; null at the first visit. */
export const sinceLine = (visit: Visit): string | null => {
  if (!visit.since) return null;
  const news = newsOf(visit);
  if (news.length === 0) return 'Nothing new since your last visit.';
  const last = news.pop() as string;
  return `New: ${news.length > 0 ? `${news.join(', ')} and ` : ''}${last}.`;
};
