import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import type { ShownWeek } from '../shown.ts';
import { limited, type Measure, wrapped } from './lines.ts';

// Where everything of the picture is, as plain data: the painting knows nothing of a week, and this nothing of a canvas.

export const PICTURE = { width: 1080, height: 1350 };

/** Names of the light palette. */
export type Ink = 'ink' | 'inkSecondary' | 'link' | 'line' | 'soft' | 'softLine';

export type Part =
  | { kind: 'text'; text: string; x: number; y: number; font: string; ink: Ink; centred?: boolean }
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'rule'; x: number; y: number; width: number }
  | { kind: 'mood'; svg: string; x: number; y: number; size: number }
  | { kind: 'face'; x: number; y: number; size: number };

/** The card inside the picture, and its text inside the card. */
export const CARD = { x: 48, y: 48, width: 984, height: 1254, radius: 40, scene: 180 };
const LEFT = 104;
const WIDTH = 872;
const FOOT = 1193;
export const LOGO = { x: LEFT, y: FOOT + 27, size: 44 };

/** Distances; `tight` is for weeks in which much was written. */
type Rhythm = { win: number; winLine: number; text: number; line: number; section: number; mood: number; gap: number };
const ROOMY: Rhythm = { win: 35, winLine: 48, text: 29, line: 42, section: 72, mood: 90, gap: 54 };
const TIGHT: Rhythm = { win: 30, winLine: 41, text: 25, line: 35, section: 54, mood: 74, gap: 34 };
const WIN_LINES = { roomy: 3, tight: 5 };
const BOX_PADDING = 40;
const COLUMN_GAP = 56;

type Fonts = (weight: number, size: number) => string;

/** The largest size, up to `size`, in which the text is no wider than `width`. */
const sizeToFit = (text: string, width: number, size: number, weight: number, fonts: Fonts, measure: Measure) => {
  const wide = measure(text, fonts(weight, size));
  return wide <= width ? size : Math.max(14, Math.floor((size * width) / wide));
};

const header = (week: ShownWeek, fonts: Fonts, measure: Measure): Part[] => {
  const x = week.face ? 264 : LEFT;
  const size = sizeToFit(week.title, LEFT + WIDTH - x, 46, 650, fonts, measure);
  return [
    ...(week.face ? [{ kind: 'face', x: 105, y: 195, size: 132 } as const] : []),
    { kind: 'text', text: week.title, x, y: 280, font: fonts(650, size), ink: 'ink' },
    { kind: 'text', text: week.days, x, y: 318, font: fonts(400, 25), ink: 'inkSecondary' },
  ];
};

type Drawn = { parts: Part[]; bottom: number; whole: boolean };

const winBox = (
  win: NonNullable<ShownWeek['win']>,
  top: number,
  tight: boolean,
  fonts: Fonts,
  measure: Measure,
): Drawn => {
  const rhythm = tight ? TIGHT : ROOMY;
  const font = fonts(550, rhythm.win);
  const all = wrapped([win.text], WIDTH - 2 * BOX_PADDING, font, measure);
  const lines = limited(all, tight ? WIN_LINES.tight : WIN_LINES.roomy);
  const x = LEFT + BOX_PADDING;
  const label = top + 56;
  const first = label + rhythm.winLine + 2;
  const from = first + (lines.length - 1) * rhythm.winLine + 46;
  const bottom = from + 38;
  return {
    parts: [
      { kind: 'box', x: LEFT, y: top, width: WIDTH, height: bottom - top },
      { kind: 'text', text: texts.win, x, y: label, font: fonts(650, 26), ink: 'link' },
      ...lines.map((text, at): Part => ({ kind: 'text', text, x, y: first + at * rhythm.winLine, font, ink: 'ink' })),
      { kind: 'text', text: win.from, x, y: from, font: fonts(400, 25), ink: 'inkSecondary' },
    ],
    bottom,
    whole: lines.length === all.length,
  };
};

