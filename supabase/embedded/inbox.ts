import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const Message = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.picklist(['email', 'text', 'push']),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  /** The address that the message asks to be opened, if it has one. */
  link: v.nullable(v.string()),
  /** The digits that the message asks to be typed, if it has some. */
  code: v.nullable(v.string()),
  /** What the sender wrote for mail programs. */
  headers: v.optional(v.record(v.string(), v.string())),
  /** What tells a message from one that is sent again. */
  key: v.optional(v.string()),
})

/** A message that a real server would have sent, caught for the person who runs this one. */
export type Message = v.InferOutput<typeof Message>

export interface Inbox {
  /** Newest first. */
  messages(): readonly Message[]
  /** `key`: a mail that came under it is not kept once more. */
  addEmail(email: { to: string; subject: string; html: string; headers?: Record<string, string> }, key?: string | null): void
  addText(text: { to: string; text: string }): void
  /** `to`: the subscription. The words are what a browser would hand the app. */
  addPush(push: { to: string; topic: string; text: string }): void
}

const KEPT = 200

/** Opens the inbox kept in a file. A broken file is an empty inbox: nothing depends on old messages. */
export function openInbox(path: string): Inbox {
  let kept = readKept(path)

  function add(message: Omit<Message, 'id' | 'at' | 'code'>): void {
    const code = /\b\d{6}\b/.exec(message.text)?.[0] ?? null
    kept = [{ id: randomUUID(), at: new Date().toISOString(), code, ...message }, ...kept].slice(0, KEPT)
    writeFileSync(`${path}.new`, JSON.stringify(kept), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }

  return {
    messages: () => kept,
    addEmail({ to, subject, html, headers }, key = null) {
      if (key !== null && kept.some((message) => message.key === key)) return
      const told = { kind: 'email' as const, to, subject, text: readableText(html), link: firstLink(html) }
      add({ ...told, ...(headers && { headers }), ...(key !== null && { key }) })
    },
    addText({ to, text }) {
      add({ kind: 'text', to, subject: 'Text message', text, link: null })
    },
    addPush({ to, topic, text }) {
      add({ kind: 'push', to, subject: 'Push message', text, link: null, headers: { topic } })
    },
  }
}

function readKept(path: string): Message[] {
  try {
    return v.parse(v.array(Message), JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return []
  }
}

function firstLink(html: string): string | null {
  const href = /<a\s[^>]*href="(https?:[^"]+)"/i.exec(html)?.[1]
  return href === undefined ? null : unescapeHtml(href)
}

function readableText(html: string): string {
  const body = html.replace(/<(style|title)[\s>][\s\S]*?<\/\1>/gi, '').replace(/<\/(p|h1|div|tr)>|<br\s*\/?>/gi, '\n')
  const lines = unescapeHtml(body.replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => line.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function unescapeHtml(text: string): string {
  const plain: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => plain[entity] ?? entity)
}
