// @in lists
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

type ChoiceListboxProps = {
  /** What the button says. */
  name: ReactNode
  labels: readonly ReactNode[]
  /** Which of them is chosen. */
  at: number
  onChoose: (at: number) => void
}

/** The choices of a button in a list over the page. It comes at the button's first press, so it opens itself. */
export function ChoiceListbox({ name, labels, at, onChoose }: ChoiceListboxProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <Listbox value={at} onChange={onChoose}>
      <ListboxButton ref={button} className="chip px-2.5">
        {name}
      </ListboxButton>
      <ListboxOptions modal={false} className="choice-list">
        {labels.map((label, index) => (
          <ListboxOption key={index} value={index} className="choice">
            {label}
            <Check aria-hidden="true" className="choice-check" />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
