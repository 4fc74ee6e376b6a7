import {
  createUser as createUserEndpoint,
  deleteUser as deleteUserEndpoint,
  getCaseload,
  getPublicUser,
  getUser,
  markUserDeleted,
  patchUser,
  PUBLIC_ROLES,
  sendPasswordLink,
  updateUser as updateUserEndpoint,
} from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { notFound } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { type Context, ok, okEmpty, route } from '../../kernel/http/route.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import { originOf } from '../auth/public.ts';
import { loadDetails } from './details/load.ts';
import { findPublic } from './details/queries.ts';
import { presentPublic } from '../../kernel/identity/person.ts';
import { findStaffWithin } from '../../kernel/identity/staff.queries.ts';
import { createUser } from './write/create.ts';
import { childrenOfClinician, countManaged } from './write/handover.queries.ts';
import { mailPasswordLink } from './write/password-link.ts';
import { deleteUser, updateUser } from './write/update.ts';

type Removing = Pick<Context<typeof deleteUserEndpoint>, 'principal' | 'reach' | 'params' | 'query' | 'requestId'>;
type Changing = Omit<Removing, 'query'> & Pick<Context<typeof updateUserEndpoint>, 'body' | 'services' | 'request'>;
const changeUser = async ({ principal, reach, params, body, requestId, services, request }: Changing) => {
  const origin = originOf(services, request);
  const publicUrl = publicUrlOf(services.config, request);
  const message = await updateUser({ principal, requestId, origin, publicUrl }, reach, params.id, body);
  const readReach = principalReach(principal, 'users', 'read');
  return ok(await loadDetails(principal, readReach, params.id), message);
};

const removeUser = async ({ principal, reach, params, query, requestId }: Removing) => {
  await deleteUser({ principal, requestId }, reach, params.id, query.handOverTo);
  return okEmpty(userTexts.deleted);
};

/** Routes about a single user: their page and form. */
export const recordRoutes = [
  route(getUser, async ({ principal, reach, params }) => ok(await loadDetails(principal, reach, params.id))),

  route(getPublicUser, async ({ principal, params }) => {
    const person = await findPublic(principal, PUBLIC_ROLES[params.role], params.id);
    if (!person) throw notFound();
    return ok(presentPublic(person));
  }),

  route(getCaseload, async ({ principal, params }) => {
    if (!(await findStaffWithin(principal, 'any', params.id))) throw notFound();
    const [children, families] = await Promise.all([childrenOfClinician(params.id), countManaged(params.id)]);
    const named = children.map(({ id, parent, ...name }) => ({
      _id: id,
      ...name,
      parent: { _id: parent.id, firstName: parent.firstName, lastName: parent.lastName },
    }));
    return ok({ children: named, families });
  }),

  route(createUserEndpoint, async ({ principal, body, services, request, requestId }) => {
    const publicUrl = publicUrlOf(services.config, request);
    const origin = originOf(services, request);
    const id = await createUser({ principal, requestId, services, publicUrl, origin }, body);
    return ok(await loadDetails(principal, 'any', id), userTexts.created);
  }),

  route(updateUserEndpoint, changeUser),
  route(patchUser, changeUser),
  route(deleteUserEndpoint, removeUser),
  route(markUserDeleted, removeUser),

  route(sendPasswordLink, async ({ principal, reach, params, body, services, request, requestId }) => {
    const publicUrl = publicUrlOf(services.config, request);
    await mailPasswordLink({ principal, requestId, services, publicUrl }, reach, params.id, body.kind);
    return okEmpty(userTexts.linkSent);
  }),
];
