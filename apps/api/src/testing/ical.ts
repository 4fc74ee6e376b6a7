import ICAL from 'ical.js';

/** The events of a calendar, as parsed by an independent library. */
export const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
