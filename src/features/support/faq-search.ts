import type { FaqCategory } from '../../content/faq'
import { comparable } from '../../domain/text/text-search'

/** Case-insensitive substring match on question or answer. Categories without a match are left out. */
export function searchFaq(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const wanted = comparable(query.trim())
  const matches = (text: string) => comparable(text).includes(wanted)
  return categories
    .map((category) => ({
      ...category,
      entries: category.entries.filter(({ question, answer }) => matches(question) || matches(answer)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
