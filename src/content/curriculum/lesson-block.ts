export type Table = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Where a cell of exactly these words leads. */
  readonly links?: Readonly<Record<string, string>>
}

/** One block of a lesson. A bare string is a paragraph. */
export type LessonBlock =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: Table }
  /** Lines to learn by heart. */
  | { readonly creed: readonly string[] }
  | { readonly note: string; readonly text: string }

/** All words of a block, to search and to count. */
export function blockText(block: LessonBlock): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('creed' in block) return block.creed.join(' ')
  if ('table' in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()].join(' ')
  return `${block.note} ${block.text}`
}
