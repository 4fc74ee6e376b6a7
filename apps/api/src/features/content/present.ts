import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { externalDeepLink, internalDeepLink } from '@amberway/contract/content/links';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Row } from './queries.ts';
import type { Audience } from './select/queries.ts';
import { settingsOf } from './settings.ts';
import type { Asked } from './asked.ts';

export const audienceOf = ({ role }: Principal): Audience =>
  role === 'Administrator' || role === 'BusinessUser' ? 'staff' : 'customers';

const linksOf = (type: ContentType, { id, status }: Row, { services, request }: Asked) => {
  const shown = !type.status || status === type.status.shown;
  return {
    externalDeepLink: shown ? externalDeepLink(publicUrlOf(services.config, request), type.name, id) : null,
    internalDeepLink: shown ? internalDeepLink(settingsOf(services), type.name, id) : null,
  };
};

export const present = (type: ContentType, row: Row, asked: Asked): ContentRecord => {
  const { id, ...fields } = row;
  return { _id: id, ...fields, ...(type.links && linksOf(type, row, asked)) };
};
