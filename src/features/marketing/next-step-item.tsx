import { Link } from '@tanstack/react-router'
import type { NextStep } from '../../content/next-steps'
import { Checkbox } from '../../ui/checkbox'

type NextStepItemProps = { step: NextStep; ticked: boolean; onToggle: (id: string) => void }

export function NextStepItem({ step, ticked, onToggle }: NextStepItemProps) {
  return (
    <li className="border-b border-line py-3">
      <Checkbox
        id={step.id}
        checked={ticked}
        onChange={() => onToggle(step.id)}
        label={<span className={`text-lg font-semibold ${ticked ? 'line-through decoration-2' : ''}`}>{step.title}</span>}
        hint={step.text}
      />
      {step.link && (
        <Link to={step.link.to} className="link ml-9 inline-flex min-h-11 items-center">
          {step.link.label}
        </Link>
      )}
    </li>
  )
}
