import ICAL from 'ical.js';

/** The events of a calendar, as a program that knows nothing of us reads them. */
export const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
