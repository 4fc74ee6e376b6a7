import { generatePath } from '../../kernel/router.ts';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';

export const CUSTOMER_PARAM = 'customerId';
export const TYPE_PARAM = 'type';

type Named = Pick<FormStatus, 'type' | 'member'>;

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The forms screen with this form open. */
export const openFormPath = ({ type, member }: Named): string =>
  withQuery(generatePath(SCREENS.forms.path, { type }), { [MEMBER_PARAM]: member?._id });

export const formsPath = (): string => generatePath(SCREENS.forms.path, {});

export const readFormPath = ({ type, member }: Named, customerId?: string): string =>
  withQuery(SCREENS.formDetails.path, {
    [TYPE_PARAM]: type,
    [MEMBER_PARAM]: member?._id,
    [CUSTOMER_PARAM]: customerId,
  });

/** For staff: the family's view with this form open. */
export const fillInWithFamilyPath = (customerId: string, form: Named): string =>
  withQuery(generatePath(SWITCH_ROUTES.customer, { customerId }), { redirectUri: openFormPath(form) });
