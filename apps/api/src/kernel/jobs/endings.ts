// What a job throws when it ends otherwise than by being done or tried again. The message is shown to administrators.

/** It was left undone on purpose, such as a mail about a day that is over: nothing failed. */
export class Lapsed extends Error {}

/** Trying again would not help. */
export class Refused extends Error {}

/** What it needs is down for all jobs of its kind: they pause, and one of them tries now and then. */
export class Outage extends Error {}
