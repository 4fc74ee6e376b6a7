import { useState } from 'react';
import { shortDay } from '@amberway/contract/skills/graph/days';
import { createEvent, createPhase, deleteEvent, deletePhase } from '@amberway/contract/skills/graph/endpoints';
import type { SkillEvent, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { useLocalRecord } from '../../../ui/form/record-place.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PRACTICE_SLICE } from '../../practice/public.ts';
import { EventModal } from './EventModal.tsx';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { type EditedPhase, PhaseModal } from './PhaseModal.tsx';

/** The forms of phases and events, and what opens them. */
export const useLines = (graph: SkillGraph) => {
  const phaseAt = useLocalRecord();
  const eventAt = useLocalRecord();
  const [phase, setPhase] = useState<EditedPhase>();
  const [event, setEvent] = useState<SkillEvent>();
  const [day, setDay] = useState(graph.today);
  return {
    addPhase: (on: string) => {
      setPhase(undefined);
      setDay(on);
      phaseAt.show('Create');
    },
    editPhase: (one: EditedPhase) => {
      setPhase(one);
      phaseAt.show('Edit', one._id ?? undefined);
    },
    addEvent: () => {
      setEvent(undefined);
      eventAt.show('Create');
    },
    editEvent: (one: SkillEvent) => {
      setEvent(one);
      eventAt.show('Edit', one._id);
    },
    forms: (
      <>
        <PhaseModal at={phaseAt} graph={graph} phase={phase} day={day} />
        <EventModal at={eventAt} graph={graph} event={event} />
      </>
    ),
  };
};
type Lines = ReturnType<typeof useLines>;

const phaseAgain = ({ skill, startsOn, label, kind }: SkillGraph['phases'][number], graphOf: string) => ({
  params: { id: skill ?? graphOf },
  body: { startsOn, label, kind },
});
const eventAgain = ({ skill, onDay, label, kind, shownToFamily }: SkillEvent, member: string) => ({
  params: { id: member },
  body: { skill, onDay, label, kind: kind?._id ?? null, shownToFamily },
});

/** What was set by people: each phase and event with its day, to change or remove. */
export const LinesList = ({ graph, lines }: { graph: SkillGraph; lines: Lines }) => {
  const confirmDelete = useDelete();
  const { run: removePhase } = useAction(deletePhase, { invalidates: [PRACTICE_SLICE] });
  const { run: removeEvent } = useAction(deleteEvent, { invalidates: [PRACTICE_SLICE] });
  // Nothing refers to a phase or an event, so an equal one takes its place.
  const { run: addPhase } = useAction(createPhase, { invalidates: [PRACTICE_SLICE] });
  const { run: addEvent } = useAction(createEvent, { invalidates: [PRACTICE_SLICE] });
  const phases = graph.phases.filter(({ _id }) => _id !== null);
  return (
    <section className={styles['lines']} aria-label={labels.linesTitle} data-screen-only>
      <ul>
        {phases.map((phase) => (
          <li key={phase._id}>
            <span>
              <strong>{phase.label}</strong>
              {` ${shortDay(phase.startsOn)}`}
            </span>
            <IconButton icon="edit" label={labels.edit(phase.label)} onClick={() => lines.editPhase(phase)} />
            <IconButton
              icon="trash"
              label={labels.remove(phase.label)}
              onClick={() =>
                confirmDelete({
                  noun: labels.phase,
                  name: phase.label,
                  done: graphTexts.phaseRemoved,
                  onYes: () => removePhase({ params: { id: phase.skill ?? graph.skill, phaseId: phase._id ?? '' } }),
                  undo: () => addPhase(phaseAgain(phase, graph.skill)),
                })
              }
            />
          </li>
        ))}
        {graph.events.map((event) => (
          <li key={event._id}>
            <span>
              <strong>{event.label}</strong>
              {` ${[
                shortDay(event.onDay),
                event.kind?.name,
                event.skill === null && labels.forAll,
                event.shownToFamily ? labels.shownToFamily : labels.staffOnly,
              ]
                .filter(Boolean)
                .join(' · ')}`}
            </span>
            <IconButton icon="edit" label={labels.edit(event.label)} onClick={() => lines.editEvent(event)} />
            <IconButton
              icon="trash"
              label={labels.remove(event.label)}
              onClick={() =>
                confirmDelete({
                  noun: labels.event,
                  name: event.label,
                  done: graphTexts.eventRemoved,
                  onYes: () => removeEvent({ params: { id: graph.member, eventId: event._id } }),
                  undo: () => addEvent(eventAgain(event, graph.member)),
                })
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles['add']}>
        <Button size="small" icon={<Icon name="plus" size={16} />} onClick={() => lines.addPhase(graph.today)}>
          {labels.addPhase}
        </Button>
        <Button size="small" icon={<Icon name="plus" size={16} />} onClick={lines.addEvent}>
          {labels.addEvent}
        </Button>
      </div>
    </section>
  );
};
