import { browserName } from './browser-name'

// Fetched when the app did not start: says so where the browser is the reason, and rejects where it is not. Built for browsers of 2018.

declare const __IS_SUPPORTED__: boolean
declare const __OLDEST_SUPPORTED__: string

if (__IS_SUPPORTED__) throw new Error('This browser has what the app needs.')

const link = (href: string, text: string) => {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.textContent = text
  anchor.setAttribute('style', 'color:inherit;text-decoration:underline')
  return anchor
}

const name = browserName(navigator.userAgent)
const notice = document.createElement('div')
notice.setAttribute('role', 'alert')
notice.setAttribute('style', 'padding:1em;background:#050f22;color:#fff')
notice.tabIndex = -1
notice.append(
  `This browser${name === null ? '' : ` (${name})`} is too old for the academy’s app. You can read `,
  link('/course', 'the course'),
  ' and ',
  link('/faq', 'the FAQ'),
  `. For bounties, sign-in and offline use, update to ${__OLDEST_SUPPORTED__}, or later. `,
  link('/rescue', 'Save unsent work'),
)
document.body.prepend(notice)
// A member’s device hides the home until Today takes its place, which doesn’t come.
delete document.documentElement.dataset['today']

/** The phone’s menu opens without the app, where the browser has popovers. */
const opensItself = 'popover' in HTMLElement.prototype ? ':not([popovertarget])' : ''

/** Nothing answers what was pressed, and no form may send its fields as an address, as old browsers do with one that they take for a plain one. */
function leadToNotice(event: Event): void {
  const pressed = event.target instanceof Element ? event.target.closest(`button${opensItself}, form`) : null
  if (pressed === null || (event.type === 'click' && pressed.matches('form'))) return
  event.preventDefault()
  pressed.removeAttribute('aria-busy')
  notice.scrollIntoView()
  notice.focus()
}
for (const type of ['click', 'submit']) addEventListener(type, leadToNotice, true)
for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy')
