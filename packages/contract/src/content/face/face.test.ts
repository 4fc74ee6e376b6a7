import { describe, expect, it } from 'vitest';
import { avatarBody, knownLook } from '../avatar.ts';
import { svgError } from '../svg/check.ts';
import { composeAvatar } from '../svg/compose.ts';
import { HAIR_COLOURS, LOOK, LOOK_FIELDS, type Look, SKIN_TONES } from './options.ts';

const COLOURS = { primaryColor: '#DDA574', secondaryColor: '#2B1D14' };
const draw = (look: Look, colours = COLOURS) => composeAvatar({ parts: {}, look, ...colours }) ?? '';
const PLAIN: Look = { eyes: 'round', mouth: 'smile', hair: 'short', cover: 'cap', glasses: 'round' };
/** Each choice on a plain face; the colour of a covering is seen on one. */
const every = LOOK_FIELDS.flatMap((field) => Object.keys(LOOK[field]).map((value) => [field, value] as const));

describe('drawn faces', () => {
  it.each(every)('%s %s passes the SVG check and is stored as chosen', (field, value) => {
    const look = { ...PLAIN, [field]: value };
    expect(svgError(draw(look))).toBeUndefined();
    expect(avatarBody.parse({ look }).look).toEqual(look);
  });

  it.each(LOOK_FIELDS)('no two choices of %s look the same', (field) => {
    const values = [null, ...Object.keys(LOOK[field])];
    // A covering hides some hair, so hair is compared without one.
    const base = { ...PLAIN, cover: field === 'hair' || field === 'cover' ? null : PLAIN.cover };
    const drawn = values.map((value) => draw({ ...base, [field]: value }));
    // Colours have a default, which is one of them.
    const alike = ['fabric', 'top', 'ground'].includes(field) ? 1 : 0;
    expect(new Set(drawn).size).toBe(values.length - alike);
  });

  it('there are six skin tones and eight hair colours, all different', () => {
    expect([SKIN_TONES.length, HAIR_COLOURS.length]).toEqual([6, 8]);
    for (const colours of [SKIN_TONES, HAIR_COLOURS]) {
      expect(new Set(colours.map(({ colour }) => colour)).size).toBe(colours.length);
      expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
    }
    const faces = SKIN_TONES.map(({ colour }) => draw(PLAIN, { ...COLOURS, primaryColor: colour }));
    expect(new Set(faces).size).toBe(6);
  });

  it('aids are seen on every face: with any covering and on any animal', () => {
    const aids: Look = { hearing: 'both', glasses: 'square', chair: 'powered', sound: 'defenders' };
    const bodies = [
      ...Object.keys(LOOK.cover).map((cover) => ({ ...PLAIN, cover })),
      ...Object.keys(LOOK.animal).map((animal) => ({ animal })),
    ] as Look[];
    for (const body of bodies)
      for (const [field, value] of Object.entries(aids)) {
        const without = draw({ ...body, [field]: null });
        expect(draw({ ...body, [field]: value }).length, `${JSON.stringify(body)} ${field}`).toBeGreaterThan(
          without.length,
        );
      }
  });

  it('a hijab hides hair, a kippah does not', () => {
    const [bald, long]: [Look, Look] = [
      { eyes: 'round', hair: null },
      { eyes: 'round', hair: 'long' },
    ];
    expect(draw({ ...long, cover: 'hijab' })).toBe(draw({ ...bald, cover: 'hijab' }));
    expect(draw({ ...long, cover: 'kippah' })).not.toBe(draw({ ...bald, cover: 'kippah' }));
  });

  it('a library part takes the place of the drawn one', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M1 1H9"/></svg>';
    const parts = { Hair: { svg, fixColour: true, colour: '#00FF00' } };
    const look: Look = { eyes: 'round', hair: 'afro' };
    const made = composeAvatar({ parts, look, ...COLOURS });
    expect(made).toContain('M1 1H9');
    expect(made).toBe(composeAvatar({ parts, look: { ...look, hair: 'bob' }, ...COLOURS }));
  });

  it('choices that no longer exist are left out of a stored look', () => {
    expect(knownLook({ hair: 'curly', cover: 'crown', tail: 'long', mouth: null, eyes: 'constructor' })).toEqual({
      hair: 'curly',
    });
    expect([knownLook(null), knownLook('curly'), knownLook(undefined)]).toEqual([null, null, null]);
  });
});
