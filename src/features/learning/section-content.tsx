import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseStops } from '../../content/curriculum/course-stops'
import { sectionDescriptions } from '../../content/curriculum/section-descriptions'
import type { SectionText } from '../../content/curriculum/week-text'
import { type CourseStop, numberWords, sectionWay } from '../../domain/course/course-place'
import { lazyText, type LazyText, prepareText } from '../../ui/lazy-text'
import { weekText } from './course-texts'

/** What an address names: `week-3` and the id of a section. */
export type SectionAddress = { readonly week: string; readonly section: string }

/** What the head of a section's page says, without the academy's name. */
export type SectionHead = { readonly title: string; readonly description: string; readonly keywords: string }

const sources = new Map(courseStops.map((stop) => [stop.id, sourceOf(stop)]))

function sourceOf({ week, id }: CourseStop): LazyText<ReactNode> {
  return lazyText(`section-${id}`, async () => {
    const [{ SectionBody }, text] = await Promise.all([import('./section-body'), weekText(week).load()])
    const sections: Readonly<Record<string, SectionText>> = text.sections
    const words = sections[id]
    return words && <SectionBody section={id} text={words} level={2} />
  })
}

/** The words of one section. A prerendered page holds them already and fetches nothing. */
export const sectionText = (id: string): LazyText<ReactNode> | undefined => sources.get(id)

/** Fetches a section's words, and says what its head says. An unknown week or section is answered by the page for unknown addresses. */
export async function fetchSection({ week, section }: SectionAddress): Promise<SectionHead> {
  const way = sectionWay(week, section, courseStops)
  const source = sectionText(section)
  if (!way || !source) throw notFound()
  await prepareText(source)
  const { title } = way.stop
  return {
    title: `${title}, week ${way.stop.week}`,
    description: `${sectionDescriptions[section]} ${numberWords(way)}, of the Urban Navigation Course, free to read.`,
    keywords: `${title.toLowerCase()}, urban navigation course, personal defense, offline`,
  }
}
