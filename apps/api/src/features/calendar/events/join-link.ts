import type { GoogleEvent } from './client.ts';

// The join link of an event: from its conference data, else a link to a known meeting host in its location or text.

const TEXT_MAX = 20_000;
const LINK_MAX = 2_000;
/** One character class, so the scan is linear. Descriptions are HTML: quotes and angle brackets end a link. */
const LINKS = /https:\/\/[^\s"'<>\\]+/gi;

const parsed = (link: string | undefined): URL | undefined => {
  if (!link || link.length > LINK_MAX || !URL.canParse(link.trim())) return undefined;
  const url = new URL(link.trim());
  return url.protocol === 'https:' && !url.username && !url.password ? url : undefined;
};

/** The parsed host is compared: 'zoom.us.evil.example' and 'https://zoom.us@evil.example' are no Zoom links. */
const isOfHost = (url: URL, hosts: readonly string[]): boolean =>
  url.port === '' && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));

const linksIn = (text = ''): string[] =>
  [...text.slice(0, TEXT_MAX).matchAll(LINKS)].map(([link]) =>
    link.replaceAll('&amp;', '&').replace(/[.,;:!?)\]]$/, ''),
  );

const ofConference = ({ hangoutLink, conferenceData }: GoogleEvent): URL | undefined =>
  [
    hangoutLink,
    ...(conferenceData?.entryPoints ?? []).flatMap(({ entryPointType, uri }) =>
      entryPointType === 'video' ? [uri] : [],
    ),
  ]
    .map(parsed)
    .find((url) => url !== undefined);

/** Returns '' if there is none. The note's own link, which we wrote into the location, is accepted from any host. */
export const joinLinkOf = (event: GoogleEvent, hosts: readonly string[], stored = ''): string => {
  const conference = ofConference(event);
  if (conference) return conference.href;
  if (stored && event.location === stored) return stored;
  return (
    [...linksIn(event.location), ...linksIn(event.description)].map(parsed).find((url) => url && isOfHost(url, hosts))
      ?.href ?? ''
  );
};
