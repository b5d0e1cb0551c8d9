import { Mail, MapPin, Phone } from 'lucide-react'
import { contact, contactQuestions } from '../../content/contact'
import { Disclosure } from '../../ui/disclosure'
import { PageHeader } from '../../ui/page-header'
import { ContactForm } from './contact-form'

const icons = { phone: Phone, email: Mail, visit: MapPin }

export function ContactPage() {
  return (
    <>
      <PageHeader eyebrow="Write or call" title="Contact us" lead={contact.lead} />
      <section className="border-b border-line bg-raised" aria-label="Ways to reach us">
        <ul className="wrap grid md:grid-cols-3">
          {contact.cards.map((card) => {
            const Icon = icons[card.icon]
            return (
              <li
                key={card.title}
                className="border-line py-7 max-md:not-last:border-b md:px-6 md:first:pl-0 md:not-last:border-r"
              >
                <Icon aria-hidden="true" className="size-7 text-signal" strokeWidth={1.75} />
                <h2 className="mt-3 text-xl">{card.title}</h2>
                <p className="mt-1 font-semibold">
                  {card.icon === 'email' ? (
                    <a href={`mailto:${card.lines[0]}`} className="link inline-flex min-h-11 items-center">
                      {card.lines[0]}
                    </a>
                  ) : (
                    card.lines[0]
                  )}
                </p>
                <p className="mt-1 text-muted">{card.lines[1]}</p>
              </li>
            )
          })}
        </ul>
      </section>
      <div className="section">
        <div className="wrap grid gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
          <section aria-labelledby="form-title">
            <h2 id="form-title" className="mb-6">
              Send a message
            </h2>
            <ContactForm />
            <p className="mt-6 border-l-4 border-signal pl-4 font-semibold">{contact.emergency}</p>
          </section>
          <section aria-labelledby="questions-title">
            <h2 id="questions-title" className="mb-6">
              Often asked
            </h2>
            {contactQuestions.map(({ question, answer }, index) => (
              <Disclosure key={question} summary={question} level={3} open={index === 0}>
                <p className="text-lg">{answer}</p>
              </Disclosure>
            ))}
          </section>
        </div>
      </div>
    </>
  )
}
