import type { ResourceStatus } from '@amberway/contract/resources/status';
import { StatusTag, type StatusTone } from '../../ui/tags/StatusTag.tsx';

const TONES: Record<ResourceStatus, StatusTone> = { Active: 'good', Approved: 'good', Pending: 'warn', Reject: 'bad' };

export const StatusLabel = ({ status }: { status: ResourceStatus }) => (
  <StatusTag tone={TONES[status]}>{status}</StatusTag>
);
