// On the poster the child speaks. A skill is put into the first person only where that is certain to be right:
// the first word is one of these verbs, whose form in -s is hardly ever a noun, and nobody is named by a pronoun. Any
// other name stays as it is.

const VERBS =
  `accept ask attend bring build calm carry choose clap clean climb close come cook copy count dance do draw drink
  eat enter explain feed feel find finish fix fold follow get give go greet help hold hop imitate invite join jump
  keep kick knock know leave lift listen look make meet move notice offer open pack pass pause pay pick play point
  pour practise prepare pull push put read recognise remember repeat ride run say see send shake share sign sing
  sit sleep smile speak spell stand start stay stir stop swim take talk tell thank think throw tidy tie touch try
  undress unpack use wait wake walk wash watch wave wear wipe write`
    .split(/\s+/)
    .filter(Boolean);

const IRREGULAR: Readonly<Record<string, string>> = { do: 'does', go: 'goes' };

const thirdPerson = (verb: string): string =>
  IRREGULAR[verb] ??
  (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

const PLAIN = new Map(VERBS.map((verb) => [thirdPerson(verb), verb]));
const SOMEBODY = /\b(?:he|she|him|her|hers|his|himself|herself|they|them|their|theirs|themselves|themself)\b/i;

/** 'says or signs “help”' becomes 'say or sign “help”'; undefined if it cannot be put so. */
const plainForm = (name: string): string | undefined => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const verb = PLAIN.get(first.toLowerCase());
  if (!verb || rest.length === 0 || rest[0] === 'of' || SOMEBODY.test(name)) return undefined;
  // 'Stands and waits': the second verb has to be known as well.
  const isPair = /^(?:and|or)$/.test(rest[0] ?? '');
  const second = isPair ? PLAIN.get((rest[1] ?? '').replace(/\.$/, '')) : undefined;
  if (isPair && !second) return undefined;
  const joined = second ? [rest[0], second, ...rest.slice(2)] : rest;
  return [verb, ...joined].join(' ').replace(/\.$/, '');
};

const sentence = (text: string) => (/[.!?]["”’]?$/.test(text) ? text : `${text}.`);

/** 'Closes big buttons' becomes 'I close big buttons.' */
export const inFirstPerson = (name: string): string => {
  const plain = plainForm(name);
  return plain ? sentence(`I ${plain}`) : name;
};

/** 'Waits for an answer' becomes 'I am learning to wait for an answer.' */
export const learningInFirstPerson = (name: string): string => {
  const plain = plainForm(name);
  return plain ? sentence(`I am learning to ${plain}`) : name;
};
