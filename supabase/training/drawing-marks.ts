import { parseDocument } from 'htmlparser2'
import { type ChildNode, isTag, isText } from 'domhandler'
import * as v from 'valibot'
import { type Mark, MarkSchema } from '../../src/domain/course/training-text.ts'

const camelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function marksOf(nodes: readonly ChildNode[]): (Mark | string)[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return node.data
    if (!isTag(node)) return []
    const props = Object.fromEntries(Object.entries(node.attribs).map(([name, value]) => [camelCase(name), value]))
    return v.parse(MarkSchema, { tag: node.name, props, children: marksOf(node.children) })
  })
}

/** The shapes of a symbol as data: no page has to make markup of a text that came over the network. Throws for one that pages don't draw. */
export function drawingMarks(svg: string): Mark[] {
  const [symbol] = parseDocument(svg, { xmlMode: true }).children
  return symbol && isTag(symbol) ? marksOf(symbol.children).filter((mark) => typeof mark !== 'string') : []
}
