import { isFamily, seesAsFamily } from '@amberway/contract/kernel/roles';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { RECORDING_MS } from '@amberway/contract/activity-notes/limits';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { signFileUrl } from '../../kernel/files/file-url.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { loadNoteContext } from './context/context.ts';
import { letterOf, tasksNamed } from './context/queries.ts';
import { presentNote } from './present.ts';
import { findNotesWithin, type NoteRow } from './queries.ts';

/** A signed URL for a recording stored here. The caller must have checked access to its note. */
export const recordingUrlOf = async (services: Services, principal: Principal, link: string) => {
  const file = parseFileUrl(link);
  return file ? signFileUrl(services.signer, file, principal, RECORDING_MS) : null;
};

type Beside = { context: Awaited<ReturnType<typeof loadNoteContext>>; tasks: Awaited<ReturnType<typeof tasksNamed>> };

const detailsOf = async (
  services: Services,
  principal: Principal,
  row: NoteRow,
  { context: { outcomes, context }, tasks }: Beside,
): Promise<NoteDetails> => {
  const note = presentNote(principal, row);
  const isBare = isFamily(principal) && isScheduled(note.status);
  const resource = note.uploadedResource ? row.resource : null;
  return {
    ...note,
    ...context,
    ...(isBare && { primaryOutcome: null, skills: [] }),
    currentOutcomeObject: outcomes.find(({ _id }) => _id === note.currentOutcome) ?? null,
    relatedTaskObjects: tasks.map(({ id, skill, outcome, ...task }) => ({
      _id: id,
      ...task,
      skill: { _id: skill.id, name: skill.name },
      outcome: { _id: outcome.id, name: outcome.name },
    })),
    resourceObject: resource && {
      _id: resource.id,
      name: resource.name,
      file: resource.file,
      fileName: resource.fileName,
      isLink: resource.isLink,
    },
    recordingUrl: await recordingUrlOf(services, principal, note.recordingLink),
  };
};

/** A note with all details shown when it is opened. */
export const loadDetails = async (services: Services, principal: Principal, row: NoteRow): Promise<NoteDetails> => {
  const { relatedTasks } = presentNote(principal, row);
  const context = await loadNoteContext(principal, row.member, row.note);
  const tasks = relatedTasks.length > 0 ? await tasksNamed(relatedTasks) : [];
  const details = await detailsOf(services, principal, row, { context, tasks });
  if (!row.member || !seesAsFamily(principal)) return details;
  return { ...details, letter: await letterOf(row.member.id, row.note.createdBy) };
};

/** Batch size: notes are long, and a statement takes a limited number of ids. */
const PIECE = 200;

/**
 * The same for many notes, in the order of the given ids, for families only: panels of the same child and outcome are
 * loaded once. The staff digest differs per note and is not supported here.
 */
export const loadNotes = async (
  services: Services,
  principal: Principal,
  reach: Reach,
  ids: readonly string[],
): Promise<NoteDetails[]> => {
  const loaded: NoteDetails[] = [];
  const panels = new Map<string, ReturnType<typeof loadNoteContext>>();
  const context = ({ member, note }: NoteRow) => {
    const key = `${member?.id} ${note.currentOutcome}`;
    const known =
      panels.get(key) ?? loadNoteContext(principal, member, { id: note.id, currentOutcome: note.currentOutcome });
    panels.set(key, known);
    return known;
  };
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = ids.slice(from, from + PIECE);
    const found = new Map((await findNotesWithin(principal, reach, piece)).map((row) => [row.note.id, row]));
    const rows = piece.flatMap((id) => found.get(id) ?? []);
    const named = [...new Set(rows.flatMap(({ relatedTasks }) => relatedTasks))];
    const tasks = named.length > 0 ? await tasksNamed(named) : [];
    for (const row of rows) {
      const { relatedTasks } = presentNote(principal, row);
      const own = tasks.filter(({ id }) => relatedTasks.includes(id));
      loaded.push(await detailsOf(services, principal, row, { context: await context(row), tasks: own }));
    }
  }
  return loaded;
};
