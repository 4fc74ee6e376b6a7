/** The time zone of this device: entries carry it, and times are said in it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
