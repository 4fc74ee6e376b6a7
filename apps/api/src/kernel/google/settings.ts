/** The operator's Google project and its endpoints. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  userinfoUrl: string;
  calendarUrl: string;
  gmailUrl: string;
  /** Maximum size of an encoded mail. */
  messageBytes: number;
  timeoutMs: number;
  /** Hosts, subdomains included, whose links in the text of an event are join links. */
  meetingHosts: string[];
};
