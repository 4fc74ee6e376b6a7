// Times and days as the separate parts of the wire format.

export type Clock = { hourSelect: number; minuteSelect: number };
export type Day = { year: number; month: number; day: number };

const two = (number: number) => String(number).padStart(2, '0');

export const clockText = ({ hourSelect, minuteSelect }: Clock): string => `${two(hourSelect)}:${two(minuteSelect)}`;
export const clockParts = (text: string): Clock => {
  const [hourSelect = 0, minuteSelect = 0] = text.split(':').map(Number);
  return { hourSelect, minuteSelect };
};

export const dayText = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;
export const dayParts = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
