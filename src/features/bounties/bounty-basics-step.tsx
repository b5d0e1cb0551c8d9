import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { bountyCategories, BountyCategorySchema } from '../../domain/bounty'
import { descriptionMaxLength, titleMaxLength } from '../../domain/bounty-draft'
import { Alert } from '../../ui/alert'
import { classNames } from '../../ui/class-names'
import { Field, type FieldText } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import type { CreateStepProps } from './create-step-props'

type SelectFieldProps = ComponentProps<'select'> & FieldText

/** Children are `<option>` elements. */
function SelectField({ label, error, hint, id, className, required, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className="field-box">
          <select {...select} {...control} required={required} className={classNames('input', className)}>
            {children}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-3 h-full w-5" />
        </div>
      )}
    </Field>
  )
}

export function BountyBasicsStep({ draft, errorOf, edit }: CreateStepProps) {
  return (
    <>
      <TextField
        label="Title"
        value={draft.title}
        maxLength={titleMaxLength}
        error={errorOf('title')}
        hint={`What is to be done, in one line. At most ${titleMaxLength} characters.`}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={7}
        value={draft.description}
        maxLength={descriptionMaxLength}
        error={errorOf('description')}
        hint="What counts as done, what to show for it, and what to keep clear of."
        onChange={(event) => edit({ description: event.target.value })}
      />
      <SelectField
        label="Category"
        value={draft.category}
        error={errorOf('category')}
        onChange={(event) => edit({ category: v.is(BountyCategorySchema, event.target.value) ? event.target.value : '' })}
      >
        <option value="">Select a category</option>
        {bountyCategories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </SelectField>
      <Alert tone="info">
        A bounty may not target a real person: no finding, following, photographing or exposing anybody. It must be lawful and
        safe, and teach something.
      </Alert>
    </>
  )
}
