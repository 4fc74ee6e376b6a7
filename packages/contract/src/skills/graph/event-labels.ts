import type { Places } from './axis-places.ts';
import { shortDay } from './days.ts';
import { type Box, boxOf, leastCovering, type Segment } from './free-place.ts';
import type { GraphData } from './types.ts';
import { cut, type Label, round, SMALL_CHARACTER } from './label.ts';

/** The first row is so much above the axis. */
const EVENT_FIRST = 24;
const EVENT_ROW = 16;

/** Beside its line, in the row from the bottom up and on the side that cover the least of what is drawn. */
export const eventLabels = (
  { events }: GraphData,
  places: Places,
  plot: { left: number; right: number; top: number; bottom: number },
  { drawn, texts, isNarrow }: { drawn: readonly Segment[]; texts: readonly Box[]; isNarrow: boolean },
): { x: number; label: Label }[] => {
  const taken = [...texts];
  return events
    .filter(({ onDay }) => places.hasDay(onDay))
    .map((event) => {
      const x = round(places.dayX(event.onDay));
      const full = `${event.label}, ${shortDay(event.onDay)}`;
      // A phone has no room for the day, which the axis has too.
      const shown = isNarrow ? event.label : full;
      const wide = shown.length * SMALL_CHARACTER;
      const rows: number[] = [];
      for (let y = plot.bottom - EVENT_FIRST; y > plot.top + EVENT_ROW; y -= EVENT_ROW) rows.push(round(y));
      const sides = [
        { anchor: 'start' as const, x: round(x + 5), room: plot.right - x - 6 },
        { anchor: 'end' as const, x: round(x - 5), room: x - plot.left - 6 },
      ];
      const fitting = sides.filter(({ room }) => room >= wide);
      const wider = sides[0]!.room >= sides[1]!.room ? sides[0]! : sides[1]!;
      const found = (fitting.length > 0 ? fitting : [wider])
        .flatMap(({ anchor, x: at, room }) => {
          const width = Math.min(wide, room);
          const boxes = rows.map((y) => ({ y, anchor, x: at, room, box: boxOf({ x: at, y, width, anchor }) }));
          return leastCovering(boxes, drawn, taken) ?? [];
        })
        .toSorted((one, other) => one.covered - other.covered)[0]?.place;
      if (found) taken.push(found.box);
      return {
        x,
        label: {
          x: found?.x ?? x,
          y: found?.y ?? plot.bottom - EVENT_FIRST,
          text: cut(shown, found?.room ?? 0, SMALL_CHARACTER),
          full,
          anchor: found?.anchor ?? 'start',
        },
      };
    });
};
