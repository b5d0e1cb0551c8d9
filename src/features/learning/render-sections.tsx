// @in reading
import type { ReactNode } from 'react'
import type { LessonBlock } from '../../content/curriculum/lesson-block'
import { LessonBlocks } from './lesson-blocks'

/** The words of a page of sections, ready to show: by the section's id. */
export type LongText = Readonly<Record<string, ReactNode>>

/**
 * Turns a page's blocks into what its sections show. It loads with the words, since prerendered words need no script. The handbook has a
 * section of the same name as Cadet Week 1, but no drawings.
 */
export function renderSections(sections: Readonly<Record<string, readonly LessonBlock[]>>, isDrawn: boolean): LongText {
  return Object.fromEntries(
    Object.entries(sections).map(([id, blocks]) => [
      id,
      <LessonBlocks key={id} blocks={blocks} level={3} section={isDrawn ? id : undefined} />,
    ]),
  )
}
