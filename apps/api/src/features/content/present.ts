import { isStaff } from '@amberway/contract/kernel/roles';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { externalDeepLink, internalDeepLink } from '@amberway/contract/content/links';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { hooksOf } from './hooks.ts';
import type { Row } from './queries.ts';
import type { Audience } from './select.queries.ts';
import { settingsOf } from './settings.ts';
import type { ContentRequest } from './request.ts';

export const audienceOf = (principal: Principal): Audience => (isStaff(principal) ? 'staff' : 'customers');

/** Public URL and settings are determined once, not for each row. */
const linksOf = (type: ContentType, { services, request }: ContentRequest) => {
  const outside = publicUrlOf(services.config, request);
  const settings = settingsOf(services);
  const { isShown } = hooksOf(type.name);
  return (row: Row) => {
    const { id, status } = row;
    const shown = isShown?.(row) ?? (!type.status || status === type.status.shown);
    return {
      externalDeepLink: shown ? externalDeepLink(outside, type.name, id) : null,
      internalDeepLink: shown ? internalDeepLink(settings, type.name, id) : null,
    };
  };
};

export const presenter = (type: ContentType, request: ContentRequest) => {
  const links = type.links ? linksOf(type, request) : undefined;
  return (row: Row): ContentRecord => {
    const { id, ...fields } = row;
    return { _id: id, ...fields, ...links?.(row) };
  };
};

export const present = (type: ContentType, row: Row, request: ContentRequest): ContentRecord =>
  presenter(type, request)(row);
