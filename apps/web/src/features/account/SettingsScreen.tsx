import { isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { StorageMeter } from '../../ui/files/StorageMeter.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { FeedSection, GoogleCalendarSection } from '../calendar/public.ts';
import { GmailSection } from '../client-mail/public.ts';
import { AboutSection } from './AboutSection.tsx';
import { practiceLabels, ReadySection } from '../practice/public.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { FactorsSection } from './factors/FactorsSection.tsx';
import { labels as factorLabels } from './factors/labels.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { FamilySection } from './FamilySection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import styles from './Settings.module.css';
import { SignatureSection } from './SignatureSection.tsx';
import { WorkSection } from './WorkSection.tsx';
import { labels } from './labels.ts';

/** How much storage this account uses. */
const StorageSection = ({ family }: { family: boolean }) => (
  <SectionCard title={labels.storageTitle} id="storage">
    <p className={styles['hint']}>{family ? labels.storageHint : labels.storageHintStaff}</p>
    <StorageMeter />
  </SectionCard>
);

/** /dashboard/settings: the profile, the sections of the user's role, and the display settings. */
export const SettingsScreen = () => {
  const { type, actor } = useMe();
  const record = useRecordUrl();
  const ownAccount = useCan('account', 'changePassword');
  const hasFactors = useCan('account', 'factors');
  const seesDevices = useCan('account', 'devices');
  const writesMail = useCan('account', 'emailSignature');
  const connects = useCan('calendar', 'connect');
  const subscribes = useCan('calendar', 'feed');
  const keeps = useCan('practice', 'pass') && isFamilyType(type) && !actor;
  const links = [
    { id: 'profile', label: 'Profile' },
    ...(isBusinessType(type)
      ? [
          { id: 'availability', label: 'Availability' },
          { id: 'kpis', label: 'KPIs' },
        ]
      : []),
    ...(isFamilyType(type)
      ? [
          { id: 'children', label: 'Children' },
          { id: 'forms', label: 'Forms' },
          { id: 'support-network', label: 'Support network' },
        ]
      : []),
    ...(writesMail ? [{ id: 'signature', label: 'Email signature' }] : []),
    ...(connects
      ? [
          { id: 'google-calendar', label: 'Google Calendar' },
          { id: 'gmail', label: 'Gmail' },
        ]
      : []),
    ...(subscribes ? [{ id: 'calendar', label: calendarTexts.feedTitle }] : []),
    { id: 'display', label: 'Display' },
    ...(keeps ? [{ id: 'ready', label: practiceLabels.keepReady }] : []),
    { id: 'storage', label: labels.storageTitle },
    ...(hasFactors ? [{ id: 'signing-in', label: factorLabels.title }] : []),
    ...(seesDevices ? [{ id: 'devices', label: labels.devicesTitle }] : []),
    ...(ownAccount ? [{ id: 'password', label: labels.passwordTitle }] : []),
    { id: 'about', label: labels.aboutTitle },
  ];
  return (
    <div className={styles['page']}>
      <PageHeading title={SCREENS.settings.title} />
      <div className={styles['parts']}>
        <SectionLinks links={links} />
        <div className={styles['cards']}>
          <ProfileSection record={record} />
          {isBusinessType(type) && <WorkSection />}
          {isFamilyType(type) && <FamilySection record={record} />}
          {writesMail && <SignatureSection />}
          {connects && <GoogleCalendarSection />}
          {connects && <GmailSection />}
          {subscribes && <FeedSection />}
          <DisplaySettings />
          {keeps && <ReadySection />}
          <StorageSection family={isFamilyType(type)} />
          {hasFactors && <FactorsSection />}
          {seesDevices && <DevicesSection />}
          {ownAccount && (
            <SectionCard title={labels.passwordTitle} id="password">
              <p className={styles['hint']}>{labels.passwordHint}</p>
              <ButtonLink to={SCREENS.password.path}>Change password</ButtonLink>
            </SectionCard>
          )}
          <AboutSection />
        </div>
      </div>
    </div>
  );
};
