import { useEffect, useRef } from 'react'
import { academy } from '../../content/academy'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { ApplicationForm } from './application-form'
import { BeforeYouApply } from './before-you-apply'

/** Specification, section 9. */
const SCROLL_DELAY_MS = 500

export function ApplyScreen({ scrollToForm }: { scrollToForm: boolean }) {
  const form = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const scroll = () => form.current?.scrollIntoView()
    const timer = scrollToForm ? setTimeout(scroll, SCROLL_DELAY_MS) : undefined
    return () => clearTimeout(timer)
  }, [scrollToForm])

  return (
    <>
      <PageHeader
        eyebrow="Enrollment"
        title={`Apply for ${academy.name}`}
        lead="Three short steps: your email, your phone, a code. It takes about two minutes, and you can stop and go on later on this device."
      />
      <div className="section">
        <div className="wrap grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
          <div ref={form} id="application-form" className="scroll-mt-20">
            <Card as="section" reference="Application" referenceEnd="3 steps">
              <ApplicationForm />
            </Card>
          </div>
          <BeforeYouApply />
        </div>
      </div>
    </>
  )
}
