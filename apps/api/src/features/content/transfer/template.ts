import { z } from 'zod';
import type { contentTemplate } from '@amberway/contract/content/endpoints';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentSettings, ContentType, FormField } from '@amberway/contract/kernel/content-type';
import { csvLine } from '@amberway/contract/kernel/csv';
import type { Context } from '../../../kernel/http/route.ts';
import { someCoach } from '../people.queries.ts';
import type { Values } from '../queries.ts';
import { settingsOf } from '../settings.ts';
import { toCell } from './cells.ts';
import { exampleName } from './queries.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="20" fill="#333333"/></svg>';

/** By widget; fields that need something else are in SPECIAL. */
const EXAMPLES: Partial<Record<FormField['widget'], unknown>> = {
  richText: '<p>Example text</p>',
  email: 'name@example.com',
  link: 'https://example.com/page',
  number: 1,
  switch: false,
  tags: ['home', 'school'],
  image: '/pictures/sea.svg',
  svg: DRAWING,
  colour: '#C2410C',
};

const SPECIAL: Readonly<Record<string, (prefix: string) => Values>> = {
  broadcastMessage: (prefix) => ({ link: `${prefix}diary`, endDate: '2099-12-31T00:00:00.000Z' }),
  workshop: () => ({ webinarDate: '2099-12-01', webinarTime: '18:30', startTime: undefined }),
  featureSlide: () => ({ releaseId: '2026.46', secondaryActionLabel: 'Read more' }),
};

const bare = (field: z.ZodType | undefined): z.ZodType | undefined =>
  field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field;

const referenceExample = async (to: string): Promise<string | undefined> => {
  if (to === 'businessUser') return someCoach();
  const target = contentTypeOf(to);
  return target && exampleName(target);
};

const isNeeded = (type: ContentType, key: string) =>
  !(type.fields[key] instanceof z.ZodNullable) && !Object.hasOwn(type.defaults, key);

const exampleOf = async (type: ContentType, key: string, settings: ContentSettings): Promise<unknown> => {
  const target = type.references?.[key];
  // What need not be there is left empty: a video, for instance, may be in another course already.
  if (target) return isNeeded(type, key) ? referenceExample(target.to) : undefined;
  if (key === 'archiveReason') return undefined;
  const field = bare(type.fields[key]);
  const form = type.form.fields.find((one) => one.field === key);
  if (Object.hasOwn(type.defaults, key)) return type.defaults[key];
  if (field instanceof z.ZodEnum) return field.options[0];
  const example = form && EXAMPLES[form.widget];
  if (example !== undefined) return example;
  if (form?.options) return (typeof form.options === 'function' ? form.options(settings) : form.options)[0];
  if (field instanceof z.ZodNumber) return 1;
  return isNeeded(type, key) ? `Example ${(form?.label ?? key).toLowerCase()}` : undefined;
};

/** The columns of an import, and one row that can be imported as it is. */
export const templateFile = async ({ query, reply, services }: Context<typeof contentTemplate>) => {
  const type = contentTypeOf(query.type) as ContentType;
  const settings = settingsOf(services);
  const special = SPECIAL[type.name]?.(settings.appLinkPrefix) ?? {};
  const keys = Object.keys(type.fields).filter((key) => !(Object.hasOwn(special, key) && special[key] === undefined));
  const cells: string[] = [];
  for (const key of keys) cells.push(toCell(special[key] ?? (await exampleOf(type, key, settings))));
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${type.name}-template.csv"`)
    .send(csvLine(keys) + csvLine(cells));
};
