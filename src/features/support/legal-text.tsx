import { Link } from '@tanstack/react-router'
import { academy } from '../../content/academy'
import type { LegalPage } from '../../content/legal/legal-page'
import { PageHeader } from '../../ui/page-header'

const current = { className: 'font-bold' }

function LegalNavigation() {
  return (
    <nav aria-label="Legal pages" className="flex flex-wrap gap-x-5 lg:grid">
      <Link to="/privacy" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Privacy Policy
      </Link>
      <Link to="/terms" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Terms of Service
      </Link>
      <Link to="/disclaimer" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Disclaimer
      </Link>
    </nav>
  )
}

/** A legal page: contents at the side, numbered sections, the same address for every section. */
export function LegalText({ page }: { page: LegalPage }) {
  return (
    <>
      <PageHeader eyebrow={`Last updated ${academy.legalUpdated}`} title={page.title} lead={page.lead} />
      <div className="section">
        <div className="wrap grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
          <aside className="no-print grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
            <nav aria-label="Contents" className="border-t-4 border-ink">
              <ol>
                {page.sections.map((section, index) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`} className="flex min-h-11 items-center gap-3 border-b border-line hover:bg-raised">
                      <span className="display w-6 text-signal">{index + 1}</span>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <LegalNavigation />
          </aside>
          <div className="grid content-start gap-12">
            {page.sections.map((section, index) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="prose">
                <h2 id={`${section.id}-title`} className="mt-0 text-2xl">
                  <span aria-hidden="true" className="mr-3 text-signal">
                    {index + 1}
                  </span>
                  {section.title}
                </h2>
                {section.text.map((block) =>
                  typeof block === 'string' ? (
                    <p key={block}>{block}</p>
                  ) : (
                    <ul key={block[0]}>
                      {block.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
