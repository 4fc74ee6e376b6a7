// What a child's drawn face can be made of. The names are stored; the labels are for people.

type Colour = { readonly name: string; readonly colour: string };

/** Presets of an avatar's primary colour. */
export const SKIN_TONES = [
  { name: 'Very light', colour: '#FBE3CB' },
  { name: 'Light', colour: '#F2C9A1' },
  { name: 'Medium light', colour: '#DDA574' },
  { name: 'Medium', colour: '#B97A4B' },
  { name: 'Medium dark', colour: '#8A5533' },
  { name: 'Dark', colour: '#5C3620' },
] as const satisfies readonly Colour[];

/** Presets of an avatar's secondary colour. */
export const HAIR_COLOURS = [
  { name: 'Black', colour: '#2B1D14' },
  { name: 'Dark brown', colour: '#4A2F1D' },
  { name: 'Brown', colour: '#6B4A2B' },
  { name: 'Light brown', colour: '#A8703A' },
  { name: 'Blonde', colour: '#D9A441' },
  { name: 'Fair', colour: '#EBD6A4' },
  { name: 'Red', colour: '#B4452C' },
  { name: 'Grey', colour: '#7A7A7A' },
] as const satisfies readonly Colour[];

/** Colours of clothes and head coverings. */
const FABRICS = {
  rust: 'Rust',
  teal: 'Teal',
  blue: 'Blue',
  plum: 'Plum',
  green: 'Green',
  rose: 'Rose',
  charcoal: 'Charcoal',
  cream: 'Cream',
} as const;

/** The drawn choices. Every one may be left out: nobody has to wear anything. */
export const LOOK = {
  eyes: {
    round: 'Round',
    lashes: 'With lashes',
    smiling: 'Smiling',
    sleepy: 'Sleepy',
    wide: 'Wide open',
    aside: 'Looking away',
  },
  mouth: {
    smile: 'Smile',
    grin: 'Big smile',
    small: 'Small smile',
    calm: 'Straight',
    open: 'Oh!',
    tongue: 'Tongue out',
  },
  cheeks: { rosy: 'Rosy cheeks', freckles: 'Freckles' },
  hair: {
    buzz: 'Very short',
    short: 'Short',
    parted: 'Side parting',
    curly: 'Curly',
    afro: 'Afro',
    bob: 'Bob',
    long: 'Long',
    ponytail: 'Ponytail',
    bun: 'Bun',
    puffs: 'Two puffs',
    braids: 'Braids',
    locs: 'Locs',
  },
  cover: {
    hijab: 'Hijab',
    turban: 'Turban',
    patka: 'Patka',
    kippah: 'Kippah',
    headwrap: 'Headwrap',
    bandana: 'Bandana',
    beanie: 'Beanie',
    cap: 'Cap',
    sunHat: 'Sun hat',
    helmet: 'Helmet',
  },
  fabric: FABRICS,
  glasses: { round: 'Round glasses', square: 'Square glasses', tinted: 'Tinted glasses' },
  hearing: { both: 'Two hearing aids', one: 'One hearing aid', implant: 'Cochlear implant' },
  sound: { defenders: 'Ear defenders', headphones: 'Headphones' },
  chair: { manual: 'Wheelchair', powered: 'Powered wheelchair' },
  top: FABRICS,
  ground: { peach: 'Peach', sky: 'Sky', mint: 'Mint', lilac: 'Lilac', lemon: 'Lemon', blush: 'Blush' },
  animal: {
    cat: 'Cat',
    dog: 'Dog',
    rabbit: 'Rabbit',
    bear: 'Bear',
    fox: 'Fox',
    owl: 'Owl',
    frog: 'Frog',
    dinosaur: 'Dinosaur',
  },
} as const;

export type LookField = keyof typeof LOOK;
export type LookOf<F extends LookField> = keyof (typeof LOOK)[F];
export type Look = { [F in LookField]?: LookOf<F> | null | undefined };
export const LOOK_FIELDS = Object.keys(LOOK) as LookField[];

/** The colours behind the names of `fabric`, `top` and `ground`. */
export const LOOK_COLOURS = {
  rust: '#C4622D',
  teal: '#2F8A86',
  blue: '#3B5BA5',
  plum: '#7B4B94',
  green: '#4F8050',
  rose: '#C4596E',
  charcoal: '#434A57',
  cream: '#EADBC4',
  peach: '#FBE3CC',
  sky: '#D3E5F5',
  mint: '#D5EDE0',
  lilac: '#E4DAF2',
  lemon: '#FAEEBF',
  blush: '#F8DADC',
} as const satisfies Record<LookOf<'fabric'> | LookOf<'ground'>, string>;

/** The words for what is chosen: 'Curly', 'Round glasses'. */
export const lookLabel = (field: LookField, value: string): string =>
  (LOOK[field] as Record<string, string>)[value] ?? value;
