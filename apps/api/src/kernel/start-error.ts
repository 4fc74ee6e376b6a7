/** A reason not to start, in a sentence for whoever started it. */
export class StartError extends Error {}
