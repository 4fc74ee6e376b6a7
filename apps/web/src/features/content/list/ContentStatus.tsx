import { StatusTag, type StatusTone } from '../../../ui/tags/StatusTag.tsx';

const TONES: Readonly<Record<string, StatusTone>> = {
  Published: 'good',
  Accepted: 'good',
  Pending: 'warn',
  Draft: 'info',
  Rejected: 'bad',
};

export const ContentStatus = ({ status }: { status: string }) => (
  <StatusTag tone={TONES[status] ?? 'plain'}>{status}</StatusTag>
);
