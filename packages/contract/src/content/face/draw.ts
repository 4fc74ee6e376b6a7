import { ANIMALS, GLASSES_AT } from './animals.ts';
import { COVERS } from './covers.ts';
import { CHAIRS, GLASSES, HEARING, SOUND, top } from './extras.ts';
import { HAIR } from './hair.ts';
import { brows, CHEEKS, EYES, head, MOUTHS, neck } from './head.ts';
import { type Look, LOOK_COLOURS } from './options.ts';
import { dot } from './svg.ts';

/** Drawings of the library that stand in for drawn parts, in the head's coordinates. */
type Parts = { Hair?: string; Eyes?: string; Mouth?: string; Accessories?: string };

export type Face = { look: Look; skin: string; hair: string; parts?: Parts };

const person = ({ look, skin, hair, parts = {} }: Face) => {
  const cover = look.cover ? COVERS[look.cover] : null;
  const seen = cover?.hair ?? 'all';
  const style = look.hair ? HAIR[look.hair] : null;
  const fabric = LOOK_COLOURS[look.fabric ?? 'plum'];
  return {
    behind: !parts.Hair && seen !== 'none' ? (style?.back?.(hair) ?? '') : '',
    neck: neck(skin),
    head:
      head(skin) +
      (look.cheeks ? CHEEKS[look.cheeks](skin) : '') +
      (parts.Eyes ?? (look.eyes ? brows(skin, hair) + EYES[look.eyes](skin) : '')) +
      (parts.Mouth ?? (look.mouth ? MOUTHS[look.mouth](skin) : '')) +
      (seen === 'all' ? (parts.Hair ?? style?.front(hair) ?? '') : '') +
      (cover?.draw(fabric) ?? ''),
  };
};

const animal = (name: keyof typeof ANIMALS) => ({ behind: '', neck: '', head: ANIMALS[name] });

const glasses = ({ glasses: kind, animal: name }: Look) => {
  const moved = name && GLASSES_AT[name];
  return !kind ? '' : moved ? `<g transform="${moved}">${GLASSES[kind]}</g>` : GLASSES[kind];
};

/** In a chair more of the person is seen, so that the chair is. */
const SEATED = 'translate(50 38) scale(0.76) translate(-50 -50)';

/** What is inside the picture of 100 × 100: a round ground, and a person or an animal on it. */
export const drawFace = (face: Face): string => {
  const { look, parts = {} } = face;
  const body = look.animal ? animal(look.animal) : person(face);
  const clothes = LOOK_COLOURS[look.top ?? 'teal'];
  const chair = look.chair ? CHAIRS[look.chair] : null;
  const figure =
    body.behind +
    body.neck +
    top(clothes) +
    body.head +
    glasses(look) +
    (look.hearing ? HEARING[look.hearing] : '') +
    (look.sound ? SOUND[look.sound] : '') +
    (parts.Accessories ?? '');
  return (
    `<clipPath id="ground">${dot(50, 50, 50, '#000')}</clipPath>` +
    `<g clip-path="url(#ground)">${dot(50, 50, 50, LOOK_COLOURS[look.ground ?? 'sky'])}` +
    (chair ? chair.behind(clothes) + `<g transform="${SEATED}">${figure}</g>` + chair.before : figure) +
    '</g>'
  );
};
