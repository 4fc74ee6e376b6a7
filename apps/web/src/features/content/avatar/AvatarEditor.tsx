import { useCan } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { useLayerUrl } from '../../../ui/use-layer-url.ts';
import { Button } from '../../../ui/kit/Button.tsx';

const AvatarDialog = lazyOverlay('Change avatar', async () => (await import('./AvatarDialog.tsx')).AvatarDialog);

type Props = { member: string; name: string };

/** Button to compose a child's avatar. The dialog is lazily loaded. */
export const AvatarEditor = ({ member, name }: Props) => {
  const allowed = useCan('avatars', 'write');
  const at = useLayerUrl('avatar');
  if (!allowed) return null;
  return (
    <>
      <Button
        variant="text"
        icon={<Icon name="smile" size={18} />}
        aria-label={`Change avatar of ${name}`}
        onPointerEnter={AvatarDialog.preload}
        onFocus={AvatarDialog.preload}
        onClick={() => at.show(member)}
      >
        Change avatar
      </Button>
      {at.of === member && <AvatarDialog member={member} name={name} onClose={at.close} />}
    </>
  );
};
