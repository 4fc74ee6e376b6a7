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

export type NotificationKind = {
  /** The field that holds the record it is about. */
  record: 'outcome' | 'skill' | 'task' | 'note' | 'resource' | null;
  /** The client that made the change may request the stored notification. */
  reported?: true;
  /** Sent to all administrators, and shown to nobody else. */
  administratorsOnly?: true;
  /** The target may differ between the bell and the notifications screen. */
  target: (subject: NotificationSubject, where: 'bell' | 'screen') => NotificationTarget;
};
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
