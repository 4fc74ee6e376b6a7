import { FormField } from '../../../ui/form/FormField.tsx';
import type { FormValues } from './values.ts';

/** Named by the declaration of its type; the suite over all types holds the names against the schemas. */
export const ContentField = FormField<FormValues>;
