import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { plainText } from '@amberway/contract/kernel/rich-text';

// A letter is printed on one page if it can be read there. When the page is about to be printed it still has the layout
// of the screen, so the height on paper is estimated from the text.

type Spacing = {
  /** Letterhead, title, coach and the last line. */ around: number;
  heading: number;
  line: number;
  gap: number;
};
const USUAL: Spacing = { around: 275, heading: 52, line: 24, gap: 12 };
const TIGHT: Spacing = { around: 255, heading: 44, line: 22, gap: 8 };

/** Down to 9 points; a longer letter has further pages in the usual size. */
const SMALLER = [1, 0.92, 0.84, 0.76];

/** A4 without its margins, in pixels. */
const PAGE = 980;
const CHARACTERS_PER_LINE = 86;
/** The padding of a tinted part. */
const TINTED = 28;
/** A file and a recording are side by side. */
const FILES = 64;

const BLOCK_END = /<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>|\n/;

const heightOf = (text: string, perLine: number, { heading, line, gap }: Spacing): number => {
  const blocks = text.split(BLOCK_END).map(plainText).filter(Boolean);
  const lines = blocks.reduce((sum, block) => sum + Math.ceil(block.length / perLine) * line + gap, 0);
  return lines && heading + lines;
};

type Printed = Pick<
  NoteDetails,
  'topWins' | 'about' | 'skillsForHome' | 'challenges' | 'resourceObject' | 'recordingLink'
>;

export type PaperSize = { zoom: number; /** Less space between lines and parts. */ tight: boolean };

export const paperSize = (note: Printed): PaperSize => {
  const texts = [...note.topWins, note.about, note.skillsForHome, note.challenges];
  const fits = (zoom: number, spacing: Spacing) => {
    const written = texts.reduce((sum, text) => sum + heightOf(text, CHARACTERS_PER_LINE / zoom, spacing), 0);
    const files = note.resourceObject || note.recordingLink ? spacing.heading + FILES : 0;
    return (spacing.around + written + 2 * TINTED + files) * zoom <= PAGE;
  };
  const zoom = fits(1, USUAL) ? undefined : SMALLER.find((smaller) => fits(smaller, TIGHT));
  return { zoom: zoom ?? 1, tight: zoom !== undefined };
};
