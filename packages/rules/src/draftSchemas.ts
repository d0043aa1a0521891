import * as z from 'zod/mini';

/*
 * The stored drafts of forms: whatever the user has typed, complete or not. A draft has the fields of its form's schema
 * without their checks, so a new field of a form needs no change here. Each schema lists all stored fields, so that
 * passwords are never stored.
 */

/** The value of a field that may be incomplete: a missing number is null. */
type DraftValue<Value> = Value extends number ? number | null : Value;
type DraftFor<Form extends z.ZodMiniType> = {
  -readonly [Field in keyof z.input<Form>]: DraftValue<z.input<Form>[Field]>;
};

/** The type of a field, without its checks. A number, a date or an optional value that is missing or something else is stored as null. */
function withoutChecks(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return 'format' in def ? z.catch(z.nullable(field), null) : z.string();
    case 'number':
      return z.catch(z.nullable(z.number()), null);
    case 'array':
      return z.array(withoutChecks(def.element));
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, withoutChecks(inner)])),
      );
    case 'nullable':
      return z.catch(z.nullable(withoutChecks(def.innerType)), null);
    case 'optional':
      return z.optional(withoutChecks(def.innerType));
    case 'pipe':
      return withoutChecks(def.in);
    default:
      return field;
  }
}

function emptyValue(field: z.core.$ZodType): unknown {
  const { def } = (field as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, inner]) => {
          const value = emptyValue(inner);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'optional':
      return undefined;
    case 'pipe':
      return emptyValue(def.in);
    default:
      return null;
  }
}

/** The schema of a form's draft. */
export const draftSchema = <Form extends z.ZodMiniObject>(form: Form) =>
  withoutChecks(form) as z.ZodMiniType<DraftFor<Form>>;

/** The draft of a form in which nothing is entered. */
export const emptyDraft = <Form extends z.ZodMiniObject>(form: Form) => emptyValue(form) as DraftFor<Form>;
