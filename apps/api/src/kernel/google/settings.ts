/** The operator's Google project, and where its endpoints are. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  userinfoUrl: string;
  calendarUrl: string;
  gmailUrl: string;
  /** The largest mail, encoded. */
  messageBytes: number;
  timeoutMs: number;
  /** Hosts, subdomains included, whose links in the text of an event are join links. */
  meetingHosts: string[];
};
