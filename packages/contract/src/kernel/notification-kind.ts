// How a slice declares a kind of notification. `notifications/types.ts` collects the declarations.

/** Where a click leads, after the notification has been marked read. */
export type NotificationTarget =
  | { kind: 'outcome' | 'skill' | 'task' | 'note'; id: string }
  | { kind: 'firstLogin' }
  /** A page, with a task open on it. */
  | { kind: 'page'; path: string; task?: string };

type Named = { _id: string } | null;

/** The records a notification refers to. */
export type NotificationSubject = {
  member: Named;
  customer: Named;
  outcome: Named;
  skill: Named;
  task: Named;
  note: Named;
  resource: Named;
};

/** Whose latest line stands for all: each event has a line of its own, or there is one for each of these. */
export type LineSubject = 'event' | 'child' | 'family' | 'outcome' | 'task' | 'note' | 'sender';

/**
 * What ends a line. read: it has said everything once it was shown or opened. done: what it asks for was done, and its
 * slice ends it. gone: what it is about was removed or taken back.
 */
type LineEnd = 'read' | 'done' | 'gone';

/** Who reads a kind, and how many new lines of it a week are usual for one of them at most. */
type WeeklyLines = { family?: number; staff?: number; administrator?: number };

export type NotificationKind = {
  subject: LineSubject | { family: LineSubject; staff: LineSubject };
  end: LineEnd;
  weekly: WeeklyLines;
  /** A number of them in a mail: kinds and numbers only, never names. */
  counted: (count: number) => string;
  /** The field that holds the record it is about. */
  record: 'outcome' | 'skill' | 'task' | 'note' | 'resource' | null;
  /** The client that made the change may request the stored notification. */
  reported?: true;
  /** Sent to all administrators, and shown to nobody else. */
  administratorsOnly?: true;
  /** The target may differ between the bell and the notifications screen. */
  target: (subject: NotificationSubject, where: 'bell' | 'screen') => NotificationTarget;
};
/** '1 new task', '2 new tasks' */
export const counted =
  (one: string, several: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count} ${several}`;

export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