const moodStrip = (moods: ShownWeek['moods'], top: number, tight: boolean, fonts: Fonts, measure: Measure): Drawn => {
  const { section, mood, gap } = tight ? TIGHT : ROOMY;
  const label = top + section;
  const faces = label + 28;
  const column = WIDTH / moods.length;
  const size = Math.min(...moods.map((one) => sizeToFit(one.label, column - 12, 25, 400, fonts, measure)));
  return {
    parts: [
      { kind: 'text', text: texts.moods, x: LEFT, y: label, font: fonts(650, 26), ink: 'link' },
      ...moods.flatMap((one, at): Part[] => {
        const x = LEFT + column * (at + 0.5);
        const name = faces + mood + 40;
        return [
          { kind: 'mood', svg: one.iconSvg, x: x - mood / 2, y: faces, size: mood },
          { kind: 'text', text: one.weekday, x, y: name, font: fonts(600, 27), ink: 'ink', centred: true },
          {
            kind: 'text',
            text: one.label,
            x,
            y: name + 38,
            font: fonts(400, size),
            ink: 'inkSecondary',
            centred: true,
          },
        ];
      }),
    ],
    bottom: faces + mood + 78 + gap,
    whole: true,
  };
};

type Column = { label: string; entries: readonly string[] };

const columns = (list: readonly Column[], top: number, tight: boolean, fonts: Fonts, measure: Measure): Drawn => {
  const { text, line, gap } = tight ? TIGHT : ROOMY;
  const font = fonts(400, text);
  const width = (WIDTH - COLUMN_GAP * (list.length - 1)) / list.length;
  const label = top + gap + 8;
  const first = label + line + 6;
  const room = Math.max(1, Math.floor((FOOT - 20 - first) / line) + 1);
  const texted = list.map(({ entries }) => wrapped(entries, width, font, measure));
  return {
    parts: list.flatMap((column, number): Part[] => {
      const x = LEFT + number * (width + COLUMN_GAP);
      return [
        { kind: 'text', text: column.label, x, y: label, font: fonts(650, 26), ink: 'link' },
        ...limited(texted[number] ?? [], room).map((one, at): Part => ({
          kind: 'text',
          text: one,
          x,
          y: first + at * line,
          font,
          ink: 'ink',
        })),
      ];
    }),
    bottom: first + room * line,
    whole: texted.every((lines) => lines.length <= room),
  };
};

const arranged = (week: ShownWeek, tight: boolean, fonts: Fonts, measure: Measure): Drawn => {
  const parts: Part[] = header(week, fonts, measure);
  let bottom = 370;
  let whole = true;
  const add = (drawn: Drawn) => {
    parts.push(...drawn.parts);
    ({ bottom } = drawn);
    whole &&= drawn.whole;
  };
  if (week.win) add(winBox(week.win, bottom, tight, fonts, measure));
  if (week.moods.length > 0) {
    add(moodStrip(week.moods, bottom, tight, fonts, measure));
    parts.push({ kind: 'rule', x: LEFT, y: bottom, width: WIDTH });
  }
  const list = [
    { label: texts.practised, entries: week.practised },
    { label: texts.idea, entries: week.idea ? [week.idea] : [] },
  ].filter(({ entries }) => entries.length > 0);
  if (list.length > 0) add(columns(list, bottom, tight, fonts, measure));
  parts.push(
    { kind: 'rule', x: LEFT, y: FOOT, width: WIDTH },
    { kind: 'text', text: week.footer, x: LEFT + 62, y: FOOT + 58, font: fonts(400, 25), ink: 'inkSecondary' },
  );
  return { parts, bottom, whole };
};

/** The parts of the picture. A week with much text is set tighter, and what does not fit then ends with '…'. */
export const layoutPicture = (week: ShownWeek, family: string, measure: Measure): Part[] => {
  const fonts: Fonts = (weight, size) => `${weight} ${size}px ${family}`;
  const roomy = arranged(week, false, fonts, measure);
  return roomy.whole ? roomy.parts : arranged(week, true, fonts, measure).parts;
};
