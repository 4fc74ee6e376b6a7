import type { StatusCheck } from '@amberway/contract/status/schemas';

export type Found = Omit<StatusCheck, 'check'>;

export const fine = (text: string): Found => ({ level: 'fine', text, advice: '', retry: null });
export const warning = (text: string, advice: string): Found => ({ level: 'warning', text, advice, retry: null });
export const problem = (text: string, advice: string): Found => ({ level: 'problem', text, advice, retry: null });
