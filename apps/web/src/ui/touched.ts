/** Whether a finger is the main pointer: a field with the focus opens a keyboard over half of the screen then. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
