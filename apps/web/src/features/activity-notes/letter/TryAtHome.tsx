import { noteActions } from '@amberway/contract/activity-notes/actions';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { Usefulness } from '../ideas/Usefulness.tsx';
import { useRateIdea } from '../ideas/use-rate-idea.ts';
import styles from './letter.module.css';
import { Section } from './Section.tsx';
import { letterTexts as texts } from './texts.ts';

/** The idea for home. The family says whether it helped, and reads who sees that. */
export const TryAtHome = ({ note }: { note: NoteDetails }) => {
  const { rate } = noteActions(viewerOf(useMe()), note);
  const { liking, press } = useRateIdea({ noteId: note._id, clientFindSkillUseful: note.clientFindSkillUseful });
  const coach = note.createdBy.firstName;
  const said = rate
    ? liking === null
      ? texts.willSee(coach)
      : (liking ? texts.sawHelpful : texts.sawNotForUs)(coach)
    : liking !== null && (liking ? texts.ratedHelpful : texts.ratedNotForUs);
  return (
    <Section title={texts.tryAtHome} className="try">
      <RichTextView html={note.skillsForHome} />
      {rate && <Usefulness label={`${texts.tryAtHome}: did this help?`} liking={liking} onPress={press} />}
      {said && (
        <p className={styles['seen']} role="status" data-screen-only>
          {said}
        </p>
      )}
    </Section>
  );
};
