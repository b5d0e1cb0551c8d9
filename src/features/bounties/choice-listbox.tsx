// @in lists
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

type ChoiceListboxProps = {
  /** What the button says. */
  name: ReactNode
  /** Of each one is chosen: `at`. Where there are several, each stands under its title. */
  groups: readonly { title: string; labels: readonly ReactNode[]; at: number; onChoose: (at: number) => void }[]
}

/** The choices of a button in a list over the page. It comes at the button's first press, so it opens itself. */
export function ChoiceListbox({ name, groups }: ChoiceListboxProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  const choices = groups.map(({ labels, at, onChoose }) =>
    labels.map((label, index) => ({ label, isChosen: index === at, choose: () => onChoose(index) })),
  )
  return (
    <Listbox value={choices[0]?.[0]} by={(_, choice) => choice?.isChosen === true} onChange={(choice) => choice?.choose()}>
      <ListboxButton ref={button} className="chip px-2.5">
        {name}
      </ListboxButton>
      <ListboxOptions modal={false} className="choice-list">
        {groups.map(({ title }, nth) => (
          <fieldset key={title}>
            {groups.length > 1 && <legend className="eyebrow px-4 pt-3 pb-1">{title}</legend>}
            {choices[nth]?.map((choice, index) => (
              <ListboxOption key={index} value={choice} className="choice">
                {choice.label}
                <Check aria-hidden="true" className="choice-check" />
              </ListboxOption>
            ))}
          </fieldset>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
