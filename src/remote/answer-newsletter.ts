import * as v from 'valibot'
import { parsedAs } from '../domain/app/parsed-as'
import { readRows } from './data-client'

const LinkAnswer = v.variant('state', [
  v.object({ state: v.picklist(['asked', 'listed']), address: v.string() }),
  v.object({ state: v.picklist(['left', 'expired', 'unknown']) }),
])

/** What the link of a newsletter's mail is: asked for, on the list, or why it is neither. */
export type NewsletterLinkAnswer = v.InferOutput<typeof LinkAnswer>

/** Asks what a link is, which changes nothing. */
export const askNewsletterLink = (token: string) =>
  readRows((client) => client.rpc('newsletter_link_state', { p_token: token }), parsedAs(LinkAnswer))

/** Puts the address that a mail's token stands for on the newsletter's list, or takes it off, and tells what the link is then. */
export const answerNewsletter = (wish: 'confirm' | 'leave', token: string) =>
  readRows((client) => client.rpc(`${wish}_newsletter`, { p_token: token }), parsedAs(LinkAnswer))
