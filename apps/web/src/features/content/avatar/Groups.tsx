import {
  HAIR_COLOURS,
  LOOK,
  LOOK_COLOURS,
  type LookOf,
  lookLabel,
  SKIN_TONES,
} from '@amberway/contract/content/face/options';
import { Button } from '../../../ui/kit/Button.tsx';
import styles from './avatar.module.css';
import type { Choice } from './choice.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { avatarLabels as labels } from './labels.ts';
import { LookChoice } from './LookChoice.tsx';
import type { PartOption } from './queries.ts';

type Props = { name: string; choice: Choice; library: readonly PartOption[]; onChoose: (choice: Choice) => void };
const { fields } = labels;

type ColourField = 'fabric' | 'top' | 'ground';
const DEFAULTS = { fabric: 'plum', top: 'teal', ground: 'sky' } as const;

const NamedColour = ({ field, choice, onChoose }: Pick<Props, 'choice' | 'onChoose'> & { field: ColourField }) => {
  const names = Object.keys(LOOK[field]) as LookOf<ColourField>[];
  return (
    <ColourChoice
      label={fields[field]}
      colours={names.map((name) => ({ name: lookLabel(field, name), colour: LOOK_COLOURS[name] }))}
      value={LOOK_COLOURS[choice.look[field] ?? DEFAULTS[field]]}
      onChoose={(colour) =>
        onChoose({ ...choice, look: { ...choice.look, [field]: names.find((name) => LOOK_COLOURS[name] === colour) } })
      }
    />
  );
};

/** Face and hair of an animal cannot be chosen; it says so, and offers the way back. */
const OfAnimal = ({ name, choice, onChoose }: Props) => (
  <div className={styles['animal']}>
    <p>{labels.isAnimal(name, lookLabel('animal', choice.look.animal ?? ''))}</p>
    <Button onClick={() => onChoose({ ...choice, look: { ...choice.look, animal: null } })}>
      {labels.personAgain}
    </Button>
  </div>
);

export const FaceGroup = (props: Props) => {
  const { choice, onChoose, library } = props;
  if (choice.look.animal) return <OfAnimal {...props} />;
  const shared = { choice, onChoose, library, close: true };
  return (
    <>
      <ColourChoice
        label={labels.skin}
        colours={SKIN_TONES}
        value={choice.primaryColor}
        onChoose={(primaryColor) => onChoose({ ...choice, primaryColor })}
      />
      <LookChoice {...shared} label={fields.eyes} field="eyes" type="Eyes" none={null} />
      <LookChoice {...shared} label={fields.mouth} field="mouth" type="Mouth" none={null} />
      <LookChoice {...shared} label={fields.cheeks} field="cheeks" />
    </>
  );
};

export const HairGroup = (props: Props) => {
  const { choice, onChoose, library } = props;
  if (choice.look.animal) return <OfAnimal {...props} />;
  return (
    <>
      <LookChoice {...{ choice, onChoose, library }} label={fields.hair} field="hair" type="Hair" without="cover" />
      <ColourChoice
        label={labels.hairColour}
        colours={HAIR_COLOURS}
        value={choice.secondaryColor}
        onChoose={(secondaryColor) => onChoose({ ...choice, secondaryColor })}
      />
      <LookChoice {...{ choice, onChoose }} label={fields.cover} field="cover" />
      {choice.look.cover && <NamedColour {...{ choice, onChoose }} field="fabric" />}
    </>
  );
};

export const ExtrasGroup = ({ choice, onChoose, library }: Props) => {
  const shared = { choice, onChoose };
  const accessories = library.some(({ type }) => type === 'Accessories') || choice.parts.Accessories;
  return (
    <>
      <LookChoice {...shared} label={fields.glasses} field="glasses" />
      <LookChoice {...shared} label={fields.hearing} field="hearing" without="sound" />
      <LookChoice {...shared} label={fields.sound} field="sound" />
      <LookChoice {...shared} label={fields.chair} field="chair" />
      {accessories && <LookChoice {...shared} label={fields.accessories} type="Accessories" library={library} />}
      <NamedColour {...shared} field="top" />
      <NamedColour {...shared} field="ground" />
    </>
  );
};

export const AnimalsGroup = ({ choice, onChoose }: Props) => (
  <>
    <p className={styles['hint']}>{labels.animalHint}</p>
    <LookChoice {...{ choice, onChoose }} label={fields.animal} field="animal" none={labels.person} />
  </>
);
