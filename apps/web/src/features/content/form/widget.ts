import { z } from 'zod';
import type { ComponentType } from 'react';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentSettings, ContentType, FormField } from '@amberway/contract/kernel/content-type';

export type WidgetProps = {
  type: ContentType;
  field: FormField;
  /** The stored record: the names of what it refers to. */
  record: ContentRecord | undefined;
  settings: ContentSettings;
  /** The form only shows. */
  disabled: boolean;
};
export type WidgetComponent = ComponentType<WidgetProps>;

export const isOptional = (type: ContentType, field: string): boolean => type.fields[field] instanceof z.ZodNullable;

/** What every widget tells its field. Whatever may be empty or has a default needs no star. */
export const fieldProps = ({ type, field }: Pick<WidgetProps, 'type' | 'field'>) => ({
  name: field.field,
  label: field.label,
  required: !isOptional(type, field.field) && !Object.hasOwn(type.defaults, field.field),
  ...(field.hint && field.widget !== 'link' ? { hint: field.hint } : {}),
});

/** Several types have a text of their own for what is too long. */
export const textFieldProps = (props: Pick<WidgetProps, 'type' | 'field'>) => ({
  ...fieldProps(props),
  stopsAtLimit: false,
});

/** The declared options, some of which depend on what the operator has set. */
export const optionsOf = ({ field, settings }: Pick<WidgetProps, 'field' | 'settings'>): readonly string[] =>
  typeof field.options === 'function' ? field.options(settings) : (field.options ?? []);
