import type { FirstStep } from '../../domain/application-draft'

export const boxes = ['acceptedTerms', 'acknowledgedEducational'] as const
export const fieldOf = (form: HTMLFormElement, name: keyof FirstStep) => form.querySelector<HTMLInputElement>(`[name=${name}]`)

export function setTicked(form: HTMLFormElement, name: (typeof boxes)[number], isTicked: boolean) {
  const box = fieldOf(form, name)
  if (box) box.checked = isTicked
}

export function valuesOf(form: HTMLFormElement): FirstStep {
  const isTicked = (name: (typeof boxes)[number]) => fieldOf(form, name)?.checked ?? false
  const [acceptedTerms, acknowledgedEducational] = [isTicked('acceptedTerms'), isTicked('acknowledgedEducational')]
  return { email: fieldOf(form, 'email')?.value ?? '', acceptedTerms, acknowledgedEducational }
}

/** What somebody did in the form before its code came; an empty field or an open box says nothing. */
export function doneEarly({ email, acceptedTerms, acknowledgedEducational }: FirstStep): Partial<FirstStep> {
  return {
    ...(email && { email }),
    ...(acceptedTerms && { acceptedTerms }),
    ...(acknowledgedEducational && { acknowledgedEducational }),
  }
}
