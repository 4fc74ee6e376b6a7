import { SCREENS } from '@amberway/contract/shell/routes';

// `customer{id}` and `business{id}` have no slash before the id, so the router sees one segment.

const PERSON = /^(customer|business)([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;

export type PersonSegment = { kind: 'customer' | 'business'; id: string };

/** The URL of a person's page. */
export const personPath = (kind: PersonSegment['kind'], id: string): string => SCREENS[kind].path.replace('{id}', id);

export const parsePerson = (segment: string | undefined): PersonSegment | null => {
  const found = PERSON.exec(segment ?? '');
  return found?.[1] && found[2] ? { kind: found[1] as PersonSegment['kind'], id: found[2] } : null;
};
