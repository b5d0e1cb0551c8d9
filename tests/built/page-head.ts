import { pageAt } from './built-page.ts'

const valueOf = (address: string, selector: string, attribute: string) =>
  pageAt(address).head.querySelector(selector)?.getAttribute(attribute) ?? ''

export const titleOf = (address: string) => pageAt(address).head.querySelector('title')?.textContent ?? ''
export const canonicalOf = (address: string) => valueOf(address, 'link[rel=canonical]', 'href')

/** What a tag of the head says, by its name or its property; empty where there is none. */
export const tagOf = (address: string, name: string) =>
  valueOf(address, `meta[name="${name}"], meta[property="${name}"]`, 'content')

/** The address on this site that a full address stands for. */
export const pathOf = (fullAddress: string) => new URL(fullAddress).pathname
