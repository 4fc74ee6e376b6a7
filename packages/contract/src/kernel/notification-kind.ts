// How a slice declares a kind of notification. `notifications/types.ts` collects the declarations.

/** Where a click leads, after the notification was marked read. */
export type NotificationTarget =
  | { kind: 'outcome' | 'skill' | 'task' | 'note'; id: string }
  | { kind: 'firstLogin' }
  | { kind: 'page'; path: string };

type Named = { _id: string } | null;

/** What a notification is about. */
export type NotificationSubject = { customer: Named; outcome: Named; skill: Named; task: Named; note: Named };

export type NotificationKind = {
  /** The record it is about, by the name of its field. */
  record: 'outcome' | 'skill' | 'task' | 'note' | 'resource' | null;
  /** A client that made the change may ask for what was stored about it. */
  reported?: true;
  /** Sent to every administrator, and shown to nobody else. */
  administratorsOnly?: true;
  /** The bell and the screen of all notifications may lead to different places. */
  target: (subject: NotificationSubject, where: 'bell' | 'screen') => NotificationTarget;
};
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
