import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOOK, type Look } from '@amberway/contract/content/face/options';
import { shellTexts } from '@amberway/contract/shell/texts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { type Choice, choiceOf, described, surprise } from './choice.ts';
import { avatarLabels as labels } from './labels.ts';

const NONE = { Hair: null, Eyes: null, Mouth: null, Accessories: null };
const COLOURS = { primaryColor: '#DDA574', secondaryColor: '#2B1D14' };
const stored = (look: Look | null, picture: string | null = '<svg/>') => ({
  member: IDS.child,
  ...NONE,
  ...COLOURS,
  look,
  picture,
  version: 4,
});
const PARTY = {
  _id: '01a00000-0000-7000-8000-00000000c001',
  type: 'Accessories',
  name: 'Party hat',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  fixColour: true,
  colour: '#00FF00',
};
const show = (avatar: ReturnType<typeof stored>) => {
  const server = serve({
    'GET member/:id/avatar': () => avatar,
    'GET asset': () => [PARTY],
    'PUT member/:id/avatar': () => avatar,
  });
  renderScreen(<AvatarDialog member={IDS.child} name="Arlo" onClose={() => {}} />, '/dashboard', { me: me('parent') });
  return server;
};
const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
const pick = async (of: string, name: string) => fireEvent.click(within(await group(of)).getByRole('radio', { name }));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const face = () => screen.getByRole('img', { name: /^Avatar of Arlo:/ }).getAttribute('alt');
const FACE: Look = { eyes: 'round', mouth: 'smile', hair: 'short', glasses: 'round', chair: 'manual' };

describe('the avatar builder', () => {
  it('every choice is a radio button with a name, in four groups of parts [B093]', async () => {
    show(stored(FACE));
    const skin = within(await group(labels.skin)).getAllByRole<HTMLInputElement>('radio');
    expect(skin).toHaveLength(6);
    expect(skin.find(({ checked }) => checked)?.parentElement?.textContent).toBe('Medium light');
    tab('Hair');
    expect(within(await group(labels.hairColour)).getAllByRole('radio')).toHaveLength(8);
    expect(within(await group('Head covering')).getAllByRole('radio')).toHaveLength(Object.keys(LOOK.cover).length + 1);
    tab('Extras');
    for (const name of ['Glasses', 'Hearing aids', 'Against noise', 'Wheelchair']) await group(name);
    expect(within(await group('Accessories')).getByRole('radio', { name: 'Party hat' })).toBeTruthy();
    tab('Animals');
    expect(within(await group('Animal')).getAllByRole('radio')).toHaveLength(Object.keys(LOOK.animal).length + 1);
  });

  it('a chosen part is shown at once and sent with everything else, with the version [B320]', async () => {
    const server = show(stored(FACE));
    await pick(labels.skin, 'Dark');
    tab('Hair');
    await pick('Head covering', 'Hijab');
    await pick('Colour of the head covering', 'Teal');
    tab('Extras');
    await pick('Wheelchair', 'None');
    await pick('Accessories', 'Party hat');
    expect(face()).toBe('Avatar of Arlo: Round, Smile, Short, Hijab, Round glasses, Party hat');
    press(labels.save);
    await waitFor(() => expect(server.of('PUT member/:id/avatar')).toHaveLength(1));
    expect(server.of('PUT member/:id/avatar')[0]?.body).toMatchObject({
      primaryColor: '#5C3620',
      Accessories: PARTY._id,
      Eyes: null,
      version: 4,
      look: { cover: 'hijab', fabric: 'teal', chair: null, glasses: 'round', animal: null },
    });
  });

  it('steps can be undone, also starting again', async () => {
    show(stored(FACE));
    await pick('Eyes', 'Sleepy');
    await pick('Eyes', 'Wide open');
    press(labels.undo);
    expect(face()).toContain('Sleepy');
    press(labels.again);
    expect(face()).toContain('Round, Smile');
    press(labels.undo);
    expect(face()).toContain('Sleepy');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('Sleepy, Smile, Short, Round glasses, Wheelchair');
  });

  it('an animal has a face of its own, keeps the extras, and leads back to a person', async () => {
    show(stored(FACE));
    await screen.findByRole('tab', { name: 'Animals' });
    tab('Animals');
    await pick('Animal', 'Fox');
    expect(face()).toBe('Avatar of Arlo: Fox, Round glasses, Wheelchair');
    tab('Face');
    expect(screen.getByText(labels.isAnimal('Arlo', 'Fox'))).toBeTruthy();
    press(labels.personAgain);
    expect(face()).toContain('Round, Smile, Short');
  });

  it('a child without a picture can be given the face that is shown at first', async () => {
    const server = show(stored(null, null));
    await group('Eyes');
    press(labels.save);
    await waitFor(() => expect(server.of('PUT member/:id/avatar')).toHaveLength(1));
  });

  it('nothing is sent when nothing changed, also after a step back and forth', async () => {
    const server = show(stored(FACE));
    await pick('Eyes', 'Sleepy');
    await pick('Eyes', 'Round');
    press(labels.save);
    expect(await screen.findByText(shellTexts.nothingChanged)).toBeTruthy();
    expect(server.of('PUT member/:id/avatar')).toHaveLength(0);
  });
});

describe('choices', () => {
  const choice = (look: Look): Choice => ({ look, parts: NONE, ...COLOURS });

  it('a surprise keeps what belongs to the child: skin, head covering and aids', () => {
    const own: Look = { cover: 'patka', fabric: 'blue', hearing: 'both', glasses: 'round', chair: 'powered' };
    const made = Array.from({ length: 40 }, () => surprise(choice({ ...FACE, ...own }), ['#111111', '#222222']));
    for (const { look, primaryColor } of made) {
      expect(look).toMatchObject(own);
      expect([primaryColor, look.animal]).toEqual([COLOURS.primaryColor, undefined]);
    }
    expect(new Set(made.map(({ look }) => look.hair)).size).toBeGreaterThan(1);
    expect(surprise(choice({ animal: 'cat' }), []).look.animal).toBeTruthy();
  });

  it('an avatar of library parts alone gets eyes and a mouth to choose from, and no hair', () => {
    const old = choiceOf({ ...stored(null), Eyes: { ...PARTY, name: 'Stars' } });
    expect(old.look).toEqual({ eyes: 'round', mouth: 'smile', hair: null });
    expect(described(old)).toBe('Stars, Smile');
  });
});
