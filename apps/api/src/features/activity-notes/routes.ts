import { pageWindow } from '@amberway/contract/kernel/query';
import type { UpdateNoteBody } from '@amberway/contract/activity-notes/body';
import * as endpoints from '@amberway/contract/activity-notes/endpoints';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import type { Services } from '../../kernel/services.ts';
import { loadNoteContext } from './context/context.ts';
import { loadOverview } from './context/overview.ts';
import { loadDetails } from './details.ts';
import { draftsAbout, ownDrafts } from './drafts.ts';
import { loadCalendar, loadPage } from './list/page.ts';
import { listIdeas } from './ideas.queries.ts';
import { requireMember, loadNote } from './load.ts';
import { presentIdea, presentNote } from './present.ts';
import type { NoteRow } from './queries.ts';
import { signRecording } from './recording.ts';
import { createNote } from './save/create.ts';
import { rateIdea } from './save/rate.ts';
import { readNote } from './save/read.ts';
import { removeNote } from './save/remove.ts';
import { restoreNote } from './save/restore.ts';
import { updateNote } from './save/update.ts';

/** The message after a save: published, outcome changed, or the given default. */
const messageOf = ({ note, member }: NoteRow, otherwise: string) =>
  note.status === 'Published' ? noteTexts.published(member?.firstName ?? '') : otherwise;

const isOutcomeOnly = ({ member: _member, version: _version, ...sent }: UpdateNoteBody) =>
  Object.keys(sent).join() === 'currentOutcome';

const update = async (actor: RequestActor, services: Services, id: string, body: UpdateNoteBody) => {
  await updateNote(actor, id, body, services.config.SESSION_TITLE_PREFIX);
  const row = await loadNote(actor, id);
  const message = isOutcomeOnly(body) ? noteTexts.outcomeUpdated : messageOf(row, noteTexts.updated);
  return ok(presentNote(actor.principal, row), message);
};

export const noteRoutes = [
  route(endpoints.listNotes, ({ principal, reach, query }) => loadPage(principal, reach, query)),

  route(endpoints.listOwnNotes, async ({ principal, reach, query }) => {
    const rows = await loadCalendar(principal, reach, query);
    return okList(rows, rows.length);
  }),

  route(endpoints.getNoteContext, async ({ params, ...actor }) => {
    const member = await requireMember(actor, params.memberId);
    return ok((await loadNoteContext(actor.principal, member)).context);
  }),

  route(endpoints.getNoteOverview, async ({ params, ...actor }) =>
    ok(await loadOverview((await requireMember(actor, params.memberId)).id)),
  ),

  route(endpoints.listNoteDrafts, async ({ params, ...actor }) => {
    const member = await requireMember(actor, params.memberId);
    const rows = await draftsAbout(actor.principal, member.id);
    return okList(rows, rows.length);
  }),

  route(endpoints.listOwnNoteDrafts, async ({ principal, reach }) => {
    const rows = await ownDrafts(principal, reach);
    return okList(rows, rows.length);
  }),

  route(endpoints.listIdeas, async ({ params, query, ...actor }) => {
    const member = await requireMember(actor, params.id);
    const { rows, count } = await listIdeas(member.id, pageWindow(query));
    return okList(rows.map(presentIdea), count);
  }),

  route(endpoints.signRecording, async ({ query, request, ...actor }) => {
    const { origin } = new URL(publicUrlOf(actor.services.config, request));
    return ok({ url: await signRecording(actor, query.url, origin) });
  }),

  route(endpoints.getNote, async ({ params, ...actor }) =>
    ok(presentNote(actor.principal, await loadNote(actor, params.id))),
  ),

  route(endpoints.getNoteDetails, async ({ params, services, ...actor }) =>
    ok(await loadDetails(services, actor.principal, await loadNote(actor, params.id))),
  ),

  route(endpoints.readNote, async ({ params, ...actor }) => {
    await readNote(actor, params.id);
    return ok({ read: true as const });
  }),

  route(endpoints.createNote, async ({ body, services, ...actor }) => {
    const id = await createNote(actor, body, services.config.SESSION_TITLE_PREFIX);
    const row = await loadNote(actor, id);
    return ok(presentNote(actor.principal, row), messageOf(row, noteTexts.created));
  }),

  route(endpoints.updateNote, ({ params, body, services, ...actor }) => update(actor, services, params.id, body)),
  route(endpoints.patchNote, ({ params, body, services, ...actor }) => update(actor, services, params.id, body)),

  route(endpoints.rateIdea, async ({ params, body, ...actor }) =>
    ok(presentIdea(await rateIdea(actor, params.id, body.clientFindSkillUseful))),
  ),

  route(endpoints.deleteNote, async ({ params, ...actor }) => {
    await removeNote(actor, params.id);
    return okEmpty(noteTexts.deleted);
  }),

  route(endpoints.restoreNote, async ({ params, ...actor }) => {
    await restoreNote(actor, params.id);
    return ok(presentNote(actor.principal, await loadNote(actor, params.id)), noteTexts.restored);
  }),
];
