import { type ReactNode, useEffect } from 'react'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { classNames } from './class-names'

export type AlertTone = 'danger' | 'info' | 'success' | 'warning'

const look = {
  danger: { Icon: OctagonAlert, tone: 'tone-red', role: 'alert' },
  warning: { Icon: TriangleAlert, tone: 'tone-amber', role: 'note' },
  info: { Icon: Info, tone: 'tone-blue', role: 'note' },
  success: { Icon: CircleCheck, tone: 'tone-green', role: undefined },
} as const

type AlertProps = {
  tone: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
  isAnswer?: boolean
  why?: string | undefined
}

/** `isAnswer`: it comes after a press, so a screen reader says it at once, whatever its tone. What tells of a success stands in a `Said`. `why`: what the console says of it. */
export function Alert({ tone, title, children, action, className, isAnswer = false, why }: AlertProps) {
  useEffect(() => {
    if (why) console.error(why)
  }, [why])
  const { Icon, tone: toneClass, role } = look[tone]
  return (
    <div className={classNames('alert', toneClass, className)} role={isAnswer && role === 'note' ? 'alert' : role}>
      <Icon aria-hidden="true" />
      <div>
        {title && <p className="alert-title">{title}</p>}
        {children}
        {action && <div className="alert-action">{action}</div>}
      </div>
    </div>
  )
}
