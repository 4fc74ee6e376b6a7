import { z } from 'zod';
import type { ComponentType } from 'react';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentSettings, ContentType, FormField } from '@amberway/contract/kernel/content-type';

export type WidgetProps = {
  type: ContentType;
  field: FormField;
  /** The stored record, for the names of its references. */
  record: ContentRecord | undefined;
  settings: ContentSettings;
  /** The form is read-only. */
  disabled: boolean;
};
export type WidgetComponent = ComponentType<WidgetProps>;

export const isOptional = (type: ContentType, field: string): boolean => type.fields[field] instanceof z.ZodNullable;

/** Props of every field. Nullable fields and those with a default are not marked as required. */
export const fieldProps = ({ type, field }: Pick<WidgetProps, 'type' | 'field'>) => ({
  name: field.field,
  label: field.label,
  required: !isOptional(type, field.field) && !Object.hasOwn(type.defaults, field.field),
  ...(field.hint && field.widget !== 'link' ? { hint: field.hint } : {}),
});

/** No maxLength: several types have their own message for a text that is too long. */
export const textFieldProps = (props: Pick<WidgetProps, 'type' | 'field'>) => ({
  ...fieldProps(props),
  stopsAtLimit: false,
});

/** The declared options, some of which depend on the operator's settings. */
export const optionsOf = ({ field, settings }: Pick<WidgetProps, 'field' | 'settings'>): readonly string[] =>
  typeof field.options === 'function' ? field.options(settings) : (field.options ?? []);
